import type { Translate } from '@fondaco/texts';
import type { Game, TableResult } from '@fondaco/kernel';
import { columns } from './columns.ts';

/** The points of all players by category, and who won. */
export function printResult(game: Game, t: Translate, { scores, winners, isFinal }: TableResult): string[] {
  const rows = game.categories.map(({ name, clause }) => [
    t(`category.${name}`),
    ...scores.map(({ breakdown }) => breakdown[name]),
    clause,
  ]);
  return [
    ...columns([['', ...scores.map(({ player }) => player)], ...rows, ['total', ...scores.map(({ total }) => total)]]),
    '',
    isFinal ? `${winners.join(' and ')} won.` : 'The game is not over: these points are not final.',
  ];
}
