import { countSeats, FRAME_WIDTH, hasSeat, only, WAITING, type Violation } from '@fondaco/kernel';
import { CHOICES, MOST_OFFERED, SYMBOLS_ON_CARD } from './data/numbers.ts';
import { CARDS, VISITED } from './data/words.ts';
import { SLOT } from './frames.ts';
import { countHand, countReal } from './notes.ts';
import { JOKER, REAL_NOTES, STAGE, VALID_FROM, VALID_TO } from './pieces.ts';
import { OPEN, PASSED, type AugsburgState } from './state.ts';
import { STEP, STEP_NAMES } from './step-numbers.ts';

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

type Report = (at: string, message: string, clause: string) => void;

/** AUG-RND-1: the pending steps are nested as the game is, and what they ask can be answered. */
export function checkPending(s: AugsburgState, found: Violation[]): void {
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    const name = STEP_NAMES[s.frames[at]];
    const below = i === 0 ? undefined : STEP_NAMES[s.frames[at - FRAME_WIDTH]];
    const where = `pending[${i}]`;
    if (BELOW[name] !== below) {
      const message = `${name} must stand ${BELOW[name] === undefined ? 'first' : `on ${BELOW[name]}`}`;
      found.push({ where, message, clause: 'AUG-RND-1' });
      return;
    }
    const report: Report = (part, message, clause) => void found.push({ where: `${where}${part}`, message, clause });
    const isTop = i === s.depth[0] - 1;
    if (!isTop && s.frames[at + WAITING] !== 0) report('.waiting', 'somebody else is asked first', 'AUG-RND-1');
    checkFrame(s, at, isTop, report);
  }
  checkLoose(s, found);
}

function checkFrame(s: AugsburgState, at: number, isTop: boolean, report: Report): void {
  switch (s.frames[at]) {
    case STEP.rounds:
      return checkRounds(s, at, isTop, report);
    case STEP.bid:
      return checkBid(s, at, report);
    case STEP.show:
      return checkShow(s, at, report);
    case STEP.privilege:
      return checkPrivilege(s, at, isTop, report);
    case STEP.gift:
      return checkGift(s, at, report);
    case STEP.purchase:
      return checkPurchase(s, at, report);
    case STEP.robbed:
      if (countSeats(s.frames[at + WAITING]) !== 1 || s.frames[at + WAITING] === only(s.opener[0]))
        report('.waiting', 'must be the one who was robbed', 'AUG-LEV-4');
      return undefined;
    case STEP.deal:
      if (s.frames[at + SLOT.deal.givers] < 0 || s.frames[at + SLOT.deal.givers] > s.seats[0])
        report('.givers', 'is no number of players', 'AUG-INC-5');
      return s.frames[at + WAITING] === 0 ? undefined : report('.waiting', 'nobody is asked', 'AUG-INC-4');
    default:
      return checkWinner(s, at, report);
  }
}

/** AUG-PRI-1: there is a card for every auction still to come in the round. */
function checkRounds(s: AugsburgState, at: number, isTop: boolean, report: Report): void {
  const next = s.frames[at + SLOT.rounds.next];
  if (next < 0) return report('.next', 'is missing', 'AUG-RND-1');
  if (s.frames[at + WAITING] !== 0) report('.waiting', 'nobody is asked', 'AUG-RND-1');
  const above = isTop ? -1 : s.frames[at + FRAME_WIDTH];
  const isAuction = above === STEP.bid || above === STEP.show || above === STEP.take || above === STEP.privilege;
  if (isAuction && (next === STAGE.philipp || next > STAGE.income))
    report('.next', 'must be what comes after the noble who is visited', 'AUG-RND-2');
  if ((above === STEP.bid || above === STEP.show) && s.frames[at + FRAME_WIDTH + SLOT.bid.noble] !== next - 1)
    report('.next', 'must be what comes after the noble who is visited', 'AUG-RND-2');
  if (above === STEP.deal && next !== STAGE.round) report('.next', 'must be the next round', 'AUG-RND-1');
  let open = 0;
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === OPEN) open++;
  const toCome = Math.max(0, VISITED.length - next) + (isAuction && above !== STEP.privilege ? 1 : 0);
  if (open < toCome) report('.next', `${toCome} auctions are to come, but ${open} cards are open`, 'AUG-PRI-1');
}

