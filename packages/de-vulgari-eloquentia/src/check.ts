import { hasSeat, MAX_SEATS, only, playerPath, type Report, type Violation } from '@fondaco/kernel';
import { checkCalendar } from './check/calendar.ts';
import { checkLibrary } from './check/library.ts';
import { checkPending } from './check/pending.ts';
import { FIRST_OF_LEVEL, LEVELS, LINGUA_VOLGARE, MANUSCRIPTS } from './data/manuscripts.ts';
import { LAST_TURN } from './data/numbers.ts';
import { CHARTS, CUBES, TILES } from './data/words.ts';
import { isAtSea } from './effects.ts';
import { isExhausted } from './effects/manuscripts.ts';
import { MAX_DECK } from './parts-file.ts';
import { CHARACTER, CHART, FIRST_CARDINAL, KIND } from './pieces.ts';
import { copiesOn } from './setup.ts';
import { CUBE_COUNT, KIND_COUNT, type DveState } from './state.ts';

/** Everything that is not as the components and clauses allow. */
export function check(s: DveState): Violation[] {
  const found: Violation[] = [];
  const report: Report = (where, message, clause) => void found.push({ where, message, clause });
  checkCubes(s, report);
  checkManuscripts(s, report);
  checkLibrary(s, report);
  checkCharts(s, report);
  checkPlayers(s, report);
  checkCalendar(s, report);
  // What the steps ask is looked at only where the pieces are right: it is worked out from them.
  if (found.length === 0) checkPending(s, report);
  return found;
}

/** DVE-SET-4: cubes are conserved, and no space of the turn chart holds more than the limit. */
function checkCubes(s: DveState, report: Report): void {
  const seats = s.seats[0];
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let sum = s.forSale[colour] + s.gone[colour];
    for (let turn = 0; turn <= LAST_TURN; turn++) sum += s.turnChart[turn * CUBE_COUNT + colour];
    for (let seat = 0; seat < seats; seat++) sum += s.behind[seat * CUBE_COUNT + colour];
    if (colour === CUBE_COUNT - 1) for (let seat = 0; seat < seats; seat++) sum += s.front[seat];
    const all = s.board.bag[seats][colour];
    if (sum !== all) report('table', `has ${sum} cubes of kind ${CUBES[colour]}, the box has ${all}`, 'DVE-SET-4');
  }
  const limit = s.board.perTurn[seats];
  for (let turn = 0; turn <= LAST_TURN; turn++) {
    let held = 0;
    for (let colour = 0; colour < CUBE_COUNT; colour++) held += s.turnChart[turn * CUBE_COUNT + colour];
    if (held > limit) report(`table.turnChart.${turn}`, `holds ${held} cubes, the limit is ${limit}`, 'DVE-CUB-1');
    if (held > 0 && turn <= s.turn[0])
      report(`table.turnChart.${turn}`, 'holds cubes although its turn has begun', 'DVE-EVT-4');
  }
}

/** DVE-SET-6: manuscripts are conserved; DVE-MAN-5: Lingua Volgare is there from the first exhausted level on. */
function checkManuscripts(s: DveState, report: Report): void {
  let isDue = false;
  for (let level = 1; level <= LEVELS; level++) {
    for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++) {
      let sum = s.open[kind];
      for (let i = s.opened[level - 1]; i < s.deckSize[level - 1]; i++)
        if (s.deck[(level - 1) * MAX_DECK + i] === kind) sum++;
      for (let seat = 0; seat < s.seats[0]; seat++) sum += s.owned[seat * KIND_COUNT + kind];
      const copies = copiesOn(s, level);
      if (sum !== copies)
        report('table.manuscripts', `have ${sum} of ${MANUSCRIPTS[kind].word}, the box has ${copies}`, 'DVE-SET-6');
    }
    if (level > 1 && !isExhausted(s, level) && isExhausted(s, level - 1)) isDue = true;
  }
  let volgare = s.open[LINGUA_VOLGARE];
  for (let seat = 0; seat < s.seats[0]; seat++) volgare += s.owned[seat * KIND_COUNT + LINGUA_VOLGARE];
  if (volgare !== s.volgareEntered[0])
    report('table.manuscripts.volgareEntered', `does not fit: Lingua Volgare is there ${volgare} times`, 'DVE-MAN-5');
  else if (isDue && volgare === 0)
    report('table.manuscripts.volgareEntered', 'is true once a level is exhausted below one that is not', 'DVE-MAN-5');
}

/** DVE-STK-1, DVE-SET-11: each chart ranks every seat once, by space, and no disc is beyond the end. */
function checkCharts(s: DveState, report: Report): void {
  for (let chart = 0; chart < CHARTS.length; chart++) {
    let found = 0;
    let before = s.board.lastSpace[chart];
    for (let place = 0; place < s.seats[0]; place++) {
      const seat = s.rank[chart * MAX_SEATS + place];
      const space = s.space[chart * MAX_SEATS + seat];
      if (hasSeat(found, seat) || space > before)
        report(`table.stacks.${CHARTS[chart]}`, 'discs are not in order, or beyond the end', 'DVE-STK-1');
      found |= only(seat);
      before = space;
    }
    if (chart === CHART.knowledge && before < 1)
      report('table.players', 'a disc of knowledge is before the first space', 'DVE-SET-10');
  }
}

/** DVE-SET-8, DVE-CON-2, DVE-MOV-6, DVE-CIT-1: tiles, characters, ducats, pawns and claims. */
function checkPlayers(s: DveState, report: Report): void {
  let taken = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const tile = s.tile[seat];
    const where = playerPath(seat);
    const character = tile < 0 ? CHARACTER.merchant : tile < FIRST_CARDINAL ? CHARACTER.friar : CHARACTER.cardinal;
    if (s.character[seat] !== character) report(`${where}.tile`, 'does not fit the character', 'DVE-SET-8');
    if (tile >= 0) {
      if (((taken >> tile) & 1) === 1 || s.tileLeft[tile] !== 0)
        report(`${where}.tile`, `${TILES[tile]} is there twice`, 'DVE-SET-8');
      taken |= 1 << tile;
    }
    if (s.ducats[seat] < 0) report(`${where}.ducats`, 'are below 0', 'DVE-SET-11');
    const isSailing = s.at[seat] >= 0 && isAtSea(s, seat);
    const fits = isSailing
      ? s.embarked[seat] >= 0 && s.board.sea[s.embarked[seat]] === s.at[seat]
      : s.embarked[seat] < 0;
    if (!fits)
      report(`${where}.embarkedFrom`, 'must be a harbour of the sea the pawn is on, and absent on land', 'DVE-MOV-6');
  }
  for (let zone = 0; zone < s.board.zones; zone++) {
    if (s.claimed[zone] === 0) continue;
    const { ducats, knowledge, kind, zoneWords } = s.board;
    if (ducats[zone] + knowledge[zone] === 0 || kind[zone] === KIND.university)
      report('table.players', `nobody can have claimed ${zoneWords[zone]}`, 'DVE-CIT-1');
  }
}
