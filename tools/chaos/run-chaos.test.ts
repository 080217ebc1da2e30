import { expect, test } from 'vitest';
import { runChaos } from './run-chaos.ts';

test('servers are killed while people play, and nothing that was acknowledged is lost, doubled or different', async () => {
  const result = await runChaos({ store: 'sqlite', kills: 3, tables: 3, seed: 5 });
  expect(result).toMatchObject({ lost: [], doubled: [], diverged: [] });
  expect(result.kills).toBe(3);
  expect(result.answers).toBeGreaterThan(0);
  expect(result.tables).toBeGreaterThanOrEqual(3);
});
