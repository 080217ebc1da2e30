import { perft } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';

/** Ways to make one, two, three … choices from a seeded setup. They change only when a rule does. */
test.each([
  { seats: 2, seed: 1, depth: 5, counts: [5, 20, 892, 13388, 154264] },
  { seats: 3, seed: 2, depth: 6, counts: [5, 20, 60, 2676, 40320, 465720] },
  { seats: 4, seed: 3, depth: 7, counts: [5, 20, 60, 120, 5112, 65088, 677952] },
  { seats: 5, seed: 4, depth: 7, counts: [5, 20, 60, 120, 120, 5832, 96432] },
])('there are as many ways to play on as ever, $seats players, seed $seed', ({ counts, ...how }) => {
  expect(perft(deVulgariEloquentia, how)).toEqual(counts);
});
