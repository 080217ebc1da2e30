import { perft } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { augsburg1520 } from '../src/index.ts';

/** Ways to make one, two, three … choices from a seeded setup, of which the last ones only are written here. They change only when a rule does. */
test.each([
  { seats: 2, seed: 1, depth: 18, last: [12190, 49396, 121771, 197196, 342877] },
  { seats: 2, seed: 2, depth: 19, last: [25146, 49338, 73395, 167674, 411317] },
  { seats: 3, seed: 3, depth: 21, last: [102608, 205216, 410432, 782386, 1359556] },
])('there are as many ways to play on as ever, $seats players, seed $seed', ({ last, ...how }) => {
  expect(perft(augsburg1520, how).slice(-last.length)).toEqual(last);
});
