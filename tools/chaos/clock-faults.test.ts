import { ClientJournal } from '@fondaco/server/testing';
import { expect, test } from 'vitest';
import { findClockFaults, NO_INTERRUPTIONS } from './clock-faults.ts';

/** What blue was told of their clock: at which instant it had how much left. */
function journalOf(...readings: readonly (readonly [now: number, left: number])[]): ClientJournal {
  const journal = new ClientJournal('t', 'blue');
  for (const [now, left] of readings)
    journal.clocks.push({
      type: 'clocks',
      table: 't',
      now,
      clocks: [{ seat: 'blue', left, free: 0, isRunning: true }],
    });
  return journal;
}

test('a clock that runs as time passes is not complained of', () => {
  expect(findClockFaults(journalOf([0, 200_000], [5000, 195_000], [9000, 195_000]), NO_INTERRUPTIONS)).toEqual([]);
});

test('a clock that loses more than passed, or gains, is a fault', () => {
  expect(findClockFaults(journalOf([0, 200_000], [5000, 190_000]), NO_INTERRUPTIONS)).toHaveLength(1);
  expect(findClockFaults(journalOf([0, 200_000], [5000, 210_000]), NO_INTERRUPTIONS)).toHaveLength(1);
});

test('a clock gains what nobody ran when that is noted, and no more than that', () => {
  const interruptions = { longestSleep: 0, downtimes: [{ from: 1000, to: 14_000 }] };
  expect(findClockFaults(journalOf([13_700, 190_000], [16_000, 200_900]), interruptions)).toEqual([]);
  expect(findClockFaults(journalOf([13_700, 190_000], [16_000, 206_000]), interruptions)).toHaveLength(1);
  expect(findClockFaults(journalOf([113_700, 190_000], [116_000, 200_900]), interruptions)).toHaveLength(1);
});
