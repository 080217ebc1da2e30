import { automatic, pop, push, type Sink } from '@fondaco/kernel';
import { STUPOR_TURN } from '../data/numbers.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { refillManuscripts } from '../effects/manuscripts.ts';
import { isLastTurn, revealPapalEvent } from '../effects/papal-events.ts';
import { FRAME, PHASE, SLOT } from '../frames.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { layOutCubes, returnLeftovers } from '../effects/turn-chart.ts';
import { setGameOrder } from './game-order.ts';

/** DVE-EVT-1, DVE-EVT-2, and the rest of the event phase in its order. */
function runEventPhase(s: DveState, sink: Sink | undefined): void {
  const turn = ++s.turn[0];
  tell(sink, EVENT['turn-began'], turn);
  if (turn <= STUPOR_TURN) {
    const event = s.eventOn[turn];
    s.eventOpen[event] = 1;
    tell(sink, EVENT['event-laid'], event, s.board.eventZone[event - 1]);
  }
  returnLeftovers(s, sink);
  layOutCubes(s, sink);
  refillManuscripts(s, sink);
  revealPapalEvent(s, sink);
}

/** DVE-TRN-1: the phases of each turn, until the last turn is over. The frame holds the phase that comes next. */
export const calendar = automatic<DveState>({
  name: 'calendar',
  clause: 'DVE-TRN-1',
  frame: FRAME.calendar,
  run(s, at, sink) {
    const phase = s.frames[at + SLOT.calendar.phase]++;
    if (phase === PHASE.event) runEventPhase(s, sink);
    else if (phase === PHASE.charity) push(s, STEP.charity, 0);
    else if (phase === PHASE.order) setGameOrder(s, sink);
    else if (phase === PHASE.actions) push(s, STEP.actions, 0);
    else if (isLastTurn(s)) {
      pop(s);
      push(s, STEP.election, 0);
    } else s.frames[at + SLOT.calendar.phase] = PHASE.event;
  },
});
