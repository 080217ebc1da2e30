import type { State } from '@fondaco/kernel';
import type { WeightsFile } from './weights.ts';

/** A named way to play: what it likes beyond winning, as weights on features. */
export interface Temperament {
  readonly name: string;
  /** By the name of a feature: what one unit of it adds to the value of a position. */
  readonly likes: Readonly<Record<string, number>>;
}

/** What a game tells bots about itself: how to describe a state to a network, and what the network has learnt. */
export interface Evaluation<S extends State = State> {
  /** The names of the features, in their order. */
  readonly featureNames: readonly string[];
  /** Describes a state as a seat sees it: only what the seat knows goes in, whoever's sample it is. Overwrites all of `out`. */
  writeFeatures(s: S, seat: number, out: Float32Array): void;
  /**
   * Whether players hold hands that others must guess. Then a search asks a quick policy for the others' choices, on a sample dealt
   * anew from what they know; otherwise it searches their choices like its own.
   */
  readonly hasHiddenHands: boolean;
  /** A rule of thumb by weights on features: what bots go by before they have learnt. */
  readonly ruleOfThumb: Readonly<Record<string, number>>;
  readonly temperaments: readonly Temperament[];
  /** The features worth mentioning to people, by how much a unit of each counts. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What self-play taught; absent before the first training. */
  readonly weights?: WeightsFile;
}
