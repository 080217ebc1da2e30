import { FastRandom } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { makeNetwork } from './learner.ts';
import { plattScale } from './platt-scaling.ts';

test('a network that hopes too much hopes for what comes of it', () => {
  const network = makeNetwork({ inputs: 4, hidden: 16, second: 16 }, new FastRandom(1));
  const features = Float32Array.of(1, 2, 3, 4);
  const tenths = Array.from({ length: 10 }, (_, bin) => (bin + 0.5) / 10);
  const toLogit = (p: number): number => Math.log(p / (1 - p));
  const come = tenths.map((p) => 1 / (1 + Math.exp(-(0.5 * toLogit(p) - 0.4))));
  network.forward(features);
  const before = toLogit(network.win);
  const count = tenths.map(() => 1000);
  plattScale(network, { count, given: tenths.map((p) => p * 1000), won: come.map((p) => p * 1000) });
  network.forward(features);
  expect(toLogit(network.win)).toBeCloseTo(0.5 * before - 0.4, 3);
});
