import {
  A,
  argA,
  B,
  C,
  countSeats,
  D,
  decision,
  LEGAL,
  NOT_NOW,
  only,
  pack,
  pop,
  push,
  SEAT,
  verbOf,
  WAITING,
  type Sink,
} from '@fondaco/kernel';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { highestBid, votesForFree, winStupor } from '../effects/stupor-mundi.ts';
import { nextOf } from '../effects/turn-order.ts';
import { VERB } from '../verbs.ts';

function refuseBid(s: DveState, seat: number, bid: number, at: number): number {
  if (bid <= s.frames[at + C]) return WHY['bid-too-low'];
  return bid > highestBid(s, seat, s.frames[at + A]) ? WHY['more-than-your-votes'] : LEGAL;
}

/** The last one in pays, if there is anything to pay (DVE-STU-5), and wins. */
function endAuction(s: DveState, at: number, sink: Sink | undefined): void {
  const summoner = s.frames[at + A];
  const bid = s.frames[at + C];
  const winner = s.frames[at + D];
  pop(s);
  const due = bid - votesForFree(s, winner, summoner);
  if (due > 0) push(s, STEP.payment, only(winner), bid, due);
  else winStupor(s, winner, bid, sink);
}

/** DVE-STU-4: the summoner opens; then, in cyclic game order, each passes for good or bids higher, until one is left. */
export const auction = decision<DveState>({
  name: 'auction',
  clause: 'DVE-STU-4',
  frame: [
    { name: 'summoner', domain: SEAT },
    { name: 'bidders', isSeats: true },
    { name: 'bid' },
    { name: 'bidder', domain: SEAT },
  ],
  choices(s, seat, at, out) {
    const most = highestBid(s, seat, s.frames[at + A]);
    for (let bid = s.frames[at + C] + 1; bid <= most; bid++) out.add(pack(VERB.bid, bid));
    if (s.frames[at + C] > 0) out.add(pack(VERB.pass));
  },
  whyNot(s, seat, choice, at) {
    if (verbOf(choice) === VERB.bid) return refuseBid(s, seat, argA(choice), at);
    if (verbOf(choice) !== VERB.pass) return NOT_NOW;
    return s.frames[at + C] > 0 ? LEGAL : WHY['opener-must-bid'];
  },
  apply(s, seat, choice, at, sink) {
    if (verbOf(choice) === VERB.pass) {
      s.frames[at + B] &= ~only(seat);
      tell(sink, EVENT.passed, seat);
    } else {
      s.frames[at + C] = argA(choice);
      s.frames[at + D] = seat;
      tell(sink, EVENT.bid, seat, argA(choice));
    }
    if (countSeats(s.frames[at + B]) > 1) s.frames[at + WAITING] = only(nextOf(s, s.frames[at + B], seat));
    else endAuction(s, at, sink);
  },
});
