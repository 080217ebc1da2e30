import { FastRandom, itemAt, seatsIn, Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { reveals as augsburg } from '../src/games/augsburg-1520/model/reveals.ts';
import { reveals as dve } from '../src/games/de-vulgari-eloquentia/model/reveals.ts';
import { gameOf } from './support/played-tables.ts';

const TABLES = 15;

test.each([
  ['de-vulgari-eloquentia', dve],
  ['augsburg-1520', augsburg],
])('%s: what a preview says will be seen is seen, in every game to its end', (id, reveals) => {
  const game = gameOf(id);
  const said = Object.keys(reveals);
  const seen = new Set<string>();
  let ends = 0;
  for (let i = 0; i < TABLES; i++) {
    const rng = new FastRandom(i);
    const begun = Table.create(game, { names: ['A', 'B', 'C'], seed: rng.seed() });
    if (!begun.ok) throw new Error(begun.error.message);
    const table = begun.value;
    while (!table.isOver) {
      const seat = itemAt(seatsIn(table.waiting), 0);
      const choices = table.choices(seat);
      const line = itemAt(choices, rng.below(choices.length));
      const preview = table.preview(seat, [line]);
      const done = table.submit(seat, undefined, [line]);
      if (!preview.ok || !done.ok) throw new Error(`"${line}" was on offer`);
      if (!preview.value.isRevealing) continue;
      const told = table.tell(
        done.value.flatMap(({ events }) => events),
        seat,
      );
      const kinds = preview.value.kinds.filter((kind) => said.includes(kind));
      expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(kinds));
      expect([line, preview.value.isEnd]).toEqual([line, table.isOver]);
      for (const kind of kinds) seen.add(kind);
      if (preview.value.isEnd) ends++;
    }
  }
  expect([...seen].toSorted()).toEqual(said.toSorted());
  expect(ends).toBe(TABLES);
});
