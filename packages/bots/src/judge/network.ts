import { exp } from './exp-log.ts';
import { makeLayers, type Layers } from './simd.ts';

/** The sizes of a network: features, two hidden layers (multiples of 16), and two outputs: the logit of winning, and the margin. */
export interface NetworkShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly second: number;
}

/** A network as data, as it goes to threads. */
export interface PlainNetwork {
  readonly shape: NetworkShape;
  readonly weights: Float32Array;
}

export const OUTPUTS = 2;
/** How many points of margin are one unit of the second output. */
export const MARGIN_UNIT = 20;
/** Below zero a unit still answers a little, so that none dies for good in training. */
export const LEAK = 1 / 64;
const UNITS = 16;

/** Where the parts of a network lie in its one array of weights; a layer's rows belong to what comes in. */
export interface NetworkLayout {
  readonly bias1: number;
  readonly weights2: number;
  readonly bias2: number;
  readonly weights3: number;
  readonly bias3: number;
  readonly length: number;
}

export function layoutOf({ inputs, hidden, second }: NetworkShape): NetworkLayout {
  const bias1 = inputs * hidden;
  const weights2 = bias1 + hidden;
  const bias2 = weights2 + hidden * second;
  const weights3 = bias2 + second;
  const bias3 = weights3 + second * OUTPUTS;
  return { bias1, weights2, bias2, weights3, bias3, length: bias3 + OUTPUTS };
}

/** A small feed-forward network. The forward pass allocates nothing and skips features that are 0. */
export class Network {
  readonly shape: NetworkShape;
  readonly layout: NetworkLayout;
  readonly weights: Float32Array;
  /** After a forward pass: the hidden layers after activation. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  /** After a forward pass: the probability of winning, and the margin in units. */
  win = 0;
  margin = 0;
  /** What a learner gathers for each weight; without anything unless it was made for one. */
  readonly gradient: Float32Array;
  /** What a learner finds the layers' units should have said more or less of. */
  readonly deltas: { readonly first: Float32Array; readonly second: Float32Array };
  readonly #layers: Layers;
  /** Pairs of a row's address and its factor: of the features that are not 0, and of the first hidden layer. */
  readonly #addresses: Uint32Array;
  readonly #factors: Float32Array;
  readonly #lists: { readonly first: number; readonly second: number };
  readonly #outs: { readonly first: number; readonly second: number };
  readonly #gradients: number;
  #nonzero = 0;

  /** Copies the weights, if there are any. `isPlain` keeps to JavaScript; `isLearning` makes room for a gradient. */
  constructor(shape: NetworkShape, weights?: Float32Array, { isPlain = false, isLearning = false } = {}) {
    if (shape.hidden % UNITS !== 0 || shape.second % UNITS !== 0) throw new Error('layers come in sixteens');
    this.shape = shape;
    this.layout = layoutOf(shape);
    const { length } = this.layout;
    // Weights, then the two lists of pairs, then the layers' sums.
    const list = Math.ceil(length / 4) * 4;
    const out = list + (shape.inputs + shape.hidden) * 2 + 2;
    const units = shape.hidden + shape.second;
    const gradients = out + units;
    const total = (gradients + (isLearning ? length + units : 0)) * 4;
    const simd = isPlain ? undefined : makeLayers(total);
    const memory = simd?.memory ?? new ArrayBuffer(total);
    this.weights = new Float32Array(memory, 0, length);
    if (weights !== undefined) this.weights.set(weights);
    this.#addresses = new Uint32Array(memory, 0, total / 4);
    this.#factors = new Float32Array(memory, 0, total / 4);
    this.#layers = simd?.layers ?? plainLayers(this.#addresses, this.#factors);
    this.#lists = { first: list, second: list + shape.inputs * 2 };
    this.#outs = { first: out, second: out + shape.hidden };
    this.first = new Float32Array(memory, out * 4, shape.hidden);
    this.second = new Float32Array(memory, (out + shape.hidden) * 4, shape.second);
    this.#gradients = gradients;
    this.gradient = new Float32Array(memory, gradients * 4, isLearning ? length : 0);
    const deltas = (from: number, count: number): Float32Array =>
      new Float32Array(memory, (gradients + (isLearning ? length + from : 0)) * 4, isLearning ? count : 0);
    this.deltas = { first: deltas(0, shape.hidden), second: deltas(shape.hidden, shape.second) };
  }

