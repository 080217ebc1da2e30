import type { GameTableProps } from '../../../table/game-table.ts';
import { readView } from './augsburg-view.ts';

/** Ties go to the dearest cathedral, and where nobody tied has one to the dearest church (AUG-END-2). */
export function tieBreak({ view, t }: GameTableProps, tied: readonly string[]): string {
  const players = readView(view).players.filter(({ seat }) => tied.includes(seat));
  for (const building of ['cathedral', 'church'] as const) {
    const owners = players.filter(({ rights }) => rights[building] !== undefined);
    if (owners.length === 0) continue;
    const prices = owners.map(({ seat, rights }) => `${t.word('seat', seat)} ${rights[building]}`).join(', ');
    return t(building === 'cathedral' ? 'aug.tie.cathedral' : 'aug.tie.church', { prices });
  }
  return t('aug.tie.shared');
}
