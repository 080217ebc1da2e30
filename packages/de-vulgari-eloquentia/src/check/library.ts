import { hasSeat, only, playerPath, type Report } from '@fondaco/kernel';
import { MAX_LOOKED_AT, type DveState } from '../state.ts';

/** The tiles of the library from the bottom up: one that has its place alone, those that somebody has since taken up together. */
type Pile = readonly number[][];

/**
 * DVE-LIB-2, DVE-INF-3: who looked, at how many tiles, what each kept and put back agree with one another and with the deck.
 * The looks are taken back from the last to the first: what was put back must lie on top, in its order as far as nobody
 * has looked there since.
 */
export function checkLibrary(s: DveState, report: Report): void {
  checkConservation(s, report);
  const looks = s.looks[0];
  const isLooking = s.lookedSize[0] > 0;
  let lookers = 0;
  for (let i = 0; i < looks; i++) {
    if (hasSeat(lookers, s.lookers[i])) report('table.library.looks', 'nobody looks twice', 'DVE-LIB-2');
    lookers |= only(s.lookers[i]);
    if (s.lookedAt[i] > s.board.libraryTiles.length - i)
      report(`table.library.looks[${i}].tiles`, 'are more than the deck had', 'DVE-LIB-2');
  }
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const isUnfinished = isLooking && looks > 0 && s.lookers[looks - 1] === seat;
    if (hasSeat(lookers, seat) ? s.kept[seat] === 0 && !isUnfinished : s.kept[seat] !== 0 || countPutBack(s, seat) > 0)
      report(`${playerPath(seat)}.libraryTile`, 'is kept by who has looked, and nobody else', 'DVE-LIB-2');
  }
  let pile: Pile = Array.from(s.library.subarray(0, s.librarySize[0]), (tile) => [tile]);
  for (let i = looks - 1; i >= 0; i--) {
    const before = takeBack(s, i, isLooking && i === looks - 1, pile);
    if (before === undefined) {
      report(`${playerPath(s.lookers[i])}.putBack`, 'does not lie so on the deck', 'DVE-LIB-2');
      return;
    }
    pile = before;
  }
}

const tiles = new Uint8Array(16);

/** DVE-SET-7 */
function checkConservation(s: DveState, report: Report): void {
  tiles.fill(0);
  for (let i = 0; i < s.board.libraryTiles.length; i++) tiles[s.board.libraryTiles[i]]++;
  for (let i = 0; i < s.librarySize[0]; i++) tiles[s.library[i]]--;
  for (let i = 0; i < s.lookedSize[0]; i++) tiles[s.looked[i]]--;
  for (let seat = 0; seat < s.seats[0]; seat++) if (s.kept[seat] !== 0) tiles[s.kept[seat]]--;
  for (let points = 0; points < tiles.length; points++) {
    if (tiles[points] !== 0)
      report('table.library', `the tiles of ${points} points are not as many as in the box`, 'DVE-SET-7');
  }
}

function countPutBack(s: DveState, seat: number): number {
  let count = 0;
  while (count < MAX_LOOKED_AT && s.putBack[seat * MAX_LOOKED_AT + count] !== 0) count++;
  return count;
}

/** The deck before a look, or undefined if it cannot have been so. */
function takeBack(s: DveState, look: number, isUnfinished: boolean, after: Pile): Pile | undefined {
  const seat = s.lookers[look];
  const count = countPutBack(s, seat);
  const inHand = isUnfinished ? Array.from(s.looked.subarray(0, s.lookedSize[0])) : [];
  const putBack = Array.from(s.putBack.subarray(seat * MAX_LOOKED_AT, seat * MAX_LOOKED_AT + count));
  const kept = s.kept[seat] === 0 ? [] : [s.kept[seat]];
  if (kept.length + count + inHand.length !== s.lookedAt[look]) return undefined;
  const below = after.map((group) => [...group]);
  for (let i = count - 1; i >= 0; i--) {
    const top = below.at(-1);
    const at = top === undefined ? -1 : top.indexOf(putBack[i]);
    if (top === undefined || at < 0) return undefined;
    top.splice(at, 1);
    if (top.length === 0) below.pop();
  }
  return [...below, [...kept, ...putBack, ...inHand]];
}
