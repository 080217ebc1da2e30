import { drawBelow, MAX_SEATS, push, shuffleByChance } from '@fondaco/kernel';
import { EVENTS, MAX_DECK } from './parts-file.ts';
import { FIRST_OF_LEVEL, LEVELS } from './data/manuscripts.ts';
import { CUBE_TURNS, FIRST_SPACE, PAPAL_TILES, START_DUCATS } from './data/numbers.ts';
import { refillManuscripts } from './effects/manuscripts.ts';
import { isLone } from './options.ts';
import { CHART, PAPAL, STUPOR } from './pieces.ts';
import { CUBE_COUNT, type DveState } from './state.ts';
import { STEP } from './step-numbers.ts';

const MOST_CUBES = 84;
const bag = new Uint8Array(MOST_CUBES);

/** Sets a blank, seeded state up. The order of the draws is part of the rules of replay. */
export function setup(s: DveState): void {
  layOutPlayers(s);
  layOutEvents(s);
  layOutPapalEvents(s);
  fillTurnChart(s);
  layOutCanticle(s);
  shuffleManuscripts(s);
  layOutLibrary(s);
  push(s, STEP['starting-cities'], 0, s.seats[0] - 1);
}

/** DVE-SET-1, DVE-SET-8, DVE-SET-9, DVE-SET-10, DVE-SET-11 */
function layOutPlayers(s: DveState): void {
  const seats = s.seats[0];
  s.tile.fill(-1);
  s.at.fill(-1);
  s.embarked.fill(-1);
  s.tileLeft.fill(1);
  for (let seat = 0; seat < seats; seat++) {
    s.ducats[seat] = START_DUCATS;
    s.order[seat] = seat;
  }
  shuffleByChance(s, s.order, 0, seats);
  for (let chart = 0; chart <= CHART.rest; chart++) {
    for (let place = 0; place < seats; place++) s.rank[chart * MAX_SEATS + place] = s.order[seats - 1 - place];
  }
  for (let seat = 0; seat < seats; seat++) s.space[CHART.knowledge * MAX_SEATS + seat] = FIRST_SPACE;
}

/** DVE-SET-2: a random tile on turn 1, the others after it in ascending number, with 1 after 9. */
function layOutEvents(s: DveState): void {
  const inCircle = EVENTS - 1;
  const first = drawBelow(s, inCircle);
  for (let i = 0; i < inCircle; i++) s.eventOn[i + 1] = ((first + i) % inCircle) + 1;
  s.eventOn[EVENTS] = STUPOR;
}

/** DVE-SET-3 */
function layOutPapalEvents(s: DveState): void {
  s.papal.fill(PAPAL.white);
  s.papal[0] = PAPAL.red;
  s.papal[1] = PAPAL.red;
  shuffleByChance(s, s.papal, 0, PAPAL_TILES);
}

/** DVE-SET-4: the bag is drawn empty for turns 1–7. */
function fillTurnChart(s: DveState): void {
  const counts = s.board.bag[s.seats[0]];
  let size = 0;
  for (let colour = 0; colour < CUBE_COUNT; colour++) for (let i = 0; i < counts[colour]; i++) bag[size++] = colour;
  shuffleByChance(s, bag, 0, size);
  const limit = size / CUBE_TURNS;
  for (let i = 0; i < size; i++) s.turnChart[(1 + Math.floor(i / limit)) * CUBE_COUNT + bag[i]]++;
}

/** DVE-SET-5 */
function layOutCanticle(s: DveState): void {
  const turns = s.board.canticleTurns;
  for (let i = 0; i < turns.length; i++) s.canticleTurn[i] = turns[i];
  shuffleByChance(s, s.canticleTurn, 0, turns.length);
}

/** How many tiles of a kind there are on a level (DVE-SET-6, DVE-VAR-1). */
export function copiesOn(s: DveState, level: number): number {
  if (level === LEVELS) return s.board.perPair;
  return level === 1 && isLone(s) ? 1 : s.board.perDialect[level - 1];
}

/** DVE-SET-6 */
function shuffleManuscripts(s: DveState): void {
  for (let level = 1; level <= LEVELS; level++) {
    const base = (level - 1) * MAX_DECK;
    let size = 0;
    for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++) {
      for (let i = 0; i < copiesOn(s, level); i++) s.deck[base + size++] = kind;
    }
    s.deckSize[level - 1] = size;
    shuffleByChance(s, s.deck, base, size);
  }
  refillManuscripts(s, undefined);
}

/** DVE-SET-7 */
function layOutLibrary(s: DveState): void {
  const tiles = s.board.libraryTiles;
  for (let i = 0; i < tiles.length; i++) s.library[i] = tiles[i];
  s.librarySize[0] = tiles.length;
  shuffleByChance(s, s.library, 0, tiles.length);
}