/** AUG-BID-3: whoever has named or called a number can show it. */
function canShow(s: AugsburgState, seat: number, visit: number, number: number): boolean {
  const real = countReal(s, seat, visit);
  return real > 0 && real + s.jokers[seat] >= number;
}

function checkBid(s: AugsburgState, at: number, report: Report): void {
  const visit = s.frames[at + SLOT.bid.noble];
  const number = s.frames[at + SLOT.bid.number];
  const leader = s.frames[at + SLOT.bid.leader];
  if (visit < 0) return report('.noble', 'is missing', 'AUG-RND-2');
  const waiting = s.frames[at + WAITING];
  if (countSeats(waiting) !== 1) return report('.waiting', 'one player is asked', 'AUG-BID-4');
  if (number < 0 || number > 0 !== leader >= 0) return report('.leader', 'who named the number', 'AUG-BID-5');
  if (leader >= 0 && s.bids[leader] !== number) report('.leader', 'has not named the number', 'AUG-BID-5');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (s.bids[seat] > number) report('.number', 'somebody has named more', 'AUG-BID-4');
    if (s.bids[seat] > 0 && !canShow(s, seat, visit, s.bids[seat]))
      report('.number', 'somebody has named more than they hold', 'AUG-BID-3');
    if (!hasSeat(waiting, seat)) continue;
    if (s.bids[seat] === PASSED) report('.waiting', 'has passed', 'AUG-BID-4');
    if (number > 0 && s.bids[seat] === number) report('.waiting', 'stands at that number already', 'AUG-BID-5');
  }
}

/** AUG-BID-8: what is laid down is valid, and enough is left to go on. */
function checkShow(s: AugsburgState, at: number, report: Report): void {
  const visit = s.frames[at + SLOT.show.noble];
  const number = s.frames[at + SLOT.show.number];
  const standing = s.frames[at + SLOT.show.standing];
  const waiting = s.frames[at + WAITING];
  if (visit < 0) return report('.noble', 'is missing', 'AUG-RND-2');
  if (number < 1) return report('.number', 'is at least 1', 'AUG-BID-2');
  if (standing === 0 || (waiting & ~standing) !== 0) return report('.standing', 'who must show', 'AUG-BID-8');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (!hasSeat(standing, seat)) continue;
    if (!canShow(s, seat, visit, number)) report('.standing', 'somebody holds too few notes', 'AUG-BID-3');
    let reals = 0;
    let above = s.jokers[seat] - s.pickedJokers[seat];
    for (let note = 0; note < REAL_NOTES; note++) {
      if (s.place[note] !== seat) continue;
      const isValid = note >= VALID_FROM[visit] && note < VALID_TO[visit];
      if (s.picked[note] !== 0) {
        reals++;
        above = s.jokers[seat] - s.pickedJokers[seat];
        if (!isValid) report('', 'a note is laid down that is not valid', 'AUG-BID-3');
      } else if (isValid && s.pickedJokers[seat] === 0) above++;
    }
    const laid = reals + s.pickedJokers[seat];
    const areLeft = above >= number - laid && s.pickedJokers[seat] <= s.jokers[seat];
    if (laid > number || laid < number !== hasSeat(waiting, seat) || (laid > 0 && reals === 0) || !areLeft)
      report('', 'what is laid down cannot be shown so', 'AUG-BID-8');
  }
}

