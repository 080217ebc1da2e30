import { FeatureList, FRAME_WIDTH, hasSeat, isOver, MAX_SEATS, topOf, WAITING, type Evaluation } from '@fondaco/kernel';
import { CHOICES, SYMBOLS_ON_CARD, VALUES } from './data/numbers.ts';
import { BUILDINGS, CARDS, LADDERS, SYMBOLS, VISITED } from './data/words.ts';
import { countSupply, hasRight, levelOf, topTile } from './effects.ts';
import { bestValue, florinsNow, HAND_NAMES, validCount, writeHand } from './evaluate/hand.ts';
import { ODDS_NAMES, writeOdds } from './evaluate/odds.ts';
import { reasons } from './evaluate/reasons.ts';
import {
  finals,
  incomesLeft,
  nextVisit,
  summaries,
  summarize,
  SUMMARY_NAMES,
  SUMMARY_SIZE,
} from './evaluate/seat-summary.ts';
import { heuristic, temperaments } from './evaluate/temperaments.ts';
import weights from './evaluate/weights.json' with { type: 'json' };
import { SLOT } from './frames.ts';
import { LADDER, VALID_FROM, VALID_TO } from './pieces.ts';
import { OPEN, PASSED, type AugsburgState } from './state.ts';
import { STEP, STEP_NAMES } from './step-numbers.ts';

const list = new FeatureList();
const CONSTANT = list.one('constant');
const SEATS = list.each('seats', ['2', '3', '4', '5']);
const LEFT = list.one('incomes-left');
const LAST = list.one('last-round');
const VISIT = list.each('visit', VISITED);
const TO_COME = list.one('auctions-to-come');
const STEPS = list.each('step', STEP_NAMES);
const SELF = list.each('own', SUMMARY_NAMES);
const FIRST = list.each('first-rival', SUMMARY_NAMES);
const SECOND = list.each('second-rival', SUMMARY_NAMES);
const REST = list.each('other-rivals', SUMMARY_NAMES);
const LEAD = list.one('lead');
const HAND = list.each('hand', HAND_NAMES);
const BID = list.each('bid', ['number', 'in', 'leading', 'passed', 'rivals-in', 'spare', 'best', 'waiting']);
const THREAT = list.one('known-threat');
const SHOWDOWN = list.each('showdown', ['number', 'in', 'alone', 'rivals', 'best']);
const WON = list.each('won', ['card', 'choices']);
const SYMBOL_LEFT = list.each('symbol', SYMBOLS);
const OPEN_SYMBOLS = list.each('open', SYMBOLS);
const PRICE = list.each('price', BUILDINGS);
const CAN_BUILD = list.each('can-build', BUILDINGS);
const SUPPLY = list.each('supply', LADDERS);
const ODDS = list.each('odds', ODDS_NAMES);

const rivals = new Uint8Array(MAX_SEATS);
const MOST_ROUNDS = 7;
const LEAD_UNIT = 20;

/** The names of the features, in their order. */
const featureNames: readonly string[] = list.names;

/**
 * Describes a state as a seat sees it: its own hand and florins, and of the others what everyone knows. Hands, offers, florins and
 * hidden answers of others, the deck and the discards do not go in.
 */
function writeFeatures(s: AugsburgState, seat: number, out: Float32Array): void {
  out.fill(0);
  const at = isOver(s) ? 0 : topOf(s);
  const step = isOver(s) ? STEP.rounds : s.frames[at];
  const visit = step === STEP.bid || step === STEP.show ? s.frames[at + SLOT.bid.noble] : nextVisit(s);
  summarize(s, visit);
  out[CONSTANT] = 1;
  out[SEATS + s.seats[0] - 2] = 1;
  out[LEFT] = incomesLeft(s) / MOST_ROUNDS;
  out[LAST] = incomesLeft(s) <= 1 ? 1 : 0;
  out[STEPS + step] = 1;
  if (visit >= 0) {
    out[VISIT + visit] = 1;
    out[TO_COME] = (VISITED.length - visit) / VISITED.length;
  }
  writeSeats(s, seat, out);
  writeHand(s, seat, step, out, HAND);
  if (visit >= 0) writeAuction(s, seat, step, visit, at, out);
  if (step === STEP.take || step === STEP.privilege || step === STEP.discard || step === STEP.robbed)
    writeWinner(s, seat, out);
  writeSupply(s, seat, out);
  writeOdds(s, seat, out, ODDS);
}

/** Itself, its two strongest rivals by what they are heading for, and the mean of the others. */
function writeSeats(s: AugsburgState, seat: number, out: Float32Array): void {
  copySummary(seat, out, SELF, 1);
  let count = 0;
  for (let i = 1; i < s.seats[0]; i++) {
    const other = (seat + i) % s.seats[0];
    let at = count++;
    for (; at > 0 && finals[rivals[at - 1]] < finals[other]; at--) rivals[at] = rivals[at - 1];
    rivals[at] = other;
  }
  copySummary(rivals[0], out, FIRST, 1);
  if (count > 1) copySummary(rivals[1], out, SECOND, 1);
  for (let i = 2; i < count; i++) copySummary(rivals[i], out, REST, 1 / (count - 2));
  out[LEAD] = (finals[seat] - finals[rivals[0]]) / LEAD_UNIT;
}

