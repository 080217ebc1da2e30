import {
  allSeats,
  FRAME_WIDTH,
  MAX_SEATS,
  only,
  refusePosition,
  seatsIn,
  shuffleByChance,
  success,
  WAITING,
  type Fault,
  type Json,
  type JsonObject,
  type Result,
} from '@fondaco/kernel';
import { EVENTS, MAX_DECK } from './parts-file.ts';
import { FIRST_OF_LEVEL, LEVELS, LINGUA_VOLGARE, MANUSCRIPTS } from './data/manuscripts.ts';
import { FIRST_PAPAL_TURN, FIRST_SPACE, LAST_TURN, PAPAL_TILES, START_DUCATS } from './data/numbers.ts';
import { CHARTS, CUBES, OFFICES, ONCE, PAPAL_EVENTS, TILES } from './data/words.ts';
import { isAtSea } from './effects.ts';
import { isExhausted } from './effects/manuscripts.ts';
import { CHARACTER, CHART, DONE, FIRST_CARDINAL, PAPAL, STUPOR } from './pieces.ts';
import { positionShape, TURNS, type DvePosition } from './position-shape.ts';
import { STEP } from './step-numbers.ts';
import { copiesOn } from './setup.ts';
import { CHART_COUNT, CUBE_COUNT, KIND_COUNT, MAX_LOOKED_AT, type DveState } from './state.ts';
import { cubeCounts, manuscriptWords, openEvents, putBackBy } from './view.ts';

/** The whole state in words; the members are explained in docs/positions.md. */
export function toPosition(s: DveState, seats: readonly string[]): JsonObject {
  const { board } = s;
  const names = (field: Uint8Array, from: number): string[] => seats.map((_, i) => seats[field[from + i]]);
  return {
    turn: s.turn[0],
    order: names(s.order, 0),
    events: { onTurn: Array.from(s.eventOn.subarray(1)), open: openEvents(s) },
    canticle: Object.fromEntries(board.franciscans.map((zone, i) => [board.zoneWords[zone], s.canticleTurn[i]])),
    papalEvents: { tiles: Array.from(s.papal, (colour) => PAPAL_EVENTS[colour]), shown: s.papalShown[0] },
    turnChart: Object.fromEntries(
      Array.from({ length: LAST_TURN }, (_, i) => [i + 1, cubeCounts(s.turnChart, (i + 1) * CUBE_COUNT)]),
    ),
    forSale: cubeCounts(s.forSale, 0),
    stacks: Object.fromEntries(CHARTS.map((chart, i) => [chart, names(s.rank, i * MAX_SEATS)])),
    manuscripts: {
      open: manuscriptWords(s.open, 0),
      decks: Array.from({ length: LEVELS }, (_, i) => deckWords(s, i)),
      volgareEntered: s.volgareEntered[0] !== 0,
    },
    tiles: TILES.filter((_, tile) => s.tileLeft[tile] !== 0),
    library: {
      deck: Array.from(s.library.subarray(0, s.librarySize[0])),
      lookingAt: Array.from(s.looked.subarray(0, s.lookedSize[0])),
      looks: Array.from({ length: s.looks[0] }, (_, i) => ({ player: seats[s.lookers[i]], tiles: s.lookedAt[i] })),
    },
    inquisitorUsed: s.accused[0] !== 0,
    acting: {
      actions: s.actions[0],
      done: ONCE.filter((_, i) => s.done[i] !== 0),
      mustLand: s.mustLand[0] !== 0,
      canticleSaved: s.canticleSaved[0] !== 0,
      elected: s.elected[0] !== 0,
    },
    players: Object.fromEntries(seats.map((player, seat) => [player, playerPosition(s, seat)])),
  };
}

function deckWords(s: DveState, level: number): string[] {
  const from = level * MAX_DECK;
  return Array.from(
    s.deck.subarray(from + s.opened[level], from + s.deckSize[level]),
    (kind) => MANUSCRIPTS[kind].word,
  );
}

