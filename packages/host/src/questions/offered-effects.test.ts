import { games } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { LineEffects } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { findEffects } from './offered-effects.ts';

const MOMENTS = 60;

function begin(game: Game, seed: number): Table {
  const table = Table.create(game, { names: ['Ann', 'Bob', 'Cal'], seed: new Uint8Array(32).fill(seed) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

function copyOf(table: Table): Table {
  const copy = Table.restore(table.game, table.snapshot());
  if (!copy.ok) throw new Error(copy.error.message);
  return copy.value;
}

function effectsOf(table: Table, seat: number, after: readonly string[]): readonly LineEffects[] {
  const found = findEffects(table, seat, after);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

test.each(games.map(({ game }) => [game.id, game] as const))(
  '%s: everything on offer has its effects, and what follows a line those it has once the line is said',
  (_, game) => {
    const rng = new FastRandom(3);
    let table = begin(game, 1);
    let followed = 0;
    for (let i = 0; i < MOMENTS; i++) {
      if (table.isOver) table = begin(game, 2);
      const seat = itemAt(seatsIn(table.waiting), 0);
      const offered = effectsOf(table, seat, []);
      expect(offered.map(({ line }) => line)).toEqual(table.choices(seat));
      for (const { line, effects } of offered)
        expect({ ok: true, value: effects }).toEqual(table.effects(seat, [line]));
      const { line } = itemAt(offered, rng.below(offered.length));
      const preview = table.preview(seat, [line]);
      if (!preview.ok) throw new Error(preview.error.message);
      const next = effectsOf(table, seat, [line]);
      const then = copyOf(table);
      expect(then.submit(seat, undefined, [line]).ok).toBe(true);
      if (preview.value.isRevealing || then.isOver) expect(next).toEqual([]);
      else {
        followed += next.length;
        expect(next).toEqual(effectsOf(then, seat, []));
      }
      table = then;
    }
    expect(followed).toBeGreaterThan(MOMENTS);
  },
);

test('what cannot be said has no effects, and nobody is told what follows what they are not asked', () => {
  const table = begin(itemAt(games, 0).game, 1);
  const seat = itemAt(seatsIn(table.waiting), 0);
  expect(findEffects(table, seat, ['end'])).toMatchObject({ ok: false });
  expect(findEffects(table, seat === 0 ? 1 : 0, [])).toEqual({ ok: true, value: [] });
});
