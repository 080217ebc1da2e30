import { countSeats, FRAME_WIDTH, hasSeat, isOver, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { MOST_OFFERED } from '../data/numbers.ts';
import { CARDS, VISITED } from '../data/words.ts';
import { SLOT } from '../frames.ts';
import { countDrawable, countHand } from '../effects/notes.ts';
import { JOKER, REAL_NOTES, STAGE } from '../pieces.ts';
import { COVERED, OPEN, type AugsburgState } from '../state.ts';
import { STEP, STEP_NAMES } from '../step-numbers.ts';
import { countDue } from '../steps/deal.ts';
import { checkBid, checkShow } from './auction.ts';
import { checkDiscard, checkPrivilege, checkRobbed, checkWinner } from './privilege.ts';

/** What each step may stand upon. */
const BELOW: Readonly<Record<string, string | undefined>> = {
  bid: 'rounds',
  show: 'rounds',
  take: 'rounds',
  privilege: 'rounds',
  discard: 'privilege',
  robbed: 'privilege',
  deal: 'rounds',
  gift: 'deal',
  purchase: 'rounds',
};

/** AUG-RND-1: the pending steps are nested as the game is, and what they ask can be answered. */
export function checkPending(s: AugsburgState, report: Report): void {
  if (isOver(s) && s.round[0] !== s.parts.rounds[s.seats[0]])
    report('pending', 'is empty, but this is not the last round', 'AUG-RND-1');
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    const name = STEP_NAMES[s.frames[at]];
    const below = i === 0 ? undefined : STEP_NAMES[s.frames[at - FRAME_WIDTH]];
    const where = `pending[${i}]`;
    if (BELOW[name] !== below) {
      report(where, `${name} must stand ${BELOW[name] === undefined ? 'first' : `on ${BELOW[name]}`}`, 'AUG-RND-1');
      return;
    }
    if (i < s.depth[0] - 1 && s.frames[at + WAITING] !== 0)
      report(`${where}.waiting`, 'somebody else is asked first', 'AUG-RND-1');
    checkFrame(s, at, where, report);
  }
  for (let seat = 0; seat < s.seats[0]; seat++) checkLoose(s, seat, report);
}

function checkFrame(s: AugsburgState, at: number, where: string, report: Report): void {
  switch (s.frames[at]) {
    case STEP.rounds:
      return checkRounds(s, at, where, report);
    case STEP.bid:
      return checkBid(s, at, where, report);
    case STEP.show:
      return checkShow(s, at, where, report);
    case STEP.take:
      return checkWinner(s, at, where, report);
    case STEP.privilege:
      return checkPrivilege(s, at, where, report);
    case STEP.discard:
      return checkDiscard(s, at, where, report);
    case STEP.robbed:
      return checkRobbed(s, at, where, report);
    case STEP.deal:
      return checkDeal(s, at, where, report);
    case STEP.gift:
      return checkGift(s, at, where, report);
    default:
      return checkPurchase(s, at, where, report);
  }
}

/** The step above a frame, −1 if it is the top. */
function stepAbove(s: AugsburgState, at: number): number {
  return at === (s.depth[0] - 1) * FRAME_WIDTH ? -1 : s.frames[at + FRAME_WIDTH];
}

/** AUG-RND-1, AUG-RND-2: what comes next fits what is going on. */
function checkRounds(s: AugsburgState, at: number, where: string, report: Report): void {
  const next = s.frames[at + SLOT.rounds.next];
  const above = stepAbove(s, at);
  const isLast = s.round[0] >= s.parts.rounds[s.seats[0]];
  if (next < 0) return report(`${where}.next`, 'is missing', 'AUG-RND-1');
  if (s.frames[at + WAITING] !== 0) report(`${where}.waiting`, 'nobody is asked', 'AUG-RND-1');
  if (next === STAGE.round && isLast) report(`${where}.next`, 'no round comes after the last', 'AUG-INC-7');
  if (above === STEP.deal && next !== STAGE.round) report(`${where}.next`, 'must be the next round', 'AUG-RND-1');
  const isStart = next === STAGE.philipp && s.round[0] === 1;
  if (above === STEP.purchase && next !== STAGE.round && !isStart)
    report(`${where}.next`, 'must be the next round, or the first auction of the first', 'AUG-SET-6');
  checkAuctionsToCome(s, next, above, where, report);
  const isBidding = above === STEP.bid || above === STEP.show;
  if (isBidding && s.frames[at + FRAME_WIDTH + SLOT.bid.noble] !== next - 1)
    report(`${where}.next`, 'must be what comes after the noble who is visited', 'AUG-RND-2');
  return undefined;
}