function copySummary(from: number, out: Float32Array, at: number, weight: number): void {
  const base = from * SUMMARY_SIZE;
  for (let i = 0; i < SUMMARY_SIZE; i++) out[at + i] += summaries[base + i] * weight;
}

function writeAuction(
  s: AugsburgState,
  seat: number,
  step: number,
  visit: number,
  at: number,
  out: Float32Array,
): void {
  out[THREAT] = knownThreat(s, seat, visit) / VALUES;
  if (step === STEP.bid) {
    const number = s.frames[at + SLOT.bid.number];
    out[BID] = number / 4;
    if (s.bids[seat] > 0) out[BID + 1] = 1;
    if (number > 0 && s.frames[at + SLOT.bid.leader] === seat) out[BID + 2] = 1;
    if (s.bids[seat] === PASSED) out[BID + 3] = 1;
    for (let other = 0; other < s.seats[0]; other++)
      if (other !== seat && s.bids[other] !== PASSED) out[BID + 4] += 1 / 4;
    if (s.bids[seat] === PASSED) return;
    out[BID + 5] = Math.max(-1, (validCount[visit] - number) / 4);
    out[BID + 6] = bestValue[visit] / VALUES;
    if (hasSeat(s.frames[at + WAITING], seat)) out[BID + 7] = 1;
  } else if (step === STEP.show) {
    const standing = s.frames[at + SLOT.show.standing];
    const isIn = hasSeat(standing, seat);
    out[SHOWDOWN] = s.frames[at + SLOT.show.number] / 4;
    if (isIn) out[SHOWDOWN + 1] = 1;
    for (let other = 0; other < s.seats[0]; other++)
      if (other !== seat && hasSeat(standing, other)) out[SHOWDOWN + 3] += 1 / 3;
    if (isIn && out[SHOWDOWN + 3] === 0) out[SHOWDOWN + 2] = 1;
    if (isIn) out[SHOWDOWN + 4] = bestValue[visit] / VALUES;
  }
}

/** The best note that everyone has seen in another hand and that is valid here (AUG-BID-10). */
function knownThreat(s: AugsburgState, seat: number, visit: number): number {
  let best = 0;
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++) {
    const holder = s.place[note];
    if (holder >= s.seats[0] || holder === seat || !hasSeat(s.knownBy[note], seat)) continue;
    best = Math.max(best, (note % VALUES) + 1);
  }
  return best;
}

/** What the winner of an auction can still do with their card (AUG-PRI-2). */
function writeWinner(s: AugsburgState, seat: number, out: Float32Array): void {
  const isOwn = s.opener[0] === seat;
  const sign = isOwn ? 1 : -1;
  for (let frame = 0; frame < s.depth[0]; frame++) {
    const at = frame * FRAME_WIDTH;
    if (s.frames[at] === STEP.take) {
      out[WON] = sign;
      out[WON + 1] = sign;
    } else if (s.frames[at] === STEP.privilege) {
      out[WON + 1] = (sign * (CHOICES - s.frames[at + SLOT.privilege.made])) / CHOICES;
      if (s.frames[at + SLOT.privilege.made] === CHOICES) continue;
      for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++) {
        const symbol = s.parts.cardSymbols[s.frames[at + SLOT.privilege.card] * SYMBOLS_ON_CARD + slot];
        if (((s.frames[at + SLOT.privilege.used] >> slot) & 1) === 0) out[SYMBOL_LEFT + symbol] += sign;
      }
    }
  }
}

function writeSupply(s: AugsburgState, seat: number, out: Float32Array): void {
  for (let card = 0; card < CARDS.length; card++) {
    if (s.cards[card] !== OPEN) continue;
    for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++)
      out[OPEN_SYMBOLS + s.parts.cardSymbols[card * SYMBOLS_ON_CARD + slot]] += 1 / 3;
  }
  for (let building = 0; building < BUILDINGS.length; building++) {
    const price = topTile(s, building);
    if (price < 0 || hasRight(s, seat, building)) continue;
    out[PRICE + building] = price / 1000;
    if (florinsNow.value >= price) out[CAN_BUILD + building] = 1;
  }
  for (let ladder = LADDER.agency; ladder < LADDERS.length; ladder++) {
    const next = levelOf(s, seat, ladder) + 1;
    if (next <= LADDERS.length + 1 && countSupply(s, ladder, next) > 0) out[SUPPLY + ladder] = 1;
  }
}

/** What bots need to know of the game: how to describe a state, and what they have learnt of it. */
export const evaluation: Evaluation<AugsburgState> = {
  featureNames,
  writeFeatures,
  hasHiddenHands: true,
  heuristic,
  temperaments,
  reasons,
  weights,
};
