import { expect, test } from 'vitest';
import { runHostile } from './run-hostile.ts';

test('hostile messages end no server and touch no table of others', async () => {
  const { faults, lines, requests, memory } = await runHostile(10_000, 3);
  expect(faults).toEqual([]);
  expect(lines).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(2000);
  const [early, , late] = memory.map(({ held }) => held);
  expect((late ?? 0) - (early ?? 0)).toBeLessThan(5);
});
