import { FRAME_WIDTH, only, type Amount } from '@fondaco/kernel';
import { CHOICES, MOST_OFFERED } from './data/numbers.ts';
import { LADDERS, RIGHTS } from './data/words.ts';
import {
  countFree,
  countOffered,
  countPrestige,
  florinsAtIncome,
  hasRight,
  levelOf,
  prestigeAtIncome,
} from './effects.ts';
import { SLOT } from './frames.ts';
import { countHand } from './effects/notes.ts';
import { REAL_NOTES } from './pieces.ts';
import { COVERED, type AugsburgState } from './state.ts';
import { STEP } from './step-numbers.ts';

/** What a merchant of Augsburg counts. */
export const amounts: readonly Amount[] = [
  { name: 'florins', clause: 'AUG-SET-5' },
  { name: 'notes', clause: 'AUG-SET-5' },
  { name: 'prestige', clause: 'AUG-END-1' },
  { name: 'bid', clause: 'AUG-BID-4' },
  { name: 'choices', clause: 'AUG-PRI-2' },
  { name: 'income-florins', clause: 'AUG-INC-1' },
  { name: 'income-prestige', clause: 'AUG-INC-2' },
  { name: 'income-offered', clause: 'AUG-INC-3' },
  { name: 'income-free', clause: 'AUG-INC-3' },
  ...LADDERS.map((name) => ({ name, clause: 'AUG-LEV-1' })),
  ...RIGHTS.map((name) => ({ name, clause: 'AUG-RIG-1' })),
];
const [FLORINS, NOTES, PRESTIGE, BID, CHOICES_LEFT, ...REST] = amounts.keys();
const [AT_INCOME] = REST;
const FIRST_LADDER = AT_INCOME + 4;
const FIRST_RIGHT = FIRST_LADDER + LADDERS.length;

export function measure(s: AugsburgState, seat: number, out: Int32Array): void {
  out[FLORINS] = s.florins[seat] - costOfAnswers(s, seat);
  out[NOTES] = countNotes(s, seat);
  out[PRESTIGE] = countPrestige(s, seat);
  out[BID] = Math.max(0, s.bids[seat]);
  out[CHOICES_LEFT] = choicesLeft(s, seat);
  // AUG-INC-7: after the last round there is prestige only.
  const isLast = s.round[0] >= s.parts.rounds[s.seats[0]];
  out[AT_INCOME] = isLast ? 0 : florinsAtIncome(s, seat);
  out[AT_INCOME + 1] = prestigeAtIncome(s, seat);
  out[AT_INCOME + 2] = isLast ? 0 : countOffered(s, seat);
  out[AT_INCOME + 3] = isLast ? 0 : countFree(s, seat);
  for (let ladder = 0; ladder < LADDERS.length; ladder++) out[FIRST_LADDER + ladder] = levelOf(s, seat, ladder);
  for (let right = 0; right < RIGHTS.length; right++) out[FIRST_RIGHT + right] = hasRight(s, seat, right) ? 1 : 0;
}

/** AUG-INC-6: what the notes cost that a seat has said yes to. */
function costOfAnswers(s: AugsburgState, seat: number): number {
  let cost = 0;
  for (let i = 0; i < s.answers[seat]; i++)
    if (isBuying(s, seat, i)) cost += s.parts.price[s.offered[seat * MOST_OFFERED + i]];
  return cost;
}

function isBuying(s: AugsburgState, seat: number, i: number): boolean {
  return ((s.buying[seat] >> i) & 1) === 1;
}

/** The hand with what was bought (AUG-INC-6) or drawn (AUG-PRI-6) and without what is sure to go (AUG-BID-7, AUG-INC-5). */
function countNotes(s: AugsburgState, seat: number): number {
  let notes = countHand(s, seat);
  for (let i = 0; i < s.answers[seat]; i++) if (isBuying(s, seat, i)) notes++;
  const at = (s.depth[0] - 1) * FRAME_WIDTH;
  const step = s.depth[0] === 0 ? -1 : s.frames[at];
  if (step === STEP.discard) return notes + s.offeredCount[seat];
  const isSure = step === STEP.gift || (step === STEP.show && s.frames[at + SLOT.show.standing] === only(seat));
  return isSure ? notes - countLaid(s, seat) : notes;
}

function countLaid(s: AugsburgState, seat: number): number {
  let laid = s.coveredJokers[seat];
  for (let note = 0; note < REAL_NOTES; note++) if (s.laid[note] === COVERED && s.place[note] === seat) laid++;
  return laid;
}

/** AUG-PRI-2: the choices that the winner of an auction still has on the card. */
function choicesLeft(s: AugsburgState, seat: number): number {
  if (s.opener[0] !== seat) return 0;
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    if (s.frames[at] === STEP.privilege) return CHOICES - s.frames[at + SLOT.privilege.made];
  }
  return 0;
}