function checkPrivilege(s: AugsburgState, at: number, isTop: boolean, report: Report): void {
  if (s.frames[at + SLOT.privilege.card] < 0) return report('.card', 'is missing', 'AUG-PRI-1');
  if (s.cards[s.frames[at + SLOT.privilege.card]] === OPEN) report('.card', 'is still open', 'AUG-PRI-3');
  const used = s.frames[at + SLOT.privilege.used];
  const made = s.frames[at + SLOT.privilege.made];
  if (used < 0 || used >= 1 << SYMBOLS_ON_CARD || made < countSeats(used) || made > CHOICES)
    report('.used', 'does not fit the choices made', 'AUG-PRI-2');
  if (s.frames[at + SLOT.privilege.built] !== 0 && s.frames[at + SLOT.privilege.built] !== 1)
    report('.built', 'is 0 or 1', 'AUG-RIG-6');
  if (isTop && s.frames[at + WAITING] !== 0) checkWinner(s, at, report);
}

/** AUG-PRI-1: the winner, who opens the next auction, is asked. */
function checkWinner(s: AugsburgState, at: number, report: Report): void {
  if (s.frames[at + WAITING] !== only(s.opener[0])) report('.waiting', 'must be the winner', 'AUG-PRI-1');
  if (s.frames[at] !== STEP.discard) return;
  if (s.offeredCount[s.opener[0]] === 0 || countHand(s, s.opener[0]) === 0)
    report('', 'one of some other cards goes after drawing', 'AUG-PRI-6');
}

function checkGift(s: AugsburgState, at: number, report: Report): void {
  const givers = s.frames[at + SLOT.gift.givers];
  if (givers === 0 || (s.frames[at + WAITING] & ~givers) !== 0) return report('.givers', 'who gives', 'AUG-INC-5');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    let laid = s.pickedJokers[seat];
    for (let note = 0; note < REAL_NOTES; note++) if (s.place[note] === seat && s.picked[note] !== 0) laid++;
    const isDone = hasSeat(givers, seat) && !hasSeat(s.frames[at + WAITING], seat);
    if (laid !== (isDone ? 1 : 0) || s.pickedJokers[seat] > s.jokers[seat])
      report('', 'each giver lays one card down', 'AUG-INC-5');
    if (hasSeat(givers, seat) && countHand(s, seat) === 0) report('.givers', 'has no card', 'AUG-INC-5');
  }
  return undefined;
}

function checkPurchase(s: AugsburgState, at: number, report: Report): void {
  for (let seat = 0; seat < s.seats[0]; seat++) {
    let cost = 0;
    for (let i = 0; i < s.answers[seat]; i++)
      if (((s.buying[seat] >> i) & 1) === 1) cost += s.parts.price[s.offered[seat * MOST_OFFERED + i]];
    if (cost > s.florins[seat]) report('', 'somebody buys more than they can pay', 'AUG-INC-6');
    if (s.answers[seat] < s.offeredCount[seat] !== hasSeat(s.frames[at + WAITING], seat))
      report('.waiting', 'must be those who have not answered for all their notes', 'AUG-INC-6');
  }
}

/** What belongs to a step does not lie about without it. */
function checkLoose(s: AugsburgState, found: Violation[]): void {
  const top = s.depth[0] === 0 ? -1 : s.frames[(s.depth[0] - 1) * FRAME_WIDTH];
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const where = `table.players[${seat}]`;
    const mayHaveOffer = top === STEP.purchase || (top === STEP.discard && seat === s.opener[0]);
    if (!mayHaveOffer && s.offeredCount[seat] > 0)
      found.push({ where: `${where}.offered`, message: 'nothing is being bought or drawn', clause: 'AUG-INC-3' });
    if (top !== STEP.purchase && s.answers[seat] > 0)
      found.push({ where: `${where}.answers`, message: 'nothing is being bought', clause: 'AUG-INC-6' });
    if (s.bids[seat] !== 0 && top !== STEP.bid && top !== STEP.show)
      found.push({ where: `${where}.bid`, message: 'there is no auction', clause: 'AUG-BID-4' });
    let isLaid = s.pickedJokers[seat] > 0;
    for (let note = 0; note < JOKER; note++) if (s.place[note] === seat && s.picked[note] !== 0) isLaid = true;
    if (isLaid && top !== STEP.show && top !== STEP.gift)
      found.push({ where: `${where}.laid`, message: 'nothing is to be laid down', clause: 'AUG-BID-8' });
  }
}
