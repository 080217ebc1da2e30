import { FeatureList } from '@fondaco/kernel';
import { VALUES, MOST_OFFERED } from '../data/numbers.ts';
import { NOBLES, VISITED } from '../data/words.ts';
import { JOKER, MAXIMILIAN, NOBLE_OF, REAL_NOTES } from '../pieces.ts';
import { COVERED, VISIT_COUNT, type AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** What a seat knows of its own notes and florins, as they will be once what it has answered is carried out. */
const list = new FeatureList();
const COUNT = list.each('notes', VISITED);
const BEST = list.each('best', VISITED);
const SECOND = list.each('second', VISITED);
const JOKERS = list.one('jokers');
const FLORINS = list.one('florins');
const STRENGTH = list.one('strength');
const OFFERED = list.one('offered');
const OFFERED_VALUE = list.one('offered-value');
const LAID = list.one('laid');
const LAID_BEST = list.one('laid-best');
const LAID_SUM = list.one('laid-sum');
const LAID_JOKERS = list.one('laid-jokers');

export const HAND_NAMES: readonly string[] = list.names;

/** Of the hand that was written last, by visit: cards that are valid, and the best value. */
export const validCount: Uint8Array = new Uint8Array(VISIT_COUNT);
export const bestValue: Uint8Array = new Uint8Array(VISIT_COUNT);
export const florinsNow = { value: 0 };
const secondValue = new Uint8Array(VISIT_COUNT);
/** Numbers by which features are brought to about one. */
export const FLORINS_UNIT = 1500;
export const NOTES_UNIT = 8;
export const JOKERS_UNIT = 3;

/** Writes it from `at` on; the places must hold 0. `step` is the step that waits. */
export function writeHand(s: AugsburgState, seat: number, step: number, out: Float32Array, at: number): void {
  validCount.fill(0);
  bestValue.fill(0);
  secondValue.fill(0);
  let strength = 0;
  const isGift = step === STEP.gift;
  const isShow = step === STEP.show;
  for (let note = 0; note < REAL_NOTES; note++) {
    if (s.place[note] !== seat) continue;
    const isPicked = s.laid[note] === COVERED;
    if (isPicked && isGift) continue;
    const value = (note % VALUES) + 1;
    if (isPicked && isShow) {
      out[at + LAID] += 1 / 4;
      out[at + LAID_SUM] += value / VALUES / 4;
      if (value / VALUES > out[at + LAID_BEST]) out[at + LAID_BEST] = value / VALUES;
    }
    hold(NOBLE_OF[note], value);
    strength += value;
  }
  let jokers = s.jokers[seat] - (isGift ? s.coveredJokers[seat] : 0);
  if (isShow) out[at + LAID_JOKERS] = s.coveredJokers[seat] / 2;
  florinsNow.value = s.florins[seat];
  if (s.offeredCount[seat] > 0) {
    jokers += holdBought(s, seat);
    writeOffer(s, seat, out, at);
  }
  for (let visit = 0; visit < VISIT_COUNT; visit++) {
    out[at + COUNT + visit] = validCount[visit] / (visit === MAXIMILIAN ? NOTES_UNIT : 3);
    out[at + BEST + visit] = bestValue[visit] / VALUES;
    out[at + SECOND + visit] = secondValue[visit] / VALUES;
    validCount[visit] += jokers;
  }
  out[at + JOKERS] = jokers / JOKERS_UNIT;
  out[at + FLORINS] = florinsNow.value / FLORINS_UNIT;
  out[at + STRENGTH] = strength / (VALUES * NOBLES.length);
}

function hold(noble: number, value: number): void {
  count(noble, value);
  count(MAXIMILIAN, value);
}

function count(visit: number, value: number): void {
  validCount[visit]++;
  if (value > bestValue[visit]) {
    secondValue[visit] = bestValue[visit];
    bestValue[visit] = value;
  } else if (value > secondValue[visit]) secondValue[visit] = value;
}

/** Counts what it has said it buys (AUG-INC-6), and what it has drawn (AUG-PRI-6) as its own; returns the jokers among them. */
function holdBought(s: AugsburgState, seat: number): number {
  const from = seat * MOST_OFFERED;
  let jokers = 0;
  for (let i = 0; i < s.answers[seat]; i++) {
    if (((s.buying[seat] >> i) & 1) === 0) continue;
    const note = s.offered[from + i];
    florinsNow.value -= s.parts.price[note];
    if (note === JOKER) jokers++;
    else hold(NOBLE_OF[note], (note % VALUES) + 1);
  }
  return jokers;
}

/** What it can still buy. */
function writeOffer(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  const from = seat * MOST_OFFERED;
  for (let i = s.answers[seat]; i < s.offeredCount[seat]; i++) {
    const note = s.offered[from + i];
    out[at + OFFERED] += 1 / 6;
    out[at + OFFERED_VALUE] += (note === JOKER ? VALUES : (note % VALUES) + 1) / VALUES / 6;
  }
}
