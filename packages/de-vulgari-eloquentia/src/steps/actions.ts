import { only, automatic, pop, push } from '@fondaco/kernel';
import { ACTIONS, MURET_ACTIONS } from '../data/numbers.ts';
import { isAtSea, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { TILE } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** DVE-ACT-1, DVE-CAR-4, DVE-MOV-6: a whole turn for each player in game order. The frame holds the place that comes next. */
export const actions = automatic<DveState>({
  name: 'actions',
  clause: 'DVE-ACT-1',
  frame: FRAME.actions,
  run(s, at, sink) {
    const place = s.frames[at + SLOT.actions.next]++;
    if (place >= s.seats[0]) {
      pop(s);
      return;
    }
    const seat = s.order[place];
    s.actions[0] = s.tile[seat] === TILE.muret ? MURET_ACTIONS : ACTIONS;
    s.mustLand[0] = isAtSea(s, seat) ? 1 : 0;
    tell(sink, EVENT['turn-of'], seat);
    push(s, STEP.turn, only(seat));
  },
});
