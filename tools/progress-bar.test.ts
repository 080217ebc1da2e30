import { expect, test } from 'vitest';
import { printDuration, printProgress } from './progress-bar.ts';

test('progress shows the share done and the time to go', () => {
  expect(printProgress(0, 0)).toBe(`[${'.'.repeat(30)}] 0%`);
  expect(printProgress(0.5, 90)).toBe(`[${'#'.repeat(15)}${'.'.repeat(15)}] 50%, 2 min to go`);
  expect(printProgress(1, 8)).toBe(`[${'#'.repeat(30)}] 100%, 8 s`);
});

test('durations are told in the unit that fits', () => {
  expect([0.2, 59, 61, 3599, 3900].map(printDuration)).toEqual(['1 s', '59 s', '1 min', '1 h 0 min', '1 h 5 min']);
});
