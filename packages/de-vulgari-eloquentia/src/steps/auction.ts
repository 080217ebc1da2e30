import {
  argA,
  countSeats,
  decision,
  LEGAL,
  NOT_NOW,
  only,
  pack,
  pop,
  push,
  verbOf,
  WAITING,
  type Sink,
} from '@fondaco/kernel';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { highestBid, votesForFree, winStupor } from '../effects/stupor-mundi.ts';
import { nextOf } from '../effects/turn-order.ts';
import { VERB } from '../verbs.ts';

function refuseBid(s: DveState, seat: number, bid: number, at: number): number {
  if (bid <= s.frames[at + SLOT.auction.bid]) return WHY['bid-too-low'];
  return bid > highestBid(s, seat, s.frames[at + SLOT.auction.summoner]) ? WHY['more-than-your-votes'] : LEGAL;
}

/** The last one in pays, if there is anything to pay (DVE-STU-5), and wins. */
function endAuction(s: DveState, at: number, sink: Sink | undefined): void {
  const summoner = s.frames[at + SLOT.auction.summoner];
  const bid = s.frames[at + SLOT.auction.bid];
  const winner = s.frames[at + SLOT.auction.bidder];
  pop(s);
  const due = bid - votesForFree(s, winner, summoner);
  if (due > 0) push(s, STEP.payment, only(winner), bid, due);
  else winStupor(s, winner, bid, sink);
}

/** DVE-STU-4: the summoner opens; then, in cyclic game order, each passes for good or bids higher, until one is left. */
export const auction = decision<DveState>({
  name: 'auction',
  clause: 'DVE-STU-4',
  frame: FRAME.auction,
  choices(s, seat, at, out) {
    const most = highestBid(s, seat, s.frames[at + SLOT.auction.summoner]);
    for (let bid = s.frames[at + SLOT.auction.bid] + 1; bid <= most; bid++) out.add(pack(VERB.bid, bid));
    if (s.frames[at + SLOT.auction.bid] > 0) out.add(pack(VERB.pass));
  },
  whyNot(s, seat, choice, at) {
    if (verbOf(choice) === VERB.bid) return refuseBid(s, seat, argA(choice), at);
    if (verbOf(choice) !== VERB.pass) return NOT_NOW;
    return s.frames[at + SLOT.auction.bid] > 0 ? LEGAL : WHY['opener-must-bid'];
  },
  apply(s, seat, choice, at, sink) {
    if (verbOf(choice) === VERB.pass) {
      s.frames[at + SLOT.auction.bidders] &= ~only(seat);
      tell(sink, EVENT.passed, seat);
    } else {
      s.frames[at + SLOT.auction.bid] = argA(choice);
      s.frames[at + SLOT.auction.bidder] = seat;
      tell(sink, EVENT.bid, seat, argA(choice));
    }
    if (countSeats(s.frames[at + SLOT.auction.bidders]) > 1)
      s.frames[at + WAITING] = only(nextOf(s, s.frames[at + SLOT.auction.bidders], seat));
    else endAuction(s, at, sink);
  },
});
