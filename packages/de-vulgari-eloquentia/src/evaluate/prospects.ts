import { FeatureList, MAX_SEATS } from '@fondaco/kernel';
import {
  CANTICLE_POINTS,
  CARDINAL_DUCATS,
  CUBE_DUCATS,
  FIRST_PAPAL_TURN,
  LAST_CHARITY_TURN,
  LAST_TURN,
  OFFICE_POINTS,
  OFFICE_VOTES,
  PAPAL_TILES,
  VOTES,
} from '../data/numbers.ts';
import { CHARACTERS, DIALECTS } from '../data/words.ts';
import { cubesBehind, virtualCubes } from '../effects.ts';
import { CHARACTER, CHART, CUBE, OFFICE, PAPAL } from '../pieces.ts';
import { CUBE_COUNT, type DveState } from '../state.ts';
import { FAR, GOAL, GOALS, reachOn, rowOf } from './reach.ts';
import { coloursOf, POINTS_UNIT, votes, VOTES_UNIT } from './seat-summary.ts';

/** What long plans need: the time that is left, the price of the hat, the votes to be had, and who else competes. All of it is public. */
const list = new FeatureList();
const TURN_IS = list.many('turn', LAST_TURN + 1);
const TO_COME = list.one('turns-to-come');
const ENDS_NEXT = list.one('ends-next');
const HAT_NAMES = ['ready', 'ducats-missing', 'cube', 'office', 'votes-missing'] as const;
const HAT = list.each('hat', HAT_NAMES);
const RIVAL_HAT = list.each('rival-hat', HAT_NAMES);
const POPES = list.one('rival-popes');
const LEVEL_GAP = list.one('next-level');
const VOTES_NOW = list.each('votes', ['for-sale', 'affordable', 'soon', 'later']);
const SONGS = list.each('songs', ['first', 'second', 'gap', 'cubes']);
const RIDDLE = list.each('riddle', ['first', 'points', 'gap']);
const RICHEST = list.each('richest', ['own', 'gap']);
const MOST_VOTES = list.one('most-votes');
const OTHERS = list.each('others', CHARACTERS);
const ALMS = list.each('alms', ['paid', 'received']);
const COLOUR = list.each('colour', DIALECTS);
const HAT_WAY = list.one('hat-way');

export const PROSPECT_NAMES: readonly string[] = list.names;

const SOON_TURNS = 3;
const LATER_VOTES_UNIT = 30;
const SPACES_UNIT = 12;
/** How much of the way to the hat is behind a seat that can pay for it; the rest is the way to a cathedral. */
const PAID_WAY = 0.4;
const WAY_WITHOUT_CUBE = 0.7;
const MERCHANTS_WAY = 0.6;

/** Writes them from `at` on; the places must hold 0, and all seats must have been summarized. `rival` is the strongest of the others. */
export function writeProspects(s: DveState, seat: number, rival: number, out: Float32Array, at: number): void {
  writeTime(s, out, at);
  writeHat(s, seat, out, at + HAT);
  writeHat(s, rival, out, at + RIVAL_HAT);
  writeLevelGap(s, seat, out, at);
  writeVotes(s, seat, out, at);
  writeContests(s, seat, out, at);
  writeOthers(s, seat, out, at);
  for (let dialect = 0; dialect < DIALECTS.length; dialect++)
    out[at + COLOUR + dialect] = (coloursOf[seat] >> dialect) & 1;
  out[at + HAT_WAY] = hatWay(s, seat, out, at + HAT);
}

/**
 * How far a seat is on the way to an office under the hat, 0 to 1, its own hat having been written: ducats and a cube first, then a
 * cathedral, as far as it has the votes of a camerlengo.
 */
