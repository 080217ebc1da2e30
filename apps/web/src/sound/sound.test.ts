import { lexiconOf } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { gameOf } from '../../tests/support/played-tables.ts';
import { useSettings } from '../client/settings.ts';
import { gameMoments as augsburg } from '../games/augsburg-1520/moments/game-moments.ts';
import { gameMoments as dve } from '../games/de-vulgari-eloquentia/moments/game-moments.ts';
import { firstSound } from './first-sound.ts';
import { PARTIALS } from './synthesize.ts';

test('the table is silent until somebody wants to hear it', () => {
  expect(useSettings.getState().volume).toBe(0);
});

test.each([
  ['de-vulgari-eloquentia', dve],
  ['augsburg-1520', augsburg],
] as const)('%s: what sounds happens in the game, and is made of tones', (id, { sounds }) => {
  const happening = lexiconOf(gameOf(id)).events.map(({ name }) => name);
  expect(happening).toEqual(expect.arrayContaining(Object.keys(sounds)));
  for (const sound of Object.values(sounds)) expect(PARTIALS[sound].length).toBeGreaterThan(0);
});

test('of what happens at once the first is heard that has a sound', () => {
  const heard = (...types: readonly string[]) =>
    firstSound(
      dve.sounds,
      types.map((type) => ({ type })),
    );
  expect(heard('moved', 'claimed-city', 'took')).toBe('coin');
  expect(heard('took', 'claimed-city')).toBe('tile');
  expect(heard('moved')).toBeUndefined();
  expect(firstSound(augsburg.sounds, [{ type: 'level' }])).toBe('tile');
});