/** AUG-PRI-1: there is a card for every auction still to come in the round. */
function checkAuctionsToCome(s: AugsburgState, next: number, above: number, where: string, report: Report): void {
  const isTaking = above === STEP.bid || above === STEP.show || above === STEP.take;
  if ((isTaking || above === STEP.privilege) && (next === STAGE.philipp || next > STAGE.income))
    report(`${where}.next`, 'must be what comes after the noble who is visited', 'AUG-RND-2');
  let open = 0;
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === OPEN) open++;
  const toCome = Math.max(0, VISITED.length - next) + (isTaking ? 1 : 0);
  if (open < toCome) report(`${where}.next`, `${toCome} auctions are to come, but ${open} cards are open`, 'AUG-PRI-1');
}

/** AUG-INC-5: gifts are asked for while notes are short, and everyone knows how many gave. */
function checkDeal(s: AugsburgState, at: number, where: string, report: Report): void {
  const givers = s.frames[at + SLOT.deal.givers];
  const isGiving = stepAbove(s, at) === STEP.gift;
  const missing = countDue(s) - countDrawable(s);
  if (s.frames[at + WAITING] !== 0) report(`${where}.waiting`, 'nobody is asked', 'AUG-INC-4');
  if (givers < 0 || givers > s.seats[0]) report(`${where}.givers`, 'is no number of players', 'AUG-INC-5');
  if (isGiving && missing <= 0) report(where, 'needs no gifts: there are notes enough', 'AUG-INC-5');
  if (isGiving && givers !== countSeats(s.frames[at + FRAME_WIDTH + SLOT.gift.givers]))
    report(`${where}.givers`, 'must be as many as give', 'AUG-INC-5');
  if (!isGiving && givers > 0 && missing + givers <= 0)
    report(`${where}.givers`, 'have given more than was missing', 'AUG-INC-5');
}

/** AUG-INC-5: everyone with cards gives one. */
function checkGift(s: AugsburgState, at: number, where: string, report: Report): void {
  const givers = s.frames[at + SLOT.gift.givers];
  const waiting = s.frames[at + WAITING];
  if (givers === 0 || (waiting & ~givers) !== 0)
    return report(`${where}.givers`, 'must be those who give', 'AUG-INC-5');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const isGiver = hasSeat(givers, seat);
    let laid = s.coveredJokers[seat];
    for (let note = 0; note < REAL_NOTES; note++) if (s.place[note] === seat && s.laid[note] === COVERED) laid++;
    if (laid !== (isGiver && !hasSeat(waiting, seat) ? 1 : 0) || s.coveredJokers[seat] > s.jokers[seat])
      report(`${playerPath(seat)}.laid`, 'must be one card of each who has given', 'AUG-INC-5');
    if (isGiver !== countHand(s, seat) > 0)
      report(`${where}.givers`, 'must be all who have cards, and no others', 'AUG-INC-5');
    if (isGiver ? s.handLeast[seat] === 0 : s.handMost[seat] > 0)
      report(`${playerPath(seat)}.known.hand`, 'everyone knows who is asked for a card', 'AUG-INC-5');
  }
  return undefined;
}

/** AUG-INC-6: those are asked who have not answered for all their notes, and nobody buys beyond their florins. */
function checkPurchase(s: AugsburgState, at: number, where: string, report: Report): void {
  for (let seat = 0; seat < s.seats[0]; seat++) {
    let cost = 0;
    for (let i = 0; i < s.answers[seat]; i++)
      if (((s.buying[seat] >> i) & 1) === 1) cost += s.parts.price[s.offered[seat * MOST_OFFERED + i]];
    if (cost > s.florins[seat]) report(`${playerPath(seat)}.answers`, 'cost more than the florins', 'AUG-INC-6');
    if (s.answers[seat] < s.offeredCount[seat] !== hasSeat(s.frames[at + WAITING], seat))
      report(`${where}.waiting`, 'must be those who have not answered for all their notes', 'AUG-INC-6');
  }
}

/** What belongs to a step does not lie about without it. */
function checkLoose(s: AugsburgState, seat: number, report: Report): void {
  const at = (s.depth[0] - 1) * FRAME_WIDTH;
  const top = isOver(s) ? -1 : s.frames[at];
  const where = playerPath(seat);
  const mayHaveOffer = top === STEP.purchase || (top === STEP.discard && seat === s.opener[0]);
  if (!mayHaveOffer && s.offeredCount[seat] > 0)
    report(`${where}.offered`, 'nothing is being bought or drawn', 'AUG-INC-3');
  if (top !== STEP.purchase && s.answers[seat] > 0) report(`${where}.answers`, 'nothing is being bought', 'AUG-INC-6');
  if (s.bids[seat] !== 0 && top !== STEP.bid && top !== STEP.show)
    report(`${where}.bid`, 'there is no auction', 'AUG-BID-4');
  let isLaid = s.coveredJokers[seat] > 0;
  for (let note = 0; note < JOKER; note++) if (s.place[note] === seat && s.laid[note] === COVERED) isLaid = true;
  const mayLay = top === STEP.gift || (top === STEP.show && hasSeat(s.frames[at + SLOT.show.standing], seat));
  if (isLaid && !mayLay) report(`${where}.laid`, 'nothing is to be laid down', 'AUG-BID-8');
}