function hatWay(s: DveState, seat: number, out: Float32Array, hat: number): number {
  const character = s.character[seat];
  const vote = OFFICE_VOTES[OFFICE.pope] - out[hat + 4] * VOTES_UNIT;
  const elected = Math.max(0, Math.min(1, vote / OFFICE_VOTES[OFFICE.camerlengo]));
  if (character === CHARACTER.cardinal) return PAID_WAY + (1 - PAID_WAY) * elected;
  const paid = PAID_WAY * (1 - out[hat + 1]) * (out[hat + 2] === 0 ? WAY_WITHOUT_CUBE : 1);
  if (character === CHARACTER.merchant) return paid * MERCHANTS_WAY;
  if (out[hat] === 0 || s.at[seat] < 0) return paid;
  const { board } = s;
  const row = rowOf(board, s.at[seat], s.embarked[seat]) * GOALS.length;
  return paid + (1 - PAID_WAY) * elected * (1 - reachOn(board).toGoal[row + GOAL.cathedral] / FAR);
}

/** How many turns are to come, and how likely the next is the last: of five papal events two are red (DVE-SET-3, DVE-END-2). */
function writeTime(s: DveState, out: Float32Array, at: number): void {
  const turn = s.turn[0];
  const shown = s.papalShown[0];
  let missing = 2;
  for (let i = 0; i < shown; i++) if (s.papal[i] === PAPAL.red) missing--;
  out[at + TURN_IS + turn] = 1;
  if (missing === 0) return;
  const hidden = PAPAL_TILES - shown;
  const before = shown === 0 ? Math.max(0, FIRST_PAPAL_TURN - 1 - turn) : 0;
  out[at + TO_COME] = (before + (missing * (hidden + 1)) / (missing + 1)) / LAST_TURN;
  if (missing === 1 && hidden > 0) out[at + ENDS_NEXT] = 1 / hidden;
}

/** What a seat lacks for the hat (DVE-CAT-1), and the office that its votes would be worth under one (DVE-ELE-1). */
function writeHat(s: DveState, seat: number, out: Float32Array, at: number): void {
  const character = s.character[seat];
  let vote = votes[seat];
  if (character !== CHARACTER.cardinal) {
    // Of a merchant's ducats the habit takes half.
    const ducats = character === CHARACTER.merchant ? Math.floor(s.ducats[seat] / 2) : s.ducats[seat];
    const isVirtual = virtualCubes(s, seat, CUBE.nobleman) > 0;
    const hasBlack = cubesBehind(s, seat, CUBE.nobleman) > 0;
    const hasCube = isVirtual || hasBlack || cubesBehind(s, seat, CUBE.politician) > 0;
    const missing = Math.max(0, CARDINAL_DUCATS - ducats);
    out[at + 1] = missing / CARDINAL_DUCATS;
    if (hasCube) out[at + 2] = 1;
    if (hasCube && missing === 0) out[at] = character === CHARACTER.friar ? 1 : 0.5;
    if (isVirtual || hasBlack) vote -= VOTES[CUBE.nobleman];
    else if (hasCube) vote -= VOTES[CUBE.politician];
  }
  const office =
    vote >= OFFICE_VOTES[OFFICE.pope]
      ? OFFICE.pope
      : vote >= OFFICE_VOTES[OFFICE.camerlengo]
        ? OFFICE.camerlengo
        : OFFICE.none;
  out[at + 3] = OFFICE_POINTS[office] / POINTS_UNIT;
  out[at + 4] = Math.max(0, OFFICE_VOTES[OFFICE.pope] - vote) / VOTES_UNIT;
}

/** Spaces of knowledge to the next level. */
function writeLevelGap(s: DveState, seat: number, out: Float32Array, at: number): void {
  const { board } = s;
  const last = board.lastSpace[CHART.knowledge];
  const from = s.space[seat];
  let space = from;
  while (space < last && board.levelOf[space] === board.levelOf[from]) space++;
  out[at + LEVEL_GAP] = (space - from) / SPACES_UNIT;
}