  forward(features: Float32Array): void {
    const { weights: w, first, second, layout } = this;
    const { inputs, hidden, second: units } = this.shape;
    const addresses = this.#addresses;
    const factors = this.#factors;
    let at = this.#lists.first;
    for (let i = 0; i < inputs; i++) {
      const x = features[i] ?? 0;
      if (x === 0) continue;
      addresses[at] = i * hidden * 4;
      factors[at + 1] = x;
      at += 2;
    }
    const list = this.#lists.first;
    this.#nonzero = (at - list) >> 1;
    this.#layers.layer(list * 4, this.#nonzero, layout.bias1 * 4, this.#outs.first * 4, hidden * 4);
    at = this.#lists.second;
    for (let i = 0; i < hidden; i++) {
      const sum = first[i] ?? 0;
      const x = sum > 0 ? sum : sum * LEAK;
      first[i] = x;
      addresses[at] = (layout.weights2 + i * units) * 4;
      factors[at + 1] = x;
      at += 2;
    }
    this.#layers.layer(this.#lists.second * 4, hidden, layout.bias2 * 4, this.#outs.second * 4, units * 4);
    let logit = w[layout.bias3] ?? 0;
    let margin = w[layout.bias3 + 1] ?? 0;
    for (let i = 0; i < units; i++) {
      const sum = second[i] ?? 0;
      const x = sum > 0 ? sum : sum * LEAK;
      second[i] = x;
      logit += x * (w[layout.weights3 + i] ?? 0);
      margin += x * (w[layout.weights3 + units + i] ?? 0);
    }
    this.win = 1 / (1 + exp(-logit));
    this.margin = margin;
  }

  /** Adds to the gradient of both layers' weights what the deltas say of the last forward pass. */
  spreadDeltas(): void {
    const { hidden, second } = this.shape;
    const { length } = this.layout;
    const gradient = this.#gradients * 4;
    const deltas = gradient + length * 4;
    this.#layers.spread(this.#lists.first * 4, this.#nonzero, deltas, gradient, hidden * 4);
    this.#layers.spread(this.#lists.second * 4, hidden, deltas + hidden * 4, gradient, second * 4);
  }
}

/** The same in JavaScript, over the same memory; products are rounded like those of the vectors, so the sums are the same bits. */
function plainLayers(addresses: Uint32Array, numbers: Float32Array): Layers {
  const layer: Layers['layer'] = (list, count, bias, out, bytes) => {
    const units = bytes >> 2;
    const to = out >> 2;
    for (let unit = 0; unit < units; unit++) numbers[to + unit] = numbers[(bias >> 2) + unit] ?? 0;
    for (let pair = list >> 2, end = pair + count * 2; pair < end; pair += 2) {
      const row = (addresses[pair] ?? 0) >> 2;
      const x = numbers[pair + 1] ?? 0;
      for (let unit = 0; unit < units; unit++)
        numbers[to + unit] = (numbers[to + unit] ?? 0) + Math.fround(x * (numbers[row + unit] ?? 0));
    }
  };
  const spread: Layers['spread'] = (list, count, row, base, bytes) => {
    const units = bytes >> 2;
    const from = row >> 2;
    for (let pair = list >> 2, end = pair + count * 2; pair < end; pair += 2) {
      const to = ((addresses[pair] ?? 0) + base) >> 2;
      const x = numbers[pair + 1] ?? 0;
      for (let unit = 0; unit < units; unit++)
        numbers[to + unit] = (numbers[to + unit] ?? 0) + Math.fround(x * (numbers[from + unit] ?? 0));
    }
  };
  return { layer, spread };
}
