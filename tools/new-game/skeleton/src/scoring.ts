import { only, type Category } from '@fondaco/kernel';
import type { NewGameState } from './state.ts';

/** The sources of points. */
export const categories: readonly Category[] = [{ name: 'stones', clause: 'NEW-SCO-1' }];

/** Each seat's points by category. */
export function score(s: NewGameState, out: Int16Array): void {
  for (let seat = 0; seat < s.seats[0]; seat++) out[seat] = s.stones[seat];
}

/** NEW-SCO-1 */
export function winners(s: NewGameState): number {
  let most = 0;
  let best = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (s.stones[seat] > most) best = 0;
    if (s.stones[seat] >= most) best |= only(seat);
    most = Math.max(most, s.stones[seat]);
  }
  return best;
}
