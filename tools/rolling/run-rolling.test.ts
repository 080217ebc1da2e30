import { expect, test } from 'vitest';
import { runRolling } from './run-rolling.ts';

/** For a machine that does much else besides. */
const PATIENCE = 480_000;

test(
  'a build with raised rules and a longer schema takes over while people and bots play, and opens what is stored',
  async () => {
    const result = await runRolling({ store: 'postgres', games: 6, tables: 3 });
    expect(result.faults).toEqual([]);
    for (const count of [result.linesAfter, result.raisedLines, result.dueLines, result.standIns, result.clockReadings])
      expect(count).toBeGreaterThan(0);
  },
  PATIENCE,
);
