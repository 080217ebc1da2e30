import { FeatureList, FRAME_WIDTH, hasSeat, MAX_SEATS, type Evaluation } from '@fondaco/kernel';
import { SLOT } from './frames.ts';
import { MAX_SEAS, MAX_ZONES } from './parts-file.ts';
import { LEVELS } from './data/manuscripts.ts';
import { CUBE_DUCATS, FIRST_PAPAL_TURN, LAST_TURN, OPEN_CANTICLE_TURN } from './data/numbers.ts';
import { CUBES, ONCE, TILES } from './data/words.ts';
import { GAIN_NAMES, writeGains } from './evaluate/gains.ts';
import { FAR, GOALS, reachOn, rowOf } from './evaluate/reach.ts';
import { PROSPECT_NAMES, writeProspects } from './evaluate/prospects.ts';
import { reasons } from './evaluate/reasons.ts';
import { scores, summaries, summarize, SUMMARY_NAMES, SUMMARY_SIZE, votes } from './evaluate/seat-summary.ts';
import { heuristic, temperaments } from './evaluate/temperaments.ts';
import weights from './evaluate/weights.json' with { type: 'json' };
import { isExhausted } from './effects/manuscripts.ts';
import { CHART, PAPAL, STUPOR } from './pieces.ts';
import { CUBE_COUNT, type DveState } from './state.ts';
import { STEP } from './step-numbers.ts';
import { placeOf } from './effects/turn-order.ts';

const list = new FeatureList();
const CONSTANT = list.one('constant');
const SEATS = list.each('seats', ['2', '3', '4', '5']);
const TURN = list.one('turn');
const TURNS_LEFT = list.one('turns-left');
const LATE = list.one('papal-turns');
const LAST = list.one('last-turn');
const DYING = list.one('pope-dying');
const SELF = list.each('own', SUMMARY_NAMES);
const FIRST = list.each('first-rival', SUMMARY_NAMES);
const SECOND = list.each('second-rival', SUMMARY_NAMES);
const REST = list.each('other-rivals', SUMMARY_NAMES);
const LIBRARY_TILE = list.one('own-library-points');
const TILE_HELD = list.each('tile', TILES);
const TILE_LEFT = list.each('tile-left', TILES);
const PLACE = list.many('place', MAX_ZONES + MAX_SEAS);
const ACTING = list.one('acting');
const ACTIONS = list.one('actions');
const DONE = list.each('done', ONCE);
const YET = list.one('turn-to-come');
const RIVAL_ACTS = list.one('rival-acts');
const MUST_LAND = list.one('must-land');
const GAP = list.each('lead', ['score', 'ducats', 'votes', 'riddle', 'canticle', 'knowledge']);
const GOAL = list.each('distance', GOALS);
const CANTICLE_NOW = list.one('distance-canticle');
const CANTICLE_NEXT = list.one('distance-next-canticle');
const NEXT_CANTICLE = list.one('next-canticle');
const FOR_SALE = list.each('for-sale', CUBES);
const CAN_BUY = list.each('can-buy', CUBES);
const COMING = list.each('coming', CUBES);
const EXHAUSTED = list.many('exhausted', LEVELS);
const STUPOR_OPEN = list.one('stupor');
const BIDDING = list.each('auction', ['in', 'leading', 'bid']);
const GAINS = list.each('reach', GAIN_NAMES);
const PROSPECTS = list.each('ahead', PROSPECT_NAMES);

const rivals = new Uint8Array(MAX_SEATS);
const TURNS = 14.5;

/** The names of the features, in their order. */
const featureNames: readonly string[] = list.names;

/**
 * Describes a state as a seat sees it: its own things and what is public, relative to itself. Nothing of the decks, the papal
 * events to come and the others' library tiles goes in.
 */
function writeFeatures(s: DveState, seat: number, out: Float32Array): void {
  out.fill(0);
  summarize(s);
  out[CONSTANT] = 1;
  out[SEATS + s.seats[0] - 2] = 1;
  writeTime(s, out);
  writeSeats(s, seat, out);
  writeOwn(s, seat, out);
  writeTurn(s, seat, out);
  writeDistances(s, seat, out);
  writeMarket(s, seat, out);
  writeGains(s, seat, out, GAINS);
  writeProspects(s, seat, rivals[0], out, PROSPECTS);
}

function writeTime(s: DveState, out: Float32Array): void {
  const turn = s.turn[0];
  let reds = 0;
  for (let i = 0; i < s.papalShown[0]; i++) if (s.papal[i] === PAPAL.red) reds++;
  out[TURN] = turn / LAST_TURN;
  out[TURNS_LEFT] = reds === 2 ? 0 : Math.max(1, TURNS - turn) / TURNS;
  out[LATE] = Math.max(0, turn - FIRST_PAPAL_TURN + 1) / 5;
  out[LAST] = reds === 2 ? 1 : 0;
  out[DYING] = reds === 1 ? 1 : 0;
}

