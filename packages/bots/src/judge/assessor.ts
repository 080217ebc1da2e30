/** Anything that turns features into a probability of winning and a margin in units. */
export interface Assessor {
  readonly win: number;
  readonly margin: number;
  forward(features: Float32Array): void;
}
