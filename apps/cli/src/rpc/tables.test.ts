import { games } from '@fondaco/catalog';
import { itemAt, Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { Tables } from './tables.ts';

test('a table whose engine throws half-way is put back to where it was', () => {
  const { game } = itemAt(games, 0);
  const made = Table.create(game, { names: ['ann', 'bob'], seed: new Uint8Array(32) });
  if (!made.ok) throw new Error(made.error.message);
  const tables = new Tables();
  const id = tables.add(made.value);
  const before = made.value.record();
  const seat = made.value.waiting === 1 ? 0 : 1;
  const breakDown = (): void =>
    tables.change(id, made.value, (table) => {
      table.submit(seat, undefined, [itemAt(table.choices(seat), 0)]);
      throw new Error('broken');
    });
  expect(breakDown).toThrow('broken');
  expect(tables.get(id)?.record()).toEqual(before);
});
