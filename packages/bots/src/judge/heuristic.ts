import type { State, Evaluation } from '@fondaco/kernel';
import type { Assessor } from './assessor.ts';
import { exp } from './exp-log.ts';
import { toVector } from './feature-vector.ts';

/** How many units of margin are one unit of the logit of winning. */
const STEEPNESS = 3;

/** Judges by a weighted sum of features: the margin, and from it the probability of winning. */
export class Heuristic implements Assessor {
  readonly #weights: Float32Array;
  win = 0;
  margin = 0;

  constructor({ featureNames, heuristic }: Pick<Evaluation<State>, 'featureNames' | 'heuristic'>) {
    this.#weights = toVector(featureNames, heuristic);
  }

  forward(features: Float32Array): void {
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += (features[i] ?? 0) * (this.#weights[i] ?? 0);
    this.margin = sum;
    this.win = 1 / (1 + exp(-STEEPNESS * sum));
  }
}
