import { Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { findGame, games } from './index.ts';

test('every game is found by its id, and no id is there twice', () => {
  for (const entry of games) expect(findGame(entry.game.id)).toBe(entry);
  expect(new Set(games.map(({ game }) => game.id)).size).toBe(games.length);
  expect(findGame('go')).toBeUndefined();
});

test.each(games)('$title begins, and its board prints for every seat and for spectators', (entry) => {
  const { game } = entry;
  const names = ['ann', 'bob', 'cleo', 'dino', 'eve'].slice(0, game.maxSeats);
  const table = Table.create(game, { names, seed: new Uint8Array(32) });
  if (!table.ok) throw new Error(table.error.message);
  for (const seat of [undefined, ...names.keys()])
    expect(entry.printBoard(table.value.view(seat).table, game.parts())).not.toBe('');
});
