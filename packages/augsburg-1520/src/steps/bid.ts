import { argA, decision, LEGAL, NOT_NOW, only, pack, pop, push, verbOf, WAITING } from '@fondaco/kernel';
import type { Choices, Sink } from '@fondaco/kernel';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { forgetBids } from '../effects/round-history.ts';
import { FRAME, SLOT } from '../frames.ts';
import { proveBid } from '../effects/knowledge.ts';
import { countReal } from '../effects/notes.ts';
import { WHY } from '../reasons.ts';
import { NOBODY, PASSED, type AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';
import { STEP } from '../step-numbers.ts';

/**
 * AUG-BID-4: pass, call or name a number. The frame holds the visited noble, the current number, 0 while none is named, and who
 * first named it. Everyone is asked, also without a valid note: silence would tell.
 */
export const bid = decision<AugsburgState>({
  name: 'bid',
  clause: 'AUG-BID-4',
  alwaysAsk: true,
  frame: FRAME.bid,
  choices(s, seat, at, out) {
    const number = s.frames[at + SLOT.bid.number];
    const real = countReal(s, seat, s.frames[at + SLOT.bid.noble]);
    const valid = real + s.jokers[seat];
    out.add(pack(VERB.pass));
    if (refuseCall(number, real, valid) === LEGAL) out.add(pack(VERB.call));
    offerNumbers(number, real, valid, out);
  },
  whyNot(s, seat, choice, at) {
    const number = s.frames[at + SLOT.bid.number];
    const real = countReal(s, seat, s.frames[at + SLOT.bid.noble]);
    const valid = real + s.jokers[seat];
    const verb = verbOf(choice);
    if (verb === VERB.pass) return LEGAL;
    if (verb === VERB.call) return refuseCall(number, real, valid);
    return verb === VERB.bid ? refuseNumber(argA(choice), number, real, valid) : NOT_NOW;
  },
  apply(s, seat, choice, at, sink) {
    const verb = verbOf(choice);
    if (verb === VERB.pass) {
      s.bids[seat] = PASSED;
      tell(sink, EVENT.passed, seat);
    } else if (verb === VERB.call) {
      stand(s, seat, at, s.frames[at + SLOT.bid.number]);
      tell(sink, EVENT.called, seat, s.frames[at + SLOT.bid.number]);
    } else {
      s.frames[at + SLOT.bid.number] = argA(choice);
      s.frames[at + SLOT.bid.leader] = seat;
      stand(s, seat, at, argA(choice));
      tell(sink, EVENT.bid, seat, argA(choice));
    }
    askNext(s, at, seat, sink);
  },
});

function offerNumbers(number: number, real: number, valid: number, out: Choices): void {
  for (let n = number + 1; n <= valid; n++)
    if (refuseNumber(n, number, real, valid) === LEGAL) out.add(pack(VERB.bid, n));
}

function refuseCall(number: number, real: number, valid: number): number {
  return number === 0 ? WHY['nothing-to-call'] : refuseHand(number, real, valid);
}

function refuseNumber(n: number, number: number, real: number, valid: number): number {
  if (n < 1) return WHY['bid-at-least-one'];
  return n <= number ? WHY['bid-too-low'] : refuseHand(n, real, valid);
}

/** AUG-BID-3 */
function refuseHand(n: number, real: number, valid: number): number {
  if (real === 0) return WHY['no-valid-note'];
  return n > valid ? WHY['too-few-notes'] : LEGAL;
}

function stand(s: AugsburgState, seat: number, at: number, number: number): void {
  s.bids[seat] = number;
  proveBid(s, seat, s.frames[at + SLOT.bid.noble], number);
}

/** AUG-BID-5: on to the next who has not passed; back at the leader, or with nobody left, the auction is over. */
function askNext(s: AugsburgState, at: number, seat: number, sink: Sink | undefined): void {
  const leader = s.frames[at + SLOT.bid.leader];
  for (let i = 1; i <= s.seats[0]; i++) {
    const next = (seat + i) % s.seats[0];
    if (s.bids[next] === PASSED) continue;
    if (next === leader) break;
    s.frames[at + WAITING] = only(next);
    return;
  }
  endAuction(s, at, sink);
}

/** AUG-BID-6: nobody, AUG-BID-7: one, or AUG-BID-8: several stand at the highest number. */
function endAuction(s: AugsburgState, at: number, sink: Sink | undefined): void {
  const visit = s.frames[at + SLOT.bid.noble];
  const number = s.frames[at + SLOT.bid.number];
  pop(s);
  if (number === 0) {
    forgetBids(s);
    s.wonBy[visit] = NOBODY;
    tell(sink, EVENT['nobody-won'], visit);
    return;
  }
  let standing = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) if (s.bids[seat] === number) standing |= only(seat);
  push(s, STEP.show, standing, visit, number, standing);
}
