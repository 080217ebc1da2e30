import { countSeats, FRAME_WIDTH, hasSeat, only, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { LAST_CHARITY_TURN } from '../data/numbers.ts';
import { knowledgeRank } from '../effects.ts';
import { canBePope } from '../effects/election.ts';
import { isLastTurn } from '../effects/papal-events.ts';
import { PHASE, SLOT } from '../frames.ts';
import { CHARACTER, KIND } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { STEP, STEP_NAMES } from '../step-numbers.ts';
import { countGivers } from '../steps/charity.ts';
import { checkOffices } from './offices.ts';
import { checkAuction, checkPayment, checkSummons } from './stupor-mundi.ts';
import { checkNobodyActs, checkTurn } from './turn.ts';

/** What each step may stand upon. */
const BELOW: Readonly<Record<string, string | undefined>> = {
  charity: 'calendar',
  actions: 'calendar',
  turn: 'actions',
  library: 'turn',
  summons: 'actions',
  auction: 'actions',
  payment: 'actions',
};

/** DVE-TRN-1: the pending steps are nested as the phases are, and each asks whom it can ask. */
export function checkPending(s: DveState, report: Report): void {
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    const name = STEP_NAMES[s.frames[at]];
    const below = i === 0 ? undefined : STEP_NAMES[s.frames[at - FRAME_WIDTH]];
    const where = `pending[${i}]`;
    if (BELOW[name] !== below) {
      report(where, `${name} must stand ${BELOW[name] === undefined ? 'first' : `on ${BELOW[name]}`}`, 'DVE-TRN-1');
      return;
    }
    if (countSeats(s.frames[at + WAITING]) > 1)
      report(`${where}.waiting`, 'only one player decides at a time', 'DVE-ACT-1');
    else if (i < s.depth[0] - 1 && s.frames[at + WAITING] !== 0 && s.frames[at] !== STEP.turn)
      report(`${where}.waiting`, 'somebody else is asked first', 'DVE-TRN-1');
    else checkFrame(s, at, where, report);
  }
  checkNobodyLooks(s, report);
  checkPawns(s, report);
  checkOffices(s, report);
  if (s.depth[0] < 3 || s.frames[2 * FRAME_WIDTH] !== STEP.turn) checkNobodyActs(s, report);
}

function checkFrame(s: DveState, at: number, where: string, report: Report): void {
  switch (s.frames[at]) {
    case STEP['starting-cities']:
      return checkStart(s, at, where, report);
    case STEP.calendar:
      return checkPhase(s, at, where, report);
    case STEP.charity:
      return checkCharity(s, at, where, report);
    case STEP.actions:
      return checkPlace(s, s.frames[at + SLOT.actions.next], `${where}.next`, 'DVE-ACT-1', report);
    case STEP.turn:
      return checkTurn(s, at, where, report);
    case STEP.library:
      return checkLooking(s, at, where, report);
    case STEP.summons:
      return checkSummons(s, at, where, report);
    case STEP.auction:
      return checkAuction(s, at, where, report);
    case STEP.payment:
      return checkPayment(s, at, where, report);
    default:
      return checkElection(s, at, where, report);
  }
}

/** A place in an order of all players, or the end of it. */
function checkPlace(s: DveState, place: number, where: string, clause: string, report: Report): void {
  if (place < 0 || place > s.seats[0]) report(where, `must be from 0 to ${s.seats[0]}, not ${place}`, clause);
}

/** DVE-SET-9: from the last place to the first, those after it standing in different starting cities. */
function checkStart(s: DveState, at: number, where: string, report: Report): void {
  const next = s.frames[at + SLOT['starting-cities'].place];
  const waiting = s.frames[at + WAITING];
  if (s.turn[0] !== 0) report('table.turn', 'is 0 while starting cities are chosen', 'DVE-SET-9');
  if (next < -1 || next >= s.seats[0] || (waiting !== 0 && (next < 0 || waiting !== only(s.order[next]))))
    return report(`${where}.place`, 'must be the place of the player who chooses', 'DVE-SET-9');
  for (let place = 0; place < s.seats[0]; place++) {
    const seat = s.order[place];
    const zone = s.at[seat];
    const hasChosen = zone >= 0 && zone < s.board.zones && s.board.kind[zone] === KIND.start;
    if (place <= next ? zone >= 0 : !hasChosen || s.at.indexOf(zone) !== s.at.lastIndexOf(zone))
      report(`${playerPath(seat)}.at`, 'must be a starting city of one’s own once chosen, null before', 'DVE-SET-9');
  }
}

