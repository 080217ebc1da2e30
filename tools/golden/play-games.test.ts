import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LEVELS } from '@fondaco/bots';
import { games } from '@fondaco/catalog';
import { expect, test } from 'vitest';
import { goldenGamesOf } from './play-games.ts';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

test.each(games.map((entry) => [entry.game.id, entry] as const))('every golden game of %s is on file', (id, entry) => {
  const files = readdirSync(path.join(PACKAGES, id, 'tests/games')).toSorted();
  const names = goldenGamesOf(entry).map(({ name }) => name);
  expect(files).toEqual(names.flatMap((name) => [`${name}.events`, `${name}.record`]).toSorted());
});

test('bots of every level play one', () => {
  for (const entry of games) {
    const levels = goldenGamesOf(entry).flatMap(({ bots }) => bots.map((bot) => bot.replace(/[:@].*/, '')));
    expect(new Set(levels)).toEqual(new Set(LEVELS));
  }
});