function playerPosition(s: DveState, seat: number): JsonObject {
  const { board } = s;
  return {
    ...(s.at[seat] < 0 ? { at: null } : { at: board.placeWords[s.at[seat]] }),
    ...(s.embarked[seat] < 0 ? {} : { embarkedFrom: board.zoneWords[s.embarked[seat]] }),
    ducats: s.ducats[seat],
    ...(s.tile[seat] < 0 ? {} : { tile: TILES[s.tile[seat]] }),
    behind: cubeCounts(s.behind, seat * CUBE_COUNT),
    amanuensesInFront: s.front[seat],
    charts: Object.fromEntries(CHARTS.map((chart, i) => [chart, s.space[i * MAX_SEATS + seat]])),
    bologna: s.bologna[seat],
    bolognaClaimed: s.bolognaClaimed[seat] !== 0,
    claimed: board.zoneWords.filter((_, zone) => seatsIn(s.claimed[zone]).includes(seat)),
    manuscripts: manuscriptWords(s.owned, seat * KIND_COUNT),
    libraryTile: s.kept[seat],
    putBack: putBackBy(s, seat),
    office: OFFICES[s.office[seat]],
  };
}

/** Reads a position; what it does not mention is as at the start, dealt from what is left, or out of the game. */
export function fromPosition(s: DveState, position: Json, seats: readonly string[]): Result<void> {
  const faults: Fault[] = [];
  const read = positionShape(s, seats)(position, 'table', faults);
  if (faults.length > 0) return refusePosition(faults);
  placeOpenThings(s, read, faults);
  placePlayers(s, read, seats, faults);
  placeDiscs(s, read, faults);
  placeManuscripts(s, read, faults);
  placeLibrary(s, read, seats, faults);
  placeGoneCubes(s, faults);
  s.mustLand[0] = Number(read.acting.mustLand ?? isLandingDue(s));
  return faults.length > 0 ? refusePosition(faults) : success(undefined);
}

/** DVE-MOV-6: whether the pending turn is of a pawn at sea that has not moved. */
function isLandingDue(s: DveState): boolean {
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    if (s.frames[at] !== STEP.turn) continue;
    return seatsIn(s.frames[at + WAITING]).some((seat) => isAtSea(s, seat)) && s.done[DONE.move] === 0;
  }
  return false;
}

/** A list of seats must be all of them, each once. */
function permutation(
  given: readonly number[] | undefined,
  seats: number,
  { where, clause }: Required<Pick<Fault, 'where' | 'clause'>>,
  faults: Fault[],
): number[] {
  const list = given === undefined ? Array.from({ length: seats }, (_, i) => i) : [...given];
  if (new Set(list).size !== seats) faults.push({ where, message: 'must name every player once', clause });
  return list;
}

function placeOpenThings(s: DveState, read: DvePosition, faults: Fault[]): void {
  s.turn[0] = read.turn;
  s.order.set(permutation(read.order, s.seats[0], { where: 'table.order', clause: 'DVE-ORD-1' }, faults));
  s.eventOn.set(read.events.onTurn ?? eventsThatFit(read.turn, read.events.open), 1);
  for (const event of read.events.open) s.eventOpen[event] = 1;
  const given = s.board.franciscans.map((zone) => read.canticle[s.board.zoneWords[zone]]);
  const left = s.board.canticleTurns.filter((turn) => !given.includes(turn));
  s.canticleTurn.set(given.map((turn) => turn ?? left.shift() ?? 0));
  s.papalShown[0] = read.papalEvents.shown ?? Math.max(0, read.turn - FIRST_PAPAL_TURN + 1);
  if (read.papalEvents.tiles === undefined) {
    s.papal.set([PAPAL.red, PAPAL.red], PAPAL_TILES - 2);
    shuffleByChance(s, s.papal, s.papalShown[0], PAPAL_TILES - s.papalShown[0]);
  } else s.papal.set(read.papalEvents.tiles);
  for (const turn of TURNS) placeCubes(s.turnChart, Number(turn) * CUBE_COUNT, read.turnChart[turn] ?? {});
  placeCubes(s.forSale, 0, read.forSale);
  s.accused[0] = Number(read.inquisitorUsed);
  s.actions[0] = read.acting.actions;
  for (const name of read.acting.done) s.done[ONCE.indexOf(name)] = 1;
  s.canticleSaved[0] = Number(read.acting.canticleSaved);
  s.elected[0] = Number(read.acting.elected);
}

