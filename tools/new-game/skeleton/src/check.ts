import type { Violation } from '@fondaco/kernel';
import { STONES } from './data/numbers.ts';
import type { NewGameState } from './state.ts';

/** What no state may break. */
export function check(s: NewGameState): Violation[] {
  let stones = s.pile[0];
  for (let seat = 0; seat < s.seats[0]; seat++) stones += s.stones[seat];
  return stones === STONES
    ? []
    : [{ where: 'pile', message: `there are ${stones} stones, not ${STONES}`, clause: 'NEW-SET-1' }];
}
