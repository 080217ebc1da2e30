import {
  answered,
  argA,
  countSeats,
  decision,
  hasSeat,
  LEGAL,
  NOT_NOW,
  only,
  pack,
  pop,
  push,
  verbOf,
} from '@fondaco/kernel';
import type { Sink } from '@fondaco/kernel';
import { gainFlorins, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { forgetBids } from '../effects/round-history.ts';
import { FRAME, SLOT } from '../frames.ts';
import { notePublicDiscard, noteShown, noteShownJokers } from '../effects/knowledge.ts';
import { moveToDiscards } from '../effects/notes.ts';
import { JOKER, RANK_OF, VALID_FROM, VALID_TO } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { COVERED, SHOWN, type AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';
import { STEP } from '../step-numbers.ts';

/**
 * AUG-BID-7, AUG-BID-8: who stands at the highest number lays that many valid notes down, one a line and in ascending order;
 * they are shown when all have done so.
 */
export const show = decision<AugsburgState>({
  name: 'show',
  clause: 'AUG-BID-8',
  alwaysAsk: true,
  frame: FRAME.show,
  choices(s, seat, at, out) {
    const visit = s.frames[at + SLOT.show.noble];
    const to = VALID_TO[visit];
    const from = nextPick(s, seat, visit);
    let above = s.jokers[seat] - s.coveredJokers[seat];
    for (let note = from; note < to; note++) if (s.place[note] === seat) above++;
    const missing = s.frames[at + SLOT.show.number] - countPicked(s, seat, visit);
    for (let note = from; note < to; note++) {
      if (s.place[note] !== seat) continue;
      above--;
      if (refusePick(note, from, above, missing) === LEGAL) out.add(pack(VERB.show, note));
    }
    if (refuseJoker(s, seat, visit, missing) === LEGAL) out.add(pack(VERB.show, JOKER));
  },
  whyNot(s, seat, choice, at) {
    if (verbOf(choice) !== VERB.show) return NOT_NOW;
    const why = refuseShow(s, seat, argA(choice), at);
    return countSeats(s.frames[at + SLOT.show.standing]) > 1 ? asInShowdown(why) : why;
  },
  apply(s, seat, choice, at) {
    const note = argA(choice);
    if (note === JOKER) s.coveredJokers[seat]++;
    else s.laid[note] = COVERED;
    if (countPicked(s, seat, s.frames[at + SLOT.show.noble]) === s.frames[at + SLOT.show.number]) answered(s, at, seat);
  },
  run(s, at, sink) {
    const visit = s.frames[at + SLOT.show.noble];
    const number = s.frames[at + SLOT.show.number];
    const standing = s.frames[at + SLOT.show.standing];
    pop(s);
    forgetBids(s);
    const winner = bestOf(s, visit, standing);
    for (let seat = 0; seat < s.seats[0]; seat++)
      if (hasSeat(standing, seat)) reveal(s, seat, visit, seat === winner ? discardShown : takeBack, sink);
    tell(sink, EVENT.won, winner, visit, number);
    compensate(s, visit, standing & ~only(winner), sink);
    s.opener[0] = winner;
    s.wonBy[visit] = winner;
    push(s, STEP.take, only(winner));
  },
});

function refuseShow(s: AugsburgState, seat: number, note: number, at: number): number {
  const visit = s.frames[at + SLOT.show.noble];
  const missing = s.frames[at + SLOT.show.number] - countPicked(s, seat, visit);
  if (note === JOKER) return refuseJoker(s, seat, visit, missing);
  if (s.place[note] !== seat) return WHY['not-in-hand'];
  if (note < VALID_FROM[visit] || note >= VALID_TO[visit]) return WHY['note-is-not-valid'];
  let above = s.jokers[seat] - s.coveredJokers[seat];
  for (let i = note + 1; i < VALID_TO[visit]; i++) if (s.place[i] === seat) above++;
  return refusePick(note, nextPick(s, seat, visit), above, missing);
}

/** AUG-BID-8 says for several what AUG-BID-7 says for one. */
function asInShowdown(why: number): number {
  if (why === WHY['show-in-ascending-order']) return WHY['showdown-in-ascending-order'];
  return why === WHY['too-few-notes-would-be-left'] ? WHY['showdown-needs-more-notes'] : why;
}

/** Set-picks ascend, and what is picked must leave enough above it to finish. */
function refusePick(note: number, from: number, above: number, missing: number): number {
  if (note < from) return WHY['show-in-ascending-order'];
  return above < missing - 1 ? WHY['too-few-notes-would-be-left'] : LEGAL;
}

/** AUG-BID-3: jokers come last, and not alone. */
function refuseJoker(s: AugsburgState, seat: number, visit: number, missing: number): number {
  const left = s.jokers[seat] - s.coveredJokers[seat];
  if (left === 0) return WHY['not-in-hand'];
  if (nextPick(s, seat, visit) === VALID_FROM[visit]) return WHY['jokers-come-after-a-note'];
  return left < missing ? WHY['too-few-notes-would-be-left'] : LEGAL;
}

/** The first note that can still be picked: after the last one picked, and none after a joker. */
function nextPick(s: AugsburgState, seat: number, visit: number): number {
  if (s.coveredJokers[seat] > 0) return VALID_TO[visit];
  let next = VALID_FROM[visit];
  for (let note = next; note < VALID_TO[visit]; note++)
    if (s.laid[note] === COVERED && s.place[note] === seat) next = note + 1;
  return next;
}

function countPicked(s: AugsburgState, seat: number, visit: number): number {
  let n = s.coveredJokers[seat];
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++)
    if (s.laid[note] === COVERED && s.place[note] === seat) n++;
  return n;
}

/** AUG-BID-8, AUG-BID-9: whose best card is the highest, −1 among nobody. */
function bestOf(s: AugsburgState, visit: number, seats: number): number {
  let winner = -1;
  let best = -1;
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++) {
    if (s.laid[note] === 0 || RANK_OF[note] <= best) continue;
    const holder = s.place[note];
    if (!hasSeat(seats, holder)) continue;
    best = RANK_OF[note];
    winner = holder;
  }
  return winner;
}

