import { countSeats, hasSeat, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { SLOT } from '../frames.ts';
import { countReal } from '../effects/notes.ts';
import { REAL_NOTES, VALID_FROM, VALID_TO } from '../pieces.ts';
import { COVERED, PASSED, type AugsburgState } from '../state.ts';

/** AUG-BID-3: whoever has named or called a number can show it. */
function canShow(s: AugsburgState, seat: number, visit: number, number: number): boolean {
  const real = countReal(s, seat, visit);
  return real > 0 && real + s.jokers[seat] >= number;
}

/** AUG-BID-4, AUG-BID-5: what everyone has said could have been said in turn, and the next one is asked. */
export function checkBid(s: AugsburgState, at: number, where: string, report: Report): void {
  const visit = s.frames[at + SLOT.bid.noble];
  const number = s.frames[at + SLOT.bid.number];
  const leader = s.frames[at + SLOT.bid.leader];
  const waiting = s.frames[at + WAITING];
  if (visit < 0) return report(`${where}.noble`, 'is missing', 'AUG-RND-2');
  if (countSeats(waiting) !== 1) return report(`${where}.waiting`, 'one player is asked', 'AUG-BID-4');
  if (number < 0 || number > 0 !== leader >= 0)
    return report(`${where}.leader`, 'must be who first named the number', 'AUG-BID-5');
  if (leader >= 0 && s.bids[leader] !== number) report(`${where}.leader`, 'has not named the number', 'AUG-BID-5');
  const asked = 31 - Math.clz32(waiting);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const bid = s.bids[seat];
    if (bid > number) report(`${playerPath(seat)}.bid`, 'is more than the current number', 'AUG-BID-4');
    else if (bid > 0 && !canShow(s, seat, visit, bid))
      report(`${playerPath(seat)}.bid`, 'is more than the hand can show', 'AUG-BID-3');
    else if (!isInTurn(s, seat, asked, leader, number))
      report(`${playerPath(seat)}.bid`, 'cannot have been said in turn', 'AUG-BID-4');
  }
  return undefined;
}

/** Whether what a seat has said is possible while `asked` is to answer the `number` that `leader` named. */
function isInTurn(s: AugsburgState, seat: number, asked: number, leader: number, number: number): boolean {
  const seats = s.seats[0];
  const bid = s.bids[seat];
  const after = (from: number, to: number): number => (to - from + seats) % seats;
  // Who is asked for the first time has not spoken, nor has anybody from there on to the opener.
  const hasSpoken = s.bids[asked] !== 0 || after(s.opener[0], seat) < after(s.opener[0], asked);
  if (hasSpoken === (bid === 0)) return false;
  if (bid === 0) return true;
  if (number === 0) return bid === PASSED;
  if (seat === asked) return bid > 0 && bid < number;
  // Who was asked after the leader has passed or stands at the number; the others will be asked again, or have passed.
  const hasAnswered = after(leader, seat) < after(leader, asked);
  return bid === PASSED || (hasAnswered ? bid === number : bid < number);
}

/** AUG-BID-7, AUG-BID-8: those at the number show, all others have passed; what is laid down is valid and can be finished. */
export function checkShow(s: AugsburgState, at: number, where: string, report: Report): void {
  const visit = s.frames[at + SLOT.show.noble];
  const number = s.frames[at + SLOT.show.number];
  const standing = s.frames[at + SLOT.show.standing];
  const waiting = s.frames[at + WAITING];
  if (visit < 0) return report(`${where}.noble`, 'is missing', 'AUG-RND-2');
  if (number < 1) return report(`${where}.number`, 'is at least 1', 'AUG-BID-2');
  if (standing === 0 || (waiting & ~standing) !== 0)
    return report(`${where}.standing`, 'must be those who show', 'AUG-BID-8');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const isStanding = hasSeat(standing, seat);
    if (s.bids[seat] !== (isStanding ? number : PASSED))
      report(`${playerPath(seat)}.bid`, 'must be the number of those who show, a pass of the others', 'AUG-BID-5');
    if (isStanding) checkLaid(s, seat, { visit, number, isWaiting: hasSeat(waiting, seat) }, report);
  }
  return undefined;
}

/** What a seat in a showdown is to lay down, and whether it has yet to. */
interface ToLay {
  readonly visit: number;
  readonly number: number;
  readonly isWaiting: boolean;
}

function checkLaid(s: AugsburgState, seat: number, { visit, number, isWaiting }: ToLay, report: Report): void {
  const where = `${playerPath(seat)}.laid`;
  if (!canShow(s, seat, visit, number))
    return report(`${playerPath(seat)}.hand`, 'has too few notes to show', 'AUG-BID-3');
  let reals = 0;
  let above = s.jokers[seat] - s.coveredJokers[seat];
  for (let note = 0; note < REAL_NOTES; note++) {
    if (s.place[note] !== seat) continue;
    const isValid = note >= VALID_FROM[visit] && note < VALID_TO[visit];
    if (s.laid[note] === COVERED) {
      reals++;
      above = s.jokers[seat] - s.coveredJokers[seat];
      if (!isValid) report(where, 'has a note that is not valid', 'AUG-BID-3');
    } else if (isValid && s.coveredJokers[seat] === 0) above++;
  }
  const laid = reals + s.coveredJokers[seat];
  const areLeft = above >= number - laid && s.coveredJokers[seat] <= s.jokers[seat];
  if (laid > number || laid < number !== isWaiting || (laid > 0 && reals === 0) || !areLeft)
    report(where, 'cannot be shown so', 'AUG-BID-8');
  return undefined;
}
