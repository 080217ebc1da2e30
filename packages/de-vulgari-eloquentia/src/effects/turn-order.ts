import { hasSeat } from '@fondaco/kernel';
import type { DveState } from '../state.ts';

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
