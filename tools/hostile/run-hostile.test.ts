import { expect, test } from 'vitest';
import { runHostile } from './run-hostile.ts';

test('hostile messages end no server and touch no table of others', async () => {
  const { faults, lines, memory } = await runHostile(2000, 3);
  expect(faults).toEqual([]);
  expect(lines).toBeGreaterThan(0);
  // Until the half a server learns its trade: modules and tables are read for the first time.
  const [, half, late] = memory.map(({ held }) => held);
  expect((late ?? 0) - (half ?? 0)).toBeLessThan(5);
});
