import { shuffle, type Random } from '@fondaco/kernel';
import { MAX_DECK, MAX_LIBRARY } from './parts-file.ts';
import { FIRST_OF_LEVEL, LEVELS } from './data/manuscripts.ts';
import { PAPAL_TILES } from './data/numbers.ts';
import { MAX_LOOKED_AT, type DveState } from './state.ts';

const pool = new Uint8Array(32);

/** Deals anew what a seat, or a spectator, cannot know (DVE-INF-2, DVE-INF-3); at the end nothing is hidden (DVE-INF-4). */
export function dealHidden(s: DveState, seat: number | undefined, rng: Random): void {
  dealPapalEvents(s, rng);
  dealManuscripts(s, rng);
  dealLibrary(s, seat ?? -1, rng);
}

function dealPapalEvents(s: DveState, rng: Random): void {
  const from = s.papalShown[0];
  s.papal.subarray(from).sort();
  shuffle(rng, s.papal, from, PAPAL_TILES - from);
}

/** Sorted first, so that the result depends on which tiles are left and not on their order. */
function dealManuscripts(s: DveState, rng: Random): void {
  for (let level = 1; level <= LEVELS; level++) {
    const from = (level - 1) * MAX_DECK + s.opened[level - 1];
    const count = s.deckSize[level - 1] - s.opened[level - 1];
    let at = from;
    pool.fill(0);
    for (let i = 0; i < count; i++) pool[s.deck[from + i]]++;
    for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++)
      while (pool[kind]-- > 0) s.deck[at++] = kind;
    shuffle(rng, s.deck, from, count);
  }
}

/**
 * The library. A seat that has looked knows its own tile and what it put back in which order; of the others it knows only who
 * looked at how many tiles and when. So the world is rebuilt from its own look on: unknown tiles are dealt, then each later look is
 * played again with some tile kept and the rest put back in some order. What earlier lookers put back is their knowledge and
 * nobody else's: it is made up to fit.
 */
function dealLibrary(s: DveState, seat: number, rng: Random): void {
  const looks = s.looks[0];
  const isLooking = s.lookedSize[0] > 0;
  let own = -1;
  for (let i = 0; i < looks; i++) if (s.lookers[i] === seat) own = i;
  let size = takeUnknownTiles(s, seat, own === looks - 1 && isLooking, rng);
  const stillLooking = s.lookedSize[0];
  for (let i = 0; i < own; i++) s.kept[s.lookers[i]] = pool[--size];
  makeUpEarlierLooks(s, seat, own, size);
  s.library.fill(0);
  for (let i = 0; i < size; i++) s.library[i] = pool[i];
  if (own >= 0) for (let i = seat * MAX_LOOKED_AT; s.putBack[i] !== 0; i++) s.library[size++] = s.putBack[i];
  s.librarySize[0] = size;
  for (let i = own + 1; i < looks; i++) lookAgain(s, i, isLooking && i === looks - 1 ? stillLooking : 0, rng);
}

const deckThen = new Uint8Array(2 * MAX_LIBRARY);

/** Lays the deck as it may have been before the seat looked, and takes the looks before that back one by one. */
function makeUpEarlierLooks(s: DveState, seat: number, own: number, unknown: number): void {
  if (own <= 0) return;
  let size = unknown;
  deckThen.set(pool.subarray(0, size));
  for (let i = seat * MAX_LOOKED_AT; s.putBack[i] !== 0; i++) deckThen[size++] = s.putBack[i];
  if (s.kept[seat] !== 0) deckThen[size++] = s.kept[seat];
  if (own === s.looks[0] - 1) for (let i = 0; i < s.lookedSize[0]; i++) deckThen[size++] = s.looked[i];
  for (let i = own - 1; i >= 0; i--) {
    const other = s.lookers[i];
    const count = s.lookedAt[i] - 1;
    for (let j = 0; j < count; j++) s.putBack[other * MAX_LOOKED_AT + j] = deckThen[size - count + j];
    deckThen[size++] = s.kept[other];
  }
}

/** Gathers into `pool`, shuffled, every tile the seat does not know; returns how many. */
function takeUnknownTiles(s: DveState, seat: number, isLooking: boolean, rng: Random): number {
  const tiles = s.board.libraryTiles;
  let size = 0;
  for (let i = 0; i < tiles.length; i++) pool[size++] = tiles[i];
  pool.subarray(0, size).sort();
  if (seat >= 0 && s.kept[seat] !== 0) size = removeFromPool(s.kept[seat], size);
  if (seat >= 0) for (let i = seat * MAX_LOOKED_AT; s.putBack[i] !== 0; i++) size = removeFromPool(s.putBack[i], size);
  if (isLooking) for (let i = 0; i < s.lookedSize[0]; i++) size = removeFromPool(s.looked[i], size);
  shuffle(rng, pool, 0, size);
  return size;
}

function removeFromPool(tile: number, size: number): number {
  let i = 0;
  while (pool[i] !== tile) i++;
  for (; i < size - 1; i++) pool[i] = pool[i + 1];
  return size - 1;
}

/** Plays another's look again, leaving `unfinished` tiles in their hand if they are not done. */
function lookAgain(s: DveState, look: number, unfinished: number, rng: Random): void {
  const other = s.lookers[look];
  const count = s.lookedAt[look];
  const from = s.librarySize[0] - count;
  shuffle(rng, s.library, from, count);
  s.putBack.fill(0, other * MAX_LOOKED_AT, (other + 1) * MAX_LOOKED_AT);
  let left = count;
  const hasKept = unfinished < count;
  s.kept[other] = hasKept ? s.library[from + --left] : 0;
  s.looked.fill(0);
  for (let i = 0; i < unfinished; i++) s.looked[i] = s.library[from + --left];
  s.looked.subarray(0, unfinished).sort();
  for (let i = 0; i < left; i++) s.putBack[other * MAX_LOOKED_AT + i] = s.library[from + i];
  s.librarySize[0] = from + left;
  s.library.fill(0, from + left);
}