/** DVE-TRN-1: charity and the actions stand in their phase; DVE-END-2: no event phase follows the last turn. */
function checkPhase(s: DveState, at: number, where: string, report: Report): void {
  const phase = s.frames[at + SLOT.calendar.phase];
  const isTop = at === (s.depth[0] - 1) * FRAME_WIDTH;
  const above = isTop ? -1 : s.frames[at + FRAME_WIDTH];
  if (phase < 0) return report(`${where}.phase`, 'is missing', 'DVE-TRN-1');
  if (!isTop && phase !== (above === STEP.charity ? PHASE.order : PHASE.done))
    report(`${where}.phase`, 'must be the phase after the one that is going on', 'DVE-TRN-1');
  if (s.turn[0] === 0 && phase !== PHASE.event)
    report(`${where}.phase`, 'must be the event phase before the first turn', 'DVE-TRN-1');
  if (phase === PHASE.event && isLastTurn(s))
    report(`${where}.phase`, 'is of a turn after the second red papal event', 'DVE-END-2');
  return undefined;
}

/** DVE-CHA-3: a religious who can choose between givers is asked; DVE-CHA-7: not from turn 12 on. */
function checkCharity(s: DveState, at: number, where: string, report: Report): void {
  const next = s.frames[at + SLOT.charity.next];
  checkPlace(s, next, `${where}.next`, 'DVE-CHA-6', report);
  if (s.frames[at + WAITING] === 0 || next < 0 || next > s.seats[0]) return;
  const receiver = next === 0 ? -1 : s.order[next - 1];
  if (s.turn[0] > LAST_CHARITY_TURN) report(`${where}.waiting`, 'there is no charity any more', 'DVE-CHA-7');
  if (receiver < 0 || s.frames[at + WAITING] !== only(receiver))
    report(`${where}.waiting`, 'must be the player whose place in the order is before "next"', 'DVE-CHA-6');
  else if (s.character[receiver] === CHARACTER.merchant)
    report(`${where}.waiting`, 'is a merchant, and merchants receive nothing', 'DVE-CHA-1');
  else if (countGivers(s, receiver) < 2) report(`${where}.waiting`, 'has no two givers to choose between', 'DVE-CHA-3');
}

/** DVE-LIB-2: whoever looks has at least two tiles in hand; the last goes back by itself. */
function checkLooking(s: DveState, at: number, where: string, report: Report): void {
  const seat = s.looks[0] === 0 ? -1 : s.lookers[s.looks[0] - 1];
  if (seat < 0 || s.frames[at + WAITING] !== only(seat) || s.frames[at - FRAME_WIDTH + WAITING] !== only(seat))
    report(`${where}.waiting`, 'must be the player whose turn it is and who looked last', 'DVE-LIB-2');
  if (s.lookedSize[0] < 2) report('table.library.lookingAt', 'must have two tiles to choose between', 'DVE-LIB-2');
}

/** DVE-LIB-2: tiles are in somebody's hand only while they are asked about them. */
function checkNobodyLooks(s: DveState, report: Report): void {
  const isAsked = s.depth[0] > 0 && s.frames[(s.depth[0] - 1) * FRAME_WIDTH] === STEP.library;
  if (s.lookedSize[0] > 0 && !isAsked)
    report('table.library.lookingAt', 'is empty unless somebody is asked about the tiles', 'DVE-LIB-2');
}

/** DVE-ELE-3: cardinals who could be pope decide in order of knowledge, after the last turn. */
function checkElection(s: DveState, at: number, where: string, report: Report): void {
  const next = s.frames[at + SLOT.election.next];
  const waiting = s.frames[at + WAITING];
  checkPlace(s, next, `${where}.next`, 'DVE-ELE-3', report);
  if (!isLastTurn(s)) report(where, 'comes after the second red papal event', 'DVE-END-2');
  if (waiting === 0 || next < 0 || next > s.seats[0]) return;
  const seat = next === 0 ? -1 : knowledgeRank(s, next - 1);
  if (seat < 0 || !hasSeat(waiting, seat))
    report(`${where}.waiting`, 'must be the player whose rank of knowledge is before "next"', 'DVE-ELE-3');
  else if (!canBePope(s, seat))
    report(`${where}.waiting`, 'must be a cardinal who has the votes of a pope, while there is none', 'DVE-ELE-3');
}

/** DVE-SET-9: once the cities are chosen every pawn stands somewhere. */
function checkPawns(s: DveState, report: Report): void {
  if (s.depth[0] > 0 && s.frames[0] === STEP['starting-cities']) return;
  for (let seat = 0; seat < s.seats[0]; seat++)
    if (s.at[seat] < 0) report(`${playerPath(seat)}.at`, 'is missing', 'DVE-SET-9');
}
