import { itemAt, type FastRandom } from '@fondaco/kernel';
import { OUTPUTS, type Network, type NetworkShape } from '../judge/network.ts';
import { makeNetwork } from './learner.ts';

/**
 * A network with at least as many inputs and units that judges as another does: the new units are heard by nobody until they have
 * learnt, and the old ones do not hear the new inputs, which come after those they know.
 */
export function widen(from: Network, shape: NetworkShape, rng: FastRandom): Network {
  const { hidden, second } = from.shape;
  if (shape.inputs < from.shape.inputs || shape.hidden < hidden || shape.second < second)
    throw new Error('a network can only become wider');
  const wide = makeNetwork(shape, rng);
  const [to, at] = [wide.layout, from.layout];
  const copy = (target: number, source: number, count: number): void =>
    wide.weights.set(from.weights.subarray(source, source + count), target);
  for (let i = 0; i < shape.inputs; i++) {
    if (i < from.shape.inputs) copy(i * shape.hidden, i * hidden, hidden);
    else wide.weights.fill(0, i * shape.hidden, i * shape.hidden + hidden);
  }
  copy(to.bias1, at.bias1, hidden);
  for (let i = 0; i < shape.hidden; i++) {
    const row = to.weights2 + i * shape.second;
    if (i < hidden) copy(row, at.weights2 + i * second, second);
    else wide.weights.fill(0, row, row + second);
  }
  copy(to.bias2, at.bias2, second);
  for (let out = 0; out < OUTPUTS; out++) {
    const row = to.weights3 + out * shape.second;
    wide.weights.fill(0, row, row + shape.second);
    copy(row, at.weights3 + out * second, second);
    wide.weights[to.bias3 + out] = itemAt(from.weights, at.bias3 + out);
  }
  return wide;
}
