import type { GameTableProps } from '../../../table/game-table.ts';
import { readView } from './dve-view.ts';

/** Who was elected what. */
export function outcome({ t, view }: GameTableProps): string {
  const elected = readView(view).players.filter(({ office }) => office !== 'none');
  if (elected.length === 0) return t('dve.moment.election.nobody');
  return elected
    .map(({ seat, office }) =>
      t('dve.moment.elected', { name: t.word('seat', seat), office: t.word('office', office) }),
    )
    .join(' ');
}
