import { countSeats, FRAME_WIDTH, hasSeat, only, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { highestBid, votesForFree } from '../effects/stupor-mundi.ts';
import { nextOf, placeOf } from '../effects/turn-order.ts';
import { SLOT } from '../frames.ts';
import { STUPOR } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** DVE-STU-1: the one whose turn it is, or −1. */
function summonerOf(s: DveState, at: number): number {
  const place = s.frames[at - FRAME_WIDTH + SLOT.actions.next] - 1;
  return place < 0 || place >= s.seats[0] ? -1 : s.order[place];
}

/** DVE-STU-1, DVE-STU-2: the tile lies open, and the pawns of those who take part are in its city. */
function checkGathering(s: DveState, taking: number, where: string, report: Report): void {
  if (s.eventOpen[STUPOR] === 0) report(where, 'needs Stupor Mundi to lie open', 'DVE-STU-1');
  for (let seat = 0; seat < s.seats[0]; seat++)
    if (hasSeat(taking, seat) && s.at[seat] !== s.board.eventZone[STUPOR - 1])
      report(`${playerPath(seat)}.at`, 'must be the city of Stupor Mundi', 'DVE-STU-2');
}

/** DVE-STU-2: the others are asked in game order after the summoner. */
export function checkSummons(s: DveState, at: number, where: string, report: Report): void {
  const summoner = s.frames[at + SLOT.summons.summoner];
  const asked = s.frames[at + SLOT.summons.asked];
  const accepted = s.frames[at + SLOT.summons.accepted];
  const waiting = s.frames[at + WAITING];
  if (summoner < 0 || summoner !== summonerOf(s, at))
    return report(`${where}.summoner`, 'must be the player whose turn it was', 'DVE-STU-1');
  if (asked < (waiting === 0 ? 0 : 1) || asked >= s.seats[0])
    return report(`${where}.asked`, 'is no number of players who have been asked', 'DVE-STU-2');
  const place = placeOf(s, summoner);
  if (waiting !== 0 && waiting !== only(s.order[(place + asked) % s.seats[0]]))
    report(`${where}.waiting`, 'must be the player who is asked now', 'DVE-STU-2');
  let answered = 0;
  const last = waiting === 0 ? asked : asked - 1;
  for (let i = 1; i <= last; i++) answered |= only(s.order[(place + i) % s.seats[0]]);
  if ((accepted & ~answered) !== 0) report(`${where}.accepted`, 'has somebody who was not asked yet', 'DVE-STU-2');
  checkGathering(s, accepted | only(summoner), where, report);
}

/** DVE-STU-4: the summoner is about to open, or somebody has bid what they can pay and the next one in is asked. */
export function checkAuction(s: DveState, at: number, where: string, report: Report): void {
  const summoner = s.frames[at + SLOT.auction.summoner];
  const bidders = s.frames[at + SLOT.auction.bidders];
  const bid = s.frames[at + SLOT.auction.bid];
  const bidder = s.frames[at + SLOT.auction.bidder];
  const waiting = s.frames[at + WAITING];
  if (summoner < 0 || summoner !== summonerOf(s, at))
    return report(`${where}.summoner`, 'must be the player whose turn it was', 'DVE-STU-1');
  if (countSeats(bidders) < 2) return report(`${where}.bidders`, 'must be two at least', 'DVE-STU-4');
  checkGathering(s, bidders | only(summoner), where, report);
  if (bid === 0) {
    if (waiting !== only(summoner) || !hasSeat(bidders, summoner))
      report(`${where}.waiting`, 'must be the summoner, who opens', 'DVE-STU-4');
    return undefined;
  }
  if (bid < 0 || bidder < 0 || !hasSeat(bidders, bidder) || bid > highestBid(s, bidder, summoner))
    report(`${where}.bid`, 'must be of a bidder who can pay it', 'DVE-STU-4');
  else if (waiting !== only(nextOf(s, bidders, bidder)))
    report(`${where}.waiting`, 'must be the next bidder after the one who bid', 'DVE-STU-4');
  return undefined;
}

/** DVE-STU-5: due is what the winner's bid leaves to pay in cubes. */
export function checkPayment(s: DveState, at: number, where: string, report: Report): void {
  const summoner = summonerOf(s, at);
  const bid = s.frames[at + SLOT.payment.bid];
  const due = s.frames[at + SLOT.payment.due];
  let winner = 0;
  while (winner < s.seats[0] && s.frames[at + WAITING] !== only(winner)) winner++;
  if (summoner < 0 || winner === s.seats[0])
    return report(`${where}.waiting`, 'must be the winner of the auction', 'DVE-STU-5');
  if (bid < 1 || bid > highestBid(s, winner, summoner))
    report(`${where}.bid`, 'must be what the winner can pay', 'DVE-STU-4');
  if (due < 1 || due !== bid - votesForFree(s, winner, summoner))
    report(`${where}.due`, 'must be what the bid leaves to pay in cubes', 'DVE-STU-5');
  checkGathering(s, only(winner) | only(summoner), where, report);
  return undefined;
}
