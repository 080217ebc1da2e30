import { FRAME_WIDTH, hasSeat, MAX_SEATS, only, WAITING, type Violation } from '@fondaco/kernel';
import { SLOT } from './frames.ts';
import { MAX_DECK } from './parts-file.ts';
import { FIRST_OF_LEVEL, LEVELS, LINGUA_VOLGARE, MANUSCRIPTS } from './data/manuscripts.ts';
import { LAST_TURN } from './data/numbers.ts';
import { CHARTS, CUBES, TILES } from './data/words.ts';
import { isAtSea, realVotes } from './effects.ts';
import { CHARACTER, CHART, FIRST_CARDINAL, PAPAL } from './pieces.ts';
import { copiesOn } from './setup.ts';
import { CUBE_COUNT, KIND_COUNT, type DveState } from './state.ts';
import { highestBid } from './effects/stupor-mundi.ts';
import { STEP, STEP_NAMES } from './step-numbers.ts';

/** Everything that is not as the components and clauses allow. */
export function check(s: DveState): Violation[] {
  const found: Violation[] = [];
  checkCubes(s, found);
  checkManuscripts(s, found);
  checkLibrary(s, found);
  checkCharts(s, found);
  checkPlayers(s, found);
  checkFrames(s, found);
  return found;
}

/** DVE-SET-4: cubes are conserved, and no space of the turn chart holds more than the limit. */
function checkCubes(s: DveState, found: Violation[]): void {
  const seats = s.seats[0];
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let sum = s.forSale[colour] + s.gone[colour];
    for (let turn = 0; turn <= LAST_TURN; turn++) sum += s.turnChart[turn * CUBE_COUNT + colour];
    for (let seat = 0; seat < seats; seat++) sum += s.behind[seat * CUBE_COUNT + colour];
    if (colour === CUBE_COUNT - 1) for (let seat = 0; seat < seats; seat++) sum += s.front[seat];
    const all = s.board.bag[seats][colour];
    if (sum !== all)
      found.push({
        where: `cubes.${CUBES[colour]}`,
        message: `there are ${sum}, but the box has ${all}`,
        clause: 'DVE-SET-4',
      });
  }
  const limit = s.board.perTurn[seats];
  for (let turn = 0; turn <= LAST_TURN; turn++) {
    let held = 0;
    for (let colour = 0; colour < CUBE_COUNT; colour++) held += s.turnChart[turn * CUBE_COUNT + colour];
    if (held > limit)
      found.push({
        where: `turnChart.${turn}`,
        message: `holds ${held} cubes, the limit is ${limit}`,
        clause: 'DVE-CUB-1',
      });
    if (held > 0 && turn > 0 && turn < s.turn[0])
      found.push({ where: `turnChart.${turn}`, message: 'is past, yet holds cubes', clause: 'DVE-EVT-4' });
  }
}

/** DVE-SET-6: manuscripts are conserved. */
function checkManuscripts(s: DveState, found: Violation[]): void {
  for (let level = 1; level <= LEVELS; level++) {
    for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++) {
      let sum = s.open[kind];
      for (let i = s.opened[level - 1]; i < s.deckSize[level - 1]; i++)
        if (s.deck[(level - 1) * MAX_DECK + i] === kind) sum++;
      for (let seat = 0; seat < s.seats[0]; seat++) sum += s.owned[seat * KIND_COUNT + kind];
      const copies = copiesOn(s, level);
      if (sum !== copies) {
        found.push({
          where: `manuscripts.${MANUSCRIPTS[kind].word}`,
          message: `there are ${sum}, but the box has ${copies}`,
          clause: 'DVE-SET-6',
        });
      }
    }
  }
  let volgare = s.open[LINGUA_VOLGARE];
  for (let seat = 0; seat < s.seats[0]; seat++) volgare += s.owned[seat * KIND_COUNT + LINGUA_VOLGARE];
  if (volgare !== s.volgareEntered[0])
    found.push({ where: 'manuscripts.lingua-volgare', message: `is there ${volgare} times`, clause: 'DVE-MAN-5' });
}

const tiles = new Uint8Array(16);

/** DVE-SET-7: library tiles are conserved; DVE-SET-3: two papal events are red. */
function checkLibrary(s: DveState, found: Violation[]): void {
  tiles.fill(0);
  for (let i = 0; i < s.board.libraryTiles.length; i++) tiles[s.board.libraryTiles[i]]++;
  for (let i = 0; i < s.librarySize[0]; i++) tiles[s.library[i]]--;
  for (let i = 0; i < s.lookedSize[0]; i++) tiles[s.looked[i]]--;
  for (let seat = 0; seat < s.seats[0]; seat++) if (s.kept[seat] !== 0) tiles[s.kept[seat]]--;
  for (let points = 0; points < tiles.length; points++) {
    if (tiles[points] !== 0)
      found.push({
        where: 'library',
        message: `the tiles of ${points} points are not as many as in the box`,
        clause: 'DVE-SET-7',
      });
  }
  let red = 0;
  for (let i = 0; i < s.papal.length; i++) if (s.papal[i] === PAPAL.red) red++;
  if (red !== 2) found.push({ where: 'papalEvents', message: `${red} are red; there must be 2`, clause: 'DVE-SET-3' });
}

