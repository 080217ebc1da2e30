const DECAY_MEAN = 0.9;
const DECAY_SQUARE = 0.999;
const EPSILON = 1e-7;

/** Adam: steps along the gradient, each weight at its own pace. */
export class Adam {
  /** What it remembers of the gradients it has seen, weight by weight, and how many. */
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps = 0;

  constructor(length: number) {
    this.mean = new Float32Array(length);
    this.square = new Float32Array(length);
  }

  /** One step against a gradient that was summed over `count` examples; wipes the gradient. */
  step(weights: Float32Array, gradient: Float32Array, count: number, rate: number): void {
    this.steps++;
    const mean = this.mean;
    const square = this.square;
    const pace = (rate * Math.sqrt(1 - DECAY_SQUARE ** this.steps)) / (1 - DECAY_MEAN ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = (gradient[i] ?? 0) / count;
      gradient[i] = 0;
      const m = DECAY_MEAN * (mean[i] ?? 0) + (1 - DECAY_MEAN) * g;
      const v = DECAY_SQUARE * (square[i] ?? 0) + (1 - DECAY_SQUARE) * g * g;
      mean[i] = m;
      square[i] = v;
      weights[i] = (weights[i] ?? 0) - (pace * m) / (Math.sqrt(v) + EPSILON);
    }
  }
}
