import { FastRandom, itemAt } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { addGradient, lossOf } from '../learn/gradient.ts';
import { makeNetwork } from '../learn/learner.ts';
import { Network } from './network.ts';

const shape = { inputs: 20, hidden: 16, second: 16 };

function someFeatures(rng: FastRandom): Float32Array {
  return Float32Array.from({ length: shape.inputs }, () => (rng.below(2) === 0 ? 0 : (rng.below(200) - 100) / 50));
}

test('vector instructions and plain JavaScript come to the same bits', () => {
  const rng = new FastRandom(1);
  const fast = makeNetwork(shape, rng);
  const plain = new Network(shape, fast.weights, { isPlain: true });
  for (let i = 0; i < 50; i++) {
    const features = someFeatures(rng);
    fast.forward(features);
    plain.forward(features);
    expect(fast.win).toBe(plain.win);
    expect(fast.margin).toBe(plain.margin);
  }
});

test('so do their gradients', () => {
  const rng = new FastRandom(3);
  const fast = new Network(shape, makeNetwork(shape, rng).weights, { isLearning: true });
  const plain = new Network(shape, fast.weights, { isPlain: true, isLearning: true });
  for (let i = 0; i < 20; i++) {
    const features = someFeatures(rng);
    for (const network of [fast, plain]) {
      network.forward(features);
      addGradient(network, 0.7, -0.4);
    }
  }
  expect(plain.gradient).toEqual(fast.gradient);
  expect(fast.gradient.some((slope) => slope !== 0)).toBe(true);
});

test('the gradient is what small steps of every weight do to the loss', () => {
  const rng = new FastRandom(2);
  const network = new Network(shape, makeNetwork(shape, rng).weights, { isLearning: true });
  const { weights, gradient } = network;
  for (let i = 0; i < weights.length; i++) weights[i] = itemAt(weights, i) + (rng.below(100) - 50) / 500;
  const features = someFeatures(rng);
  network.forward(features);
  addGradient(network, 0.3, 0.8);
  const step = 1e-3;
  let worst = 0;
  for (let i = 0; i < weights.length; i++) {
    const held = itemAt(weights, i);
    const lossAt = (value: number): number => {
      weights[i] = value;
      network.forward(features);
      return lossOf(network, 0.3, 0.8);
    };
    const slope = (lossAt(held + step) - lossAt(held - step)) / (2 * step);
    weights[i] = held;
    worst = Math.max(worst, Math.abs(slope - itemAt(gradient, i)));
  }
  expect(worst).toBeLessThan(2e-3);
});

test('layers come in sixteens', () => {
  expect(() => new Network({ inputs: 5, hidden: 10, second: 16 })).toThrow('sixteens');
});
