import { itemAt, type FastRandom } from '@fondaco/kernel';
import { Adam } from './adam.ts';
import { addGradient, lossOf } from './gradient.ts';
import { Network, type NetworkShape } from '../judge/network.ts';
import type { TrainingBatch } from './episode.ts';
import { fromFloats, toFloats } from './floats.ts';

const BATCH = 128;
/** How many positions are remembered and drawn from. */
const MEMORY = 400_000;
/** How slowly the mean of the weights follows them: over some thousand steps. */
const INERTIA = 0.9999;
const TWO_POW_32 = 0x1_0000_0000;

/** A learner as it lies in a file: all but the positions it remembers, which are soon others. */
export interface SavedLearner {
  readonly shape: NetworkShape;
  readonly steps: number;
  /** In base 64. */
  readonly weights: string;
  readonly mean: string;
  readonly square: string;
  readonly average: string;
}

/**
 * Learns from training batches: remembers the last positions and repeats them in random order. Whoever plays goes by the mean of its
 * weights over the last steps, which wavers less than they do.
 */
export class Learner {
  readonly network: Network;
  /** The mean of its network's weights over the last steps. */
  readonly average: Float32Array;
  /** The mean loss lately. */
  loss = 1;
  readonly #adam: Adam;
  readonly #memory: Float32Array;
  readonly #width: number;
  readonly #features: Float32Array;
  #stored = 0;
  #next = 0;

  constructor(shape: NetworkShape, rng: FastRandom, network?: Network) {
    this.network = new Network(shape, (network ?? makeNetwork(shape, rng)).weights, { isLearning: true });
    this.average = this.network.weights.slice();
    this.#adam = new Adam(this.network.weights.length);
    this.#width = shape.inputs + 2;
    this.#memory = new Float32Array(MEMORY * this.#width);
    this.#features = new Float32Array(shape.inputs);
  }

  /** Takes new positions in and studies as many, old and new, `repeats` times. */
  learn(batch: TrainingBatch, rate: number, repeats: number, rng: FastRandom): void {
    for (let i = 0; i < batch.count; i++) {
      const from = i * this.#width;
      this.#memory.set(batch.rows.subarray(from, from + this.#width), this.#next * this.#width);
      this.#next = (this.#next + 1) % MEMORY;
      this.#stored = Math.min(MEMORY, this.#stored + 1);
    }
    const batches = Math.ceil((batch.count * repeats) / BATCH);
    for (let i = 0; i < batches; i++) this.#study(rate, rng);
  }

  /** A network of the mean weights. */
  averaged(): Network {
    return new Network(this.network.shape, this.average);
  }

  save(): SavedLearner {
    const { shape, weights } = this.network;
    const { steps, mean, square } = this.#adam;
    return {
      shape,
      steps,
      weights: fromFloats(weights),
      mean: fromFloats(mean),
      square: fromFloats(square),
      average: fromFloats(this.average),
    };
  }

  /** Goes on from what was saved by a learner of the same shape. */
  restore({ steps, weights, mean, square, average }: SavedLearner): void {
    this.network.weights.set(toFloats(weights));
    this.#adam.steps = steps;
    this.#adam.mean.set(toFloats(mean));
    this.#adam.square.set(toFloats(square));
    this.average.set(toFloats(average));
  }

  #study(rate: number, rng: FastRandom): void {
    const { inputs } = this.network.shape;
    let loss = 0;
    for (let i = 0; i < BATCH; i++) {
      const at = rng.below(this.#stored) * this.#width;
      this.#features.set(this.#memory.subarray(at, at + inputs));
      const win = itemAt(this.#memory, at + inputs);
      const margin = itemAt(this.#memory, at + inputs + 1);
      this.network.forward(this.#features);
      loss += lossOf(this.network, win, margin);
      addGradient(this.network, win, margin);
    }
    this.loss = 0.995 * this.loss + 0.005 * (loss / BATCH);
    this.#adam.step(this.network.weights, this.network.gradient, BATCH, rate);
    this.#follow();
  }

  /** Draws the mean a little towards the weights; at first, when there are few steps to mean, more. */
  #follow(): void {
    const { average } = this;
    const { weights } = this.network;
    const share = Math.max(1 - INERTIA, 1 / (1 + this.#adam.steps));
    for (let i = 0; i < weights.length; i++)
      average[i] = itemAt(average, i) + share * (itemAt(weights, i) - itemAt(average, i));
  }
}

/** A network with small random weights. */
export function makeNetwork(shape: NetworkShape, rng: FastRandom): Network {
  const network = new Network(shape);
  const { weights, layout } = network;
  const spread = (from: number, to: number, inputs: number): void => {
    for (let i = from; i < to; i++) weights[i] = (rng.word() / TWO_POW_32 - 0.5) * Math.sqrt(6 / inputs);
  };
  // About a fifth of the features differ from 0.
  spread(0, layout.bias1, shape.inputs / 5);
  spread(layout.weights2, layout.bias2, shape.hidden);
  spread(layout.weights3, layout.bias3, shape.second * 10);
  return network;
}
