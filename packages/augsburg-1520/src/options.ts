import type { Option } from '@fondaco/kernel';
import type { AugsburgState } from './state.ts';

/** The ways to play (AUG-INF-2). */
export const options: readonly Option[] = [{ name: 'purses', clause: 'AUG-INF-2', values: ['closed', 'open'] }];

/** AUG-INF-2: whether florins and the sizes of hands, deck and discards are shown to all. */
export function arePursesOpen(s: AugsburgState): boolean {
  return s.options[0] !== 0;
}
