import { FastRandom } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { exp, log } from './exp-log.ts';

const TWO_POW_32 = 0x1_0000_0000;
/** Two units in the last place: ours and the engine's may each be off by less than one. */
const CLOSE = 2 ** -51;

test('the exponential is that of the engine but for the last bits', () => {
  const rng = new FastRandom(1);
  for (let i = 0; i < 20_000; i++) {
    const x = (rng.word() / TWO_POW_32 - 0.5) * (i % 2 === 0 ? 12 : 1400);
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThanOrEqual(CLOSE);
  }
  expect([exp(0), exp(-1000), exp(1000)]).toEqual([1, 0, Infinity]);
});

test('the logarithm is that of the engine but for the last bits', () => {
  const rng = new FastRandom(2);
  for (let i = 0; i < 20_000; i++) {
    const x = (rng.word() + 0.5) / (i % 2 === 0 ? TWO_POW_32 : 1000);
    expect(Math.abs(log(x) - Math.log(x))).toBeLessThanOrEqual(CLOSE * Math.max(Math.abs(Math.log(x)), 2 ** -30));
  }
  expect(log(1)).toBe(0);
});

test('the same number is the same bits wherever it is worked out', () => {
  expect([exp(1), exp(-3.25), exp(0.1), log(2), log(10), log(0.3)]).toEqual([
    2.7182818284590455, 0.03877420783172201, 1.1051709180756477, 0.6931471805599453, 2.302585092994046,
    -1.2039728043259361,
  ]);
});
