import { expect, test } from 'vitest';
import { LEAKS } from './leaks.ts';
import { compareWorlds, findLeak, type Cast } from './run-secrecy.ts';

const CASTS: readonly Cast[] = [
  { game: 'augsburg-1520', seats: 3, receiver: 1 },
  { game: 'de-vulgari-eloquentia', seats: 2, receiver: 0 },
  { game: 'augsburg-1520', seats: 2, receiver: undefined },
];
const FEW = { tables: 1, seed: 2 };

test.each(CASTS)('what somebody must not know changes no byte and no instant: $game, $seats', async (cast) => {
  const { difference, characters } = await compareWorlds(cast, FEW);
  expect(difference).toBeUndefined();
  expect(characters).toBeGreaterThan(10_000);
});

test.each(LEAKS.slice(0, 2))('a planted leak is found: $name', async (leak) => {
  expect(await findLeak(leak, CASTS.slice(0, 1), FEW)).toBeDefined();
});
