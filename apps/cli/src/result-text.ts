import type { Table } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { columns } from './columns.ts';
import { namesOf } from './names.ts';

/** The points of all players by category, and who won. */
export function printResult(table: Table, t: Translate): string[] {
  const { scores, winners, isFinal } = table.result();
  const nameOf = namesOf(table);
  const rows = table.game.categories.map(({ name, clause }) => [
    t(`category.${name}`),
    ...scores.map(({ breakdown }) => breakdown[name] ?? 0),
    clause,
  ]);
  return [
    ...columns([
      ['', ...scores.map(({ seat }) => nameOf(seat))],
      ...rows,
      ['total', ...scores.map(({ total }) => total)],
    ]),
    '',
    isFinal ? `${winners.map(nameOf).join(' and ')} won.` : 'The game is not over: these points are not final.',
  ];
}