type Fate = (s: AugsburgState, seat: number, note: number) => void;

/** Shows what a seat has laid down, and lets it meet its fate. */
function reveal(s: AugsburgState, seat: number, visit: number, fate: Fate, sink: Sink | undefined): void {
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++) {
    if (s.laid[note] !== COVERED || s.place[note] !== seat) continue;
    s.laid[note] = SHOWN + seat;
    tell(sink, EVENT.shown, seat, note);
    fate(s, seat, note);
  }
  const jokers = s.coveredJokers[seat];
  s.coveredJokers[seat] = 0;
  s.shownJokers[seat] = jokers;
  for (let i = 0; i < jokers; i++) {
    tell(sink, EVENT.shown, seat, JOKER);
    fate(s, seat, JOKER);
  }
}

/** AUG-BID-7, AUG-BID-10: the winner's notes. */
function discardShown(s: AugsburgState, seat: number, note: number): void {
  moveToDiscards(s, seat, note);
  notePublicDiscard(s, seat, note);
}

/** AUG-BID-10: the others' notes. */
function takeBack(s: AugsburgState, seat: number, note: number): void {
  if (note === JOKER) noteShownJokers(s, seat, s.shownJokers[seat]);
  else noteShown(s, note);
}

/** AUG-BID-10: the second highest and the third. */
function compensate(s: AugsburgState, visit: number, losers: number, sink: Sink | undefined): void {
  const second = bestOf(s, visit, losers);
  if (second < 0) return;
  gainFlorins(s, second, s.parts.payments.second);
  tell(sink, EVENT.compensated, second, s.parts.payments.second);
  const third = bestOf(s, visit, losers & ~only(second));
  if (third < 0) return;
  gainFlorins(s, third, s.parts.payments.third);
  tell(sink, EVENT.compensated, third, s.parts.payments.third);
}