/** Votes for sale, those it could pay for, and those that come (DVE-EVT-4). */
function writeVotes(s: DveState, seat: number, out: Float32Array, at: number): void {
  const turn = s.turn[0];
  let sold = 0;
  let affordable = 0;
  let ducats = s.ducats[seat];
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    const price = CUBE_DUCATS[colour];
    const count = s.forSale[colour];
    sold += VOTES[colour] * count;
    const bought = Math.min(2, count, price === 0 ? 2 : Math.floor(ducats / price));
    affordable += VOTES[colour] * bought;
    ducats -= bought * price;
  }
  out[at + VOTES_NOW] = sold / VOTES_UNIT;
  out[at + VOTES_NOW + 1] = affordable / VOTES_UNIT;
  let soon = 0;
  let later = 0;
  for (let next = turn + 1; next <= LAST_TURN; next++) {
    let sum = 0;
    for (let colour = 0; colour < CUBE_COUNT; colour++) sum += VOTES[colour] * s.turnChart[next * CUBE_COUNT + colour];
    if (next <= turn + SOON_TURNS) soon += sum;
    else later += sum;
  }
  out[at + VOTES_NOW + 2] = soon / LATER_VOTES_UNIT;
  out[at + VOTES_NOW + 3] = later / LATER_VOTES_UNIT;
}

/** Where a seat stands in what only the first are paid for (DVE-SCO-1, DVE-SCO-4, DVE-SCO-5, DVE-SCO-6). */
function writeContests(s: DveState, seat: number, out: Float32Array, at: number): void {
  const seats = s.seats[0];
  const songs = CHART.canticle * MAX_SEATS;
  const riddles = CHART.riddle * MAX_SEATS;
  const sung = s.space[songs + seat];
  for (let place = 0; place < CANTICLE_POINTS.length; place++)
    if (sung > 0 && s.rank[songs + place] === seat) out[at + SONGS + place] = 1;
  const riddle = s.space[riddles + seat];
  let [song, guessed, riches, most] = [0, 0, 0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    song = Math.max(song, s.space[songs + other]);
    guessed = Math.max(guessed, s.space[riddles + other]);
    riches = Math.max(riches, s.ducats[other]);
    most = Math.max(most, votes[other]);
  }
  out[at + SONGS + 2] = Math.max(-1, Math.min(1, (sung - song) / 3));
  out[at + SONGS + 3] = (cubesBehind(s, seat, CUBE.abbess) + virtualCubes(s, seat, CUBE.abbess)) / 4;
  if (riddle > 0 && s.rank[riddles] === seat) {
    out[at + RIDDLE] = 1;
    out[at + RIDDLE + 1] = s.board.riddlePoints[riddle] / 6;
  }
  out[at + RIDDLE + 2] = Math.max(-1, Math.min(1, (riddle - guessed) / 3));
  if (s.ducats[seat] > riches) out[at + RICHEST] = 1;
  out[at + RICHEST + 1] = Math.max(-1, Math.min(1, (s.ducats[seat] - riches) / 20));
  if (votes[seat] > most) out[at + MOST_VOTES] = 1;
}

/** Who the others are, who of them could be pope, and what alms are likely to move (DVE-CHA-1, DVE-CHA-2). */
function writeOthers(s: DveState, seat: number, out: Float32Array, at: number): void {
  const seats = s.seats[0];
  const isPast = s.turn[0] >= LAST_CHARITY_TURN;
  let poorer = 0;
  let richerMerchants = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const character = s.character[other];
    out[at + OTHERS + character] += 1 / (seats - 1);
    if (character === CHARACTER.cardinal && votes[other] >= OFFICE_VOTES[OFFICE.pope]) out[at + POPES] = 1;
    if (character === CHARACTER.merchant) {
      if (s.ducats[other] > s.ducats[seat]) richerMerchants++;
    } else if (s.ducats[other] < s.ducats[seat]) poorer += character;
  }
  if (isPast) return;
  if (s.character[seat] === CHARACTER.merchant) {
    if (richerMerchants === 0) out[at + ALMS] = poorer / 4;
  } else out[at + ALMS + 1] = s.character[seat] / 2;
}
