import type { Option } from '@fondaco/kernel';
import type { DveState } from './state.ts';

/** The ways to play (DVE-VAR-1, DVE-VAR-2, DVE-VAR-3). */
export const options: readonly Option[] = [
  { name: 'lone-manuscripts', clause: 'DVE-VAR-1', values: ['no', 'yes'], seats: [2, 3] },
  { name: 'inquisitor', clause: 'DVE-VAR-2', values: ['any-turn', 'on-election'] },
  { name: 'screens', clause: 'DVE-VAR-3', values: ['closed', 'open'] },
];

/** DVE-VAR-1 */
export function isLone(s: DveState): boolean {
  return s.options[0] !== 0;
}

/** DVE-VAR-2 */
export function isInquisitorOnElection(s: DveState): boolean {
  return s.options[1] !== 0;
}

/** DVE-VAR-3 */
export function areScreensOpen(s: DveState): boolean {
  return s.options[2] !== 0;
}
