import { augsburg1520 } from '@fondaco/augsburg-1520';
import type { JsonObject, Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../../tests/support/game-texts.ts';
import { gameOf, playedTable } from '../../../../tests/support/played-tables.ts';
import { readView } from './augsburg-view.ts';
import { cardWorth } from './card-worth.ts';

/** What is said of each open card where a view is shown to one of the players. */
function worths(view: JsonObject, me: string): readonly (string | undefined)[] {
  const t = translateOf('augsburg-1520', 'en');
  return readView(view).cards.open.map(({ card }) => cardWorth({ t, view, parts: undefined, me }, card));
}

test('around one screen a card tells whoever is asked the same as their own view does', () => {
  let told = 0;
  for (const decisions of [20, 60, 100, 140, 180]) {
    const table: Table = playedTable(gameOf(augsburg1520.id), 3, decisions);
    for (const [seat, word] of table.seats.entries()) {
      const own = worths(table.view(seat).table, word);
      expect(worths(table.view(undefined).table, word)).toEqual(own);
      told += own.filter((worth) => worth !== undefined).length;
    }
  }
  expect(told).toBeGreaterThan(10);
});
