import { itemAt, type FastRandom } from '@fondaco/kernel';
import { Adam } from './adam.ts';
import { addGradient, lossOf } from './gradient.ts';
import { Network, type NetworkShape } from '../judge/network.ts';
import type { TrainingBatch } from './episode.ts';
import { fromFloats, toFloats } from './floats.ts';

const BATCH = 64;
/** How many positions are remembered and drawn from. */
const MEMORY = 60_000;
const TWO_POW_32 = 0x1_0000_0000;

/** A learner as it lies in a file: all but the positions it remembers, which are soon others. */
export interface SavedLearner {
  readonly shape: NetworkShape;
  readonly steps: number;
  /** In base 64. */
  readonly weights: string;
  readonly mean: string;
  readonly square: string;
}

/** Learns from training batches: remembers the last positions and repeats them in random order. */
export class Learner {
  readonly network: Network;
  /** The mean loss lately. */
  loss = 1;
  readonly #adam: Adam;
  readonly #gradient: Float32Array;
  readonly #memory: Float32Array;
  readonly #width: number;
  readonly #features: Float32Array;
  #stored = 0;
  #next = 0;

  constructor(shape: NetworkShape, rng: FastRandom, network?: Network) {
    this.network = network ?? makeNetwork(shape, rng);
    this.#adam = new Adam(this.network.weights.length);
    this.#gradient = new Float32Array(this.network.weights.length);
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

  save(): SavedLearner {
    const { shape, weights } = this.network;
    const { steps, mean, square } = this.#adam;
    return { shape, steps, weights: fromFloats(weights), mean: fromFloats(mean), square: fromFloats(square) };
  }

  /** Goes on from what was saved by a learner of the same shape. */
  restore({ steps, weights, mean, square }: SavedLearner): void {
    this.network.weights.set(toFloats(weights));
    this.#adam.steps = steps;
    this.#adam.mean.set(toFloats(mean));
    this.#adam.square.set(toFloats(square));
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
      addGradient(this.network, this.#features, win, margin, this.#gradient);
    }
    this.loss = 0.995 * this.loss + 0.005 * (loss / BATCH);
    this.#adam.step(this.network.weights, this.#gradient, BATCH, rate);
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
