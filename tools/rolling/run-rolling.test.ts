import { expect, test } from 'vitest';
import { runRolling } from './run-rolling.ts';

test('a build with raised rules takes over while people play: tables go on, stored games open', async () => {
  const result = await runRolling({ games: 6, tables: 2 });
  expect(result.faults).toEqual([]);
  expect(result.linesAfter).toBeGreaterThan(0);
});
