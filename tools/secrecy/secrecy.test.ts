import { itemAt } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { LEAKS } from './leaks.ts';
import { compareWorlds, findLeak, ONE_SEALED, ONE_TABLE, SMALL_CASTS } from './run-secrecy.ts';

test.each(SMALL_CASTS)('what somebody must not know changes no byte and no instant: $game, $seats', async (cast) => {
  const { difference, characters, botLines } = await compareWorlds(cast, ONE_TABLE);
  expect(difference).toBeUndefined();
  expect(botLines).toBeGreaterThan(0);
  expect(characters).toBeGreaterThan(10_000);
});

test('nor do the seed, the secret and the salts of a table that people gather for', async () => {
  const { difference, characters, lines } = await compareWorlds(itemAt(SMALL_CASTS, 1), ONE_SEALED);
  expect(difference).toBeUndefined();
  expect(lines).toBeGreaterThan(0);
  expect(characters).toBeGreaterThan(10_000);
});

test.each(LEAKS.slice(0, 1))('a planted leak is found: $name', async (leak) => {
  expect(await findLeak(leak, SMALL_CASTS.slice(0, 1))).toBeDefined();
});
