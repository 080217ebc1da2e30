import { isOver, playerPath, type Report } from '@fondaco/kernel';
import { BOLOGNA_EARLY, BOLOGNA_LATE, FIRST_LIBRARY_TURN, FIRST_PAPAL_TURN } from '../data/numbers.ts';
import { spaceOf } from '../effects.ts';
import { isLastTurn } from '../effects/papal-events.ts';
import { EVENTS } from '../parts-file.ts';
import { CHART, PAPAL, STUPOR } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** What the turn allows and what it does not yet: papal events, event tiles, discs. */
export function checkCalendar(s: DveState, report: Report): void {
  checkPapalEvents(s, report);
  checkEvents(s, report);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    checkMessenger(s, seat, report);
    if (s.turn[0] < FIRST_LIBRARY_TURN && spaceOf(s, CHART.library, seat) > 0)
      report(`${playerPath(seat)}.charts.library`, `is not entered before turn ${FIRST_LIBRARY_TURN}`, 'DVE-LIB-1');
  }
}

/** DVE-SET-3: two are red; DVE-EVT-6: one is shown each turn from turn 12 on; DVE-END-2: no turn follows the second red one. */
function checkPapalEvents(s: DveState, report: Report): void {
  let red = 0;
  let redBefore = 0;
  for (let i = 0; i < s.papal.length; i++) {
    if (s.papal[i] !== PAPAL.red) continue;
    red++;
    if (i < s.papalShown[0] - 1) redBefore++;
  }
  if (red !== 2) report('table.papalEvents.tiles', `${red} are red; there must be 2`, 'DVE-SET-3');
  const due = Math.max(0, s.turn[0] - FIRST_PAPAL_TURN + 1);
  if (s.papalShown[0] !== due)
    report('table.papalEvents.shown', `is ${s.papalShown[0]}; on turn ${s.turn[0]} it must be ${due}`, 'DVE-EVT-6');
  else if (redBefore >= 2) report('table.turn', 'is after the turn of the second red papal event', 'DVE-END-2');
  if (isOver(s) && !isLastTurn(s))
    report('pending', 'is empty, but the second red papal event has not been shown', 'DVE-END-2');
}

/** DVE-SET-2: in ascending number, with 1 after 9; DVE-EVT-2: a tile lies in its city from its turn on. */
function checkEvents(s: DveState, report: Report): void {
  for (let turn = 1; turn <= EVENTS; turn++) {
    const event = s.eventOn[turn];
    const isNext = turn === 1 || event === (s.eventOn[turn - 1] % (EVENTS - 1)) + 1;
    if (turn === EVENTS ? event !== STUPOR : !isNext || event === STUPOR)
      report('table.events.onTurn', 'must ascend, with 1 after 9, and end with 10', 'DVE-SET-2');
    if (s.eventOpen[event] !== 0 && turn > s.turn[0])
      report('table.events.open', `${event} comes on turn ${turn}`, event === STUPOR ? 'DVE-STU-1' : 'DVE-EVT-2');
  }
}

/** DVE-MES-2: entering the last space makes Bologna worth something, which DVE-MES-4 lets one claim once. */
function checkMessenger(s: DveState, seat: number, report: Report): void {
  const worth = s.bologna[seat];
  const isAtEnd = spaceOf(s, CHART.messenger, seat) === s.board.lastSpace[CHART.messenger];
  const where = `${playerPath(seat)}.bologna`;
  if (worth !== 0 && worth !== BOLOGNA_EARLY.spaces && worth !== BOLOGNA_LATE.spaces)
    report(where, `cannot be ${worth}`, 'DVE-MES-2');
  if (s.bolognaClaimed[seat] === 0 && isAtEnd !== worth > 0)
    report(where, 'is worth something exactly while the messenger is at its end', isAtEnd ? 'DVE-MES-2' : 'DVE-MES-4');
}