/** DVE-STK-1, DVE-SET-11: each chart ranks every seat once, by space, and no disc is beyond the end. */
function checkCharts(s: DveState, found: Violation[]): void {
  for (let chart = 0; chart < CHARTS.length; chart++) {
    let seen = 0;
    let before = s.board.lastSpace[chart];
    for (let place = 0; place < s.seats[0]; place++) {
      const seat = s.rank[chart * MAX_SEATS + place];
      const space = s.space[chart * MAX_SEATS + seat];
      if (hasSeat(seen, seat) || space > before)
        found.push({
          where: `charts.${CHARTS[chart]}`,
          message: 'discs are not in order, or beyond the end',
          clause: 'DVE-STK-1',
        });
      seen |= only(seat);
      before = space;
    }
    if (chart === CHART.knowledge && before < 1)
      found.push({ where: 'charts.knowledge', message: 'a disc is before the first space', clause: 'DVE-SET-10' });
  }
}

/** DVE-SET-8, DVE-CON-2, DVE-MOV-6: tiles, characters, ducats and pawns. */
function checkPlayers(s: DveState, found: Violation[]): void {
  let taken = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const tile = s.tile[seat];
    const where = `players[${seat}]`;
    const character = tile < 0 ? CHARACTER.merchant : tile < FIRST_CARDINAL ? CHARACTER.friar : CHARACTER.cardinal;
    if (s.character[seat] !== character)
      found.push({ where: `${where}.tile`, message: 'does not fit the character', clause: 'DVE-SET-8' });
    if (tile >= 0) {
      if (((taken >> tile) & 1) === 1 || s.tileLeft[tile] !== 0)
        found.push({ where: `${where}.tile`, message: `${TILES[tile]} is there twice`, clause: 'DVE-SET-8' });
      taken |= 1 << tile;
    }
    if (s.ducats[seat] < 0) found.push({ where: `${where}.ducats`, message: 'are below 0', clause: 'DVE-SET-11' });
    const isSailing = s.at[seat] >= 0 && isAtSea(s, seat);
    const fits = isSailing
      ? s.embarked[seat] >= 0 && s.board.sea[s.embarked[seat]] === s.at[seat]
      : s.embarked[seat] < 0;
    if (!fits)
      found.push({
        where: `${where}.embarkedFrom`,
        message: 'must be a harbour of the sea the pawn is on, and absent on land',
        clause: 'DVE-MOV-6',
      });
  }
}

/** What each step may stand upon. */
const BELOW: Readonly<Record<string, string | undefined>> = {
  charity: 'calendar',
  actions: 'calendar',
  turn: 'actions',
  library: 'turn',
  summons: 'actions',
  auction: 'actions',
  payment: 'actions',
};

/** DVE-TRN-1: the pending steps are nested as the phases are, and a turn belongs to the one whose place it is. */
function checkFrames(s: DveState, found: Violation[]): void {
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    const name = STEP_NAMES[s.frames[at]];
    const below = i === 0 ? undefined : STEP_NAMES[s.frames[at - FRAME_WIDTH]];
    if (BELOW[name] !== below)
      found.push({
        where: `pending[${i}]`,
        message: `${name} must stand ${BELOW[name] === undefined ? 'first' : `on ${BELOW[name]}`}`,
        clause: 'DVE-TRN-1',
      });
    else if (s.frames[at] === STEP.turn) checkTurn(s, i, found);
    else if (s.frames[at] === STEP.auction) checkAuction(s, i, found);
    else if (s.frames[at] === STEP.payment) checkPayment(s, i, found);
    if ((s.frames[at + WAITING] & (s.frames[at + WAITING] - 1)) !== 0)
      found.push({ where: `pending[${i}].waiting`, message: 'only one player decides at a time', clause: 'DVE-ACT-1' });
  }
}

function checkTurn(s: DveState, i: number, found: Violation[]): void {
  const at = i * FRAME_WIDTH;
  const place = s.frames[at - FRAME_WIDTH + SLOT.actions.next] - 1;
  const isInOrder = place >= 0 && place < s.seats[0] && s.frames[at + WAITING] === only(s.order[place]);
  if (!isInOrder)
    found.push({
      where: `pending[${i}].waiting`,
      message: 'must be the player whose place in the order is before "next"',
      clause: 'DVE-ACT-1',
    });
  else if (s.at[s.order[place]] < 0)
    found.push({ where: `players[${s.order[place]}].at`, message: 'is missing', clause: 'DVE-SET-9' });
}

/** DVE-STU-4: somebody in the auction has bid what they can pay, or the summoner is about to open. */
function checkAuction(s: DveState, i: number, found: Violation[]): void {
  const at = i * FRAME_WIDTH;
  const summoner = s.frames[at + SLOT.auction.summoner];
  const bidders = s.frames[at + SLOT.auction.bidders];
  const bid = s.frames[at + SLOT.auction.bid];
  const bidder = s.frames[at + SLOT.auction.bidder];
  const isOpening = bid === 0 && s.frames[at + WAITING] === only(summoner);
  const isCovered = bid > 0 && bidder >= 0 && hasSeat(bidders, bidder) && bid <= highestBid(s, bidder, summoner);
  if (summoner < 0 || bidders === 0 || (s.frames[at + WAITING] & ~bidders) !== 0 || !(isOpening || isCovered)) {
    found.push({
      where: `pending[${i}]`,
      message: 'must have bidders, and a bid that its bidder can pay',
      clause: 'DVE-STU-4',
    });
  }
}

/** DVE-STU-5: who pays has cubes worth what is due. */
function checkPayment(s: DveState, i: number, found: Violation[]): void {
  const at = i * FRAME_WIDTH;
  const due = s.frames[at + SLOT.payment.due];
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (hasSeat(s.frames[at + WAITING], seat) && due >= 1 && due <= realVotes(s, seat)) return;
  }
  found.push({
    where: `pending[${i}].due`,
    message: 'must be what the one who pays has in cubes',
    clause: 'DVE-STU-5',
  });
}
