import { expect, test } from 'vitest';
import { runHostile } from './run-hostile.ts';

test('hostile messages end no server and touch no table of others', async () => {
  const { faults, lines } = await runHostile(2000, 3);
  expect(faults).toEqual([]);
  expect(lines).toBeGreaterThan(0);
});
