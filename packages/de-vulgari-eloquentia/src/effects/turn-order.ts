import { FRAME_WIDTH, hasSeat } from '@fondaco/kernel';
import { SLOT } from '../frames.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** The place of a seat in the game order, from 0. */
export function placeOf(s: DveState, seat: number): number {
  let place = 0;
  while (s.order[place] !== seat) place++;
  return place;
}

/** The next seat of a bit set after this one, in cyclic game order. */
export function nextOf(s: DveState, seats: number, seat: number): number {
  let place = placeOf(s, seat);
  do place = (place + 1) % s.seats[0];
  while (!hasSeat(seats, s.order[place]));
  return s.order[place];
}

/** DVE-ACT-1: the actions left of a seat's turn; none if it does not act. */
export function actionsOf(s: DveState, seat: number): number {
  for (let i = 0; i < s.depth[0] - 1; i++) {
    const at = i * FRAME_WIDTH;
    const isActing = s.frames[at] === STEP.actions && s.frames[at + FRAME_WIDTH] === STEP.turn;
    if (isActing && s.order[s.frames[at + SLOT.actions.next] - 1] === seat) return s.actions[0];
  }
  return 0;
}