/** Itself, its two strongest rivals by points as it stands, and the mean of the others. */
function writeSeats(s: DveState, seat: number, out: Float32Array): void {
  const seats = s.seats[0];
  copySummary(seat, out, SELF, 1);
  let count = 0;
  for (let place = 0; place < seats; place++) {
    const other = s.rank[place];
    if (other === seat) continue;
    let at = count++;
    for (; at > 0 && scores[rivals[at - 1]] < scores[other]; at--) rivals[at] = rivals[at - 1];
    rivals[at] = other;
  }
  copySummary(rivals[0], out, FIRST, 1);
  if (count > 1) copySummary(rivals[1], out, SECOND, 1);
  for (let i = 2; i < count; i++) copySummary(rivals[i], out, REST, 1 / (count - 2));
  let ducats = 0;
  let vote = 0;
  let riddle = 0;
  let canticle = 0;
  let knowledge = 0;
  for (let i = 0; i < count; i++) {
    const other = rivals[i];
    ducats = Math.max(ducats, s.ducats[other]);
    vote = Math.max(vote, votes[other]);
    riddle = Math.max(riddle, s.space[CHART.riddle * MAX_SEATS + other]);
    canticle = Math.max(canticle, s.space[CHART.canticle * MAX_SEATS + other]);
    knowledge = Math.max(knowledge, s.space[other]);
  }
  out[GAP] = (scores[seat] - scores[rivals[0]]) / 20;
  out[GAP + 1] = clamp((s.ducats[seat] - ducats) / 30);
  out[GAP + 2] = clamp((votes[seat] - vote) / 6);
  out[GAP + 3] = clamp((s.space[CHART.riddle * MAX_SEATS + seat] - riddle) / 4);
  out[GAP + 4] = clamp((s.space[CHART.canticle * MAX_SEATS + seat] - canticle) / 4);
  out[GAP + 5] = clamp((s.space[seat] - knowledge) / 20);
}

function clamp(x: number): number {
  return x > 1 ? 1 : x < -1 ? -1 : x;
}

function copySummary(from: number, out: Float32Array, at: number, weight: number): void {
  const base = from * SUMMARY_SIZE;
  for (let i = 0; i < SUMMARY_SIZE; i++) out[at + i] += summaries[base + i] * weight;
}

function writeOwn(s: DveState, seat: number, out: Float32Array): void {
  out[LIBRARY_TILE] = s.kept[seat] / 4;
  if (s.tile[seat] >= 0) out[TILE_HELD + s.tile[seat]] = 1;
  for (let tile = 0; tile < TILES.length; tile++) out[TILE_LEFT + tile] = s.tileLeft[tile];
  if (s.at[seat] >= 0) out[PLACE + Math.min(s.at[seat], MAX_ZONES + MAX_SEAS - 1)] = 1;
}

/** Whose turn it is, what is left of it, and an auction that may be going on. */
function writeTurn(s: DveState, seat: number, out: Float32Array): void {
  for (let frame = 0; frame < s.depth[0]; frame++) {
    const at = frame * FRAME_WIDTH;
    const step = s.frames[at];
    if (step === STEP.actions) {
      const next = s.frames[at + SLOT.actions.next];
      const place = placeOf(s, seat);
      if (place >= next) out[YET] = 1;
      else if (place === next - 1) writeActing(s, out);
      else out[RIVAL_ACTS] = s.actions[0] / 5;
    } else if (step === STEP.auction) {
      if (hasSeat(s.frames[at + SLOT.auction.bidders], seat)) out[BIDDING] = 1;
      if (s.frames[at + SLOT.auction.bidder] === seat && s.frames[at + SLOT.auction.bid] > 0) out[BIDDING + 1] = 1;
      out[BIDDING + 2] = s.frames[at + SLOT.auction.bid] / 6;
    }
  }
}

function writeActing(s: DveState, out: Float32Array): void {
  out[ACTING] = 1;
  out[ACTIONS] = s.actions[0] / 5;
  out[MUST_LAND] = s.mustLand[0];
  for (let i = 0; i < ONCE.length; i++) out[DONE + i] = s.done[i];
}

function writeDistances(s: DveState, seat: number, out: Float32Array): void {
  if (s.at[seat] < 0) return;
  const { board } = s;
  const reach = reachOn(board);
  const row = rowOf(board, s.at[seat], s.embarked[seat]);
  for (let goal = 0; goal < GOALS.length; goal++) out[GOAL + goal] = 1 - reach.toGoal[row * GOALS.length + goal] / FAR;
  const turn = s.turn[0];
  let now = FAR;
  let next = FAR;
  let nextTurn = OPEN_CANTICLE_TURN;
  for (let i = 0; i < board.franciscans.length; i++) {
    const distance = reach.actions[row * board.zones + board.franciscans[i]];
    const active = s.canticleTurn[i];
    if (active === turn || turn >= OPEN_CANTICLE_TURN) now = Math.min(now, distance);
    if (active <= turn || active >= nextTurn) continue;
    nextTurn = active;
    next = distance;
  }
  out[CANTICLE_NOW] = 1 - now / FAR;
  out[CANTICLE_NEXT] = 1 - next / FAR;
  out[NEXT_CANTICLE] = Math.max(0, nextTurn - turn) / 4;
}

function writeMarket(s: DveState, seat: number, out: Float32Array): void {
  const next = (s.turn[0] + 1) * CUBE_COUNT;
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    const count = s.forSale[colour];
    out[FOR_SALE + colour] = count / 3;
    if (count > 0 && s.ducats[seat] >= CUBE_DUCATS[colour]) out[CAN_BUY + colour] = 1;
    if (s.turn[0] < LAST_TURN) out[COMING + colour] = s.turnChart[next + colour] / 3;
  }
  for (let level = 1; level <= LEVELS; level++) out[EXHAUSTED + level - 1] = isExhausted(s, level) ? 1 : 0;
  out[STUPOR_OPEN] = s.eventOpen[STUPOR];
}

/** What bots need to know of the game: how to describe a state, and what they have learnt of it. */
export const evaluation: Evaluation<DveState> = {
  featureNames,
  writeFeatures,
  hasHiddenHands: false,
  heuristic,
  temperaments,
  reasons,
  weights,
};