/** DVE-SET-2: the first circle of tiles in which those that lie open have come by now. */
function eventsThatFit(turn: number, open: readonly number[]): number[] {
  const circle = (first: number): number[] =>
    Array.from({ length: EVENTS }, (_, i) => (i === EVENTS - 1 ? STUPOR : ((first + i) % (EVENTS - 1)) + 1));
  const circles = Array.from({ length: EVENTS - 1 }, (_, first) => circle(first));
  return circles.find((tiles) => open.every((event) => tiles.indexOf(event) < turn)) ?? circles[0];
}

function placeCubes(field: Uint8Array, from: number, counts: Partial<Record<string, number>>): void {
  CUBES.forEach((cube, colour) => (field[from + colour] = counts[cube] ?? 0));
}

function placePlayers(s: DveState, read: DvePosition, seats: readonly string[], faults: Fault[]): void {
  s.tile.fill(-1);
  s.at.fill(-1);
  s.embarked.fill(-1);
  s.tileLeft.fill(1);
  seats.forEach((name, seat) => {
    const given = read.players[name];
    s.at[seat] = given?.at ?? s.board.roma;
    s.ducats[seat] = given?.ducats ?? START_DUCATS;
    s.space[CHART.knowledge * MAX_SEATS + seat] = FIRST_SPACE;
    if (given === undefined) return;
    s.embarked[seat] = given.embarkedFrom;
    s.tile[seat] = given.tile;
    if (given.tile >= 0) s.character[seat] = given.tile < FIRST_CARDINAL ? CHARACTER.friar : CHARACTER.cardinal;
    if (given.tile >= 0 && s.tileLeft[given.tile] === 0)
      faults.push({
        where: `table.players.${name}.tile`,
        message: `${TILES[given.tile]} is there twice`,
        clause: 'DVE-SET-8',
      });
    if (given.tile >= 0) s.tileLeft[given.tile] = 0;
    placeCubes(s.behind, seat * CUBE_COUNT, given.behind);
    s.front[seat] = given.amanuensesInFront;
    CHARTS.forEach(
      (chart, i) => (s.space[i * MAX_SEATS + seat] = given.charts[chart] ?? s.space[i * MAX_SEATS + seat]),
    );
    s.bologna[seat] = given.bologna;
    s.bolognaClaimed[seat] = Number(given.bolognaClaimed);
    for (const zone of given.claimed) s.claimed[zone] |= only(seat);
    for (const kind of given.manuscripts) s.owned[seat * KIND_COUNT + kind]++;
    s.kept[seat] = given.libraryTile;
    s.putBack.set(given.putBack, seat * MAX_LOOKED_AT);
    s.office[seat] = given.office;
  });
  if (read.tiles === undefined) return;
  s.tileLeft.fill(0);
  for (const tile of read.tiles) s.tileLeft[tile] = 1;
}

/** Discs on one space are stacked as `stacks` says, else the first player's lowest. */
function placeDiscs(s: DveState, read: DvePosition, faults: Fault[]): void {
  for (let chart = 0; chart < CHART_COUNT; chart++) {
    const base = chart * MAX_SEATS;
    const stacked = permutation(
      read.stacks[CHARTS[chart]],
      s.seats[0],
      { where: `table.stacks.${CHARTS[chart]}`, clause: 'DVE-STK-1' },
      faults,
    );
    stacked.sort((a, b) => s.space[base + b] - s.space[base + a]);
    s.rank.set(stacked, base);
  }
}

/** Manuscripts that are nowhere else lie in their decks, shuffled by the position's own chance. */
function placeManuscripts(s: DveState, read: DvePosition, faults: Fault[]): void {
  for (const kind of read.manuscripts.open) s.open[kind]++;
  for (let level = 1; level <= LEVELS; level++) {
    const kinds: number[] = [];
    let size = 0;
    for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++) {
      let left = copiesOn(s, level) - s.open[kind];
      size += copiesOn(s, level);
      for (let seat = 0; seat < s.seats[0]; seat++) left -= s.owned[seat * KIND_COUNT + kind];
      if (left < 0)
        faults.push({
          where: 'table.manuscripts',
          message: `has ${MANUSCRIPTS[kind].word} ${-left} times too often`,
          clause: 'DVE-SET-6',
        });
      for (let i = 0; i < left; i++) kinds.push(kind);
    }
    const given = read.manuscripts.decks?.[level - 1];
    const deck = given ?? kinds;
    if (deck.length > size)
      faults.push({
        where: `table.manuscripts.decks[${level - 1}]`,
        message: `holds ${deck.length} tiles, the box has ${size}`,
        clause: 'DVE-SET-6',
      });
    if (deck.some((kind) => kind === LINGUA_VOLGARE || MANUSCRIPTS[kind].level !== level))
      faults.push({
        where: `table.manuscripts.decks[${level - 1}]`,
        message: `must hold level ${level} only`,
        clause: 'DVE-SET-6',
      });
    if (faults.length > 0) return;
    s.deckSize[level - 1] = size;
    s.opened[level - 1] = size - deck.length;
    const from = (level - 1) * MAX_DECK + size - deck.length;
    s.deck.set(deck, from);
    if (given === undefined) shuffleByChance(s, s.deck, from, deck.length);
  }
  placeVolgare(s, read);
}

