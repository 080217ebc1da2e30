import type { GameTableProps } from '../../../table/game-table.ts';
import { readView } from './dve-view.ts';

/** Ties go to more knowledge (DVE-SCO-10): where those who are tied stand on its chart. */
export function tieBreak(
  { view, t }: GameTableProps,
  tied: readonly string[],
  [winner = '']: readonly string[],
): string {
  const discs = readView(view).charts.knowledge.filter(({ seat }) => tied.includes(seat));
  const spaces = discs.map(({ seat, space }) => `${t.word('seat', seat)} ${space}`).join(', ');
  return t('dve.tie', { winner: t.word('seat', winner), spaces });
}
