import { FastRandom } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import type { Network } from '../judge/network.ts';
import { Learner, makeNetwork } from './learner.ts';
import { widen } from './widen.ts';

const shape = { inputs: 6, hidden: 16, second: 16 };
const FEATURES = Float32Array.of(1, 0, -2, 0.5, 0, 3);

function judge(network: Network): { win: number; margin: number } {
  network.forward(FEATURES);
  return { win: network.win, margin: network.margin };
}

test('a learner that was saved goes on where it was', () => {
  const rows = Float32Array.of(...FEATURES, 1, 0.5);
  const learner = new Learner(shape, new FastRandom(1));
  learner.learn({ rows, count: 1 }, 0.01, 10, new FastRandom(2));
  const other = new Learner(shape, new FastRandom(3));
  expect(judge(other.network)).not.toEqual(judge(learner.network));
  other.restore(learner.save());
  expect(judge(other.network)).toEqual(judge(learner.network));
  for (const one of [learner, other]) one.learn({ rows, count: 1 }, 0.01, 1, new FastRandom(4));
  expect(other.save()).toEqual(learner.save());
});

test('a wider network judges as the one it was made of', () => {
  const network = makeNetwork(shape, new FastRandom(5));
  const wide = widen(network, { ...shape, hidden: 48, second: 32 }, new FastRandom(6));
  expect(judge(wide).win).toBeCloseTo(judge(network).win, 6);
  expect(judge(wide).margin).toBeCloseTo(judge(network).margin, 5);
  expect(() => widen(wide, shape, new FastRandom(7))).toThrow('wider');
});

test('what a wider network has gained can learn', () => {
  const network = makeNetwork(shape, new FastRandom(8));
  const wide = widen(network, { ...shape, second: 32 }, new FastRandom(9));
  const learner = new Learner(wide.shape, new FastRandom(10), wide);
  const { weights, layout } = learner.network;
  const heard = layout.weights3 + shape.second;
  expect(weights[heard]).toBe(0);
  learner.learn({ rows: Float32Array.of(...FEATURES, 1, 0.5), count: 1 }, 0.01, 1, new FastRandom(11));
  expect(weights[heard]).not.toBe(0);
});

test('a network that hears more judges as before until it has learnt what the rest means', () => {
  const network = makeNetwork(shape, new FastRandom(12));
  const keen = widen(network, { inputs: 8, hidden: 32, second: 16 }, new FastRandom(13));
  keen.forward(Float32Array.of(...FEATURES, 5, -4));
  expect(keen.win).toBeCloseTo(judge(network).win, 6);
});

test('the mean of the weights follows them, and wavers less', () => {
  const rows = Float32Array.of(...FEATURES, 1, 0.5);
  const learner = new Learner(shape, new FastRandom(14));
  const before = judge(learner.network).win;
  learner.learn({ rows, count: 1 }, 0.01, 400, new FastRandom(15));
  const now = judge(learner.network).win;
  const mean = judge(learner.averaged()).win;
  expect(now).toBeGreaterThan(before);
  expect(mean).toBeGreaterThan(before);
  expect(mean).toBeLessThan(now);
});