/** DVE-MAN-5: where nothing is said of it, Lingua Volgare has entered if a level is exhausted below one that is not. */
function placeVolgare(s: DveState, read: DvePosition): void {
  let isThere = s.open[LINGUA_VOLGARE] > 0;
  for (let seat = 0; seat < s.seats[0]; seat++) isThere ||= s.owned[seat * KIND_COUNT + LINGUA_VOLGARE] > 0;
  let isDue = false;
  for (let level = 2; level <= LEVELS; level++) isDue ||= isExhausted(s, level - 1) && !isExhausted(s, level);
  const hasEntered = read.manuscripts.volgareEntered ?? (isThere || isDue);
  s.volgareEntered[0] = Number(hasEntered);
  if (read.manuscripts.volgareEntered === undefined && !isThere && isDue) s.open[LINGUA_VOLGARE] = 1;
}

/** Library tiles that are nowhere else lie in the deck, shuffled by the position's own chance. */
function placeLibrary(s: DveState, read: DvePosition, seats: readonly string[], faults: Fault[]): void {
  const left = [...s.board.libraryTiles];
  const take = (tile: number, where: string): void => {
    const i = left.indexOf(tile);
    if (i < 0) faults.push({ where, message: `there are not so many tiles of ${tile} points`, clause: 'DVE-SET-7' });
    else left.splice(i, 1);
  };
  for (const tile of read.library.lookingAt) take(tile, 'table.library.lookingAt');
  for (let seat = 0; seat < s.seats[0]; seat++)
    if (s.kept[seat] !== 0) take(s.kept[seat], `table.players.${seats[seat]}.libraryTile`);
  const deck = read.library.deck ?? left;
  s.library.set(deck);
  s.librarySize[0] = deck.length;
  if (read.library.deck === undefined) shuffleByChance(s, s.library, 0, deck.length);
  s.looked.set(read.library.lookingAt.toSorted((a, b) => a - b));
  s.lookedSize[0] = read.library.lookingAt.length;
  placeLooks(s, read.library.looks ?? looksOfKeepers(s));
}

type Look = { readonly player: number; readonly tiles: number };

/** Who keeps a tile has looked at it and at what they put back. */
function looksOfKeepers(s: DveState): Look[] {
  const keepers = seatsIn(allSeats(s.seats[0])).filter((seat) => s.kept[seat] !== 0);
  return keepers.map((seat) => ({ player: seat, tiles: 1 + putBackBy(s, seat).length }));
}

function placeLooks(s: DveState, looks: readonly Look[]): void {
  s.looks[0] = looks.length;
  looks.forEach((look, i) => {
    s.lookers[i] = look.player;
    s.lookedAt[i] = look.tiles;
  });
}

/** Cubes that are nowhere are out of the game (DVE-CUB-1). */
function placeGoneCubes(s: DveState, faults: Fault[]): void {
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let placed = s.forSale[colour];
    for (let turn = 1; turn <= LAST_TURN; turn++) placed += s.turnChart[turn * CUBE_COUNT + colour];
    for (let seat = 0; seat < s.seats[0]; seat++) placed += s.behind[seat * CUBE_COUNT + colour];
    if (colour === CUBE_COUNT - 1) for (let seat = 0; seat < s.seats[0]; seat++) placed += s.front[seat];
    const all = s.board.bag[s.seats[0]][colour];
    if (placed > all)
      faults.push({
        where: 'table',
        message: `has ${placed} cubes of kind ${CUBES[colour]}, the box has ${all}`,
        clause: 'DVE-SET-4',
      });
    s.gone[colour] = Math.max(0, all - placed);
  }
}
