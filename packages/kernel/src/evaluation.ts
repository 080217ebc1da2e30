import type { State } from './state.ts';

/** A named way to play: what it likes beyond winning, as weights on features. */
export interface Temperament {
  readonly name: string;
  /** By the name of a feature: what one unit of it adds to the value of a position. */
  readonly likes: Readonly<Record<string, number>>;
}

/** What a hint may say about a feature. */
export interface ReasonKind<S extends State = State> {
  /** What a unit of it counts in choosing what to mention. */
  readonly weight: number;
  /** How many of what people count one unit is; absent where it is nothing they count. */
  unit?(s: S): number;
  /** Whether only a gain is worth a word, because to lose it is to use it. */
  readonly isGain?: boolean;
  /** Whether it is a reason where the line has led; absent where it always is. */
  isReason?(s: S): boolean;
  /** Of the features of one topic only one is mentioned: the others would tell the same again. */
  readonly topic?: string;
}

/** A network that judges positions, as it lies in the repository. */
export interface WeightsFile {
  readonly game: string;
  /** The rules it was trained under. */
  readonly rules: number;
  /** How many games of self-play taught it. */
  readonly games: number;
  readonly inputs: number;
  readonly hidden: number;
  readonly second: number;
  /** What the largest number of each part stands for: first weights and biases, second, third. */
  readonly scales: readonly number[];
  /** 16-bit integers, low byte first, in base 64. */
  readonly data: string;
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
  /** A heuristic by weights on features: what bots go by before they have learnt. */
  readonly heuristic: Readonly<Record<string, number>>;
  readonly temperaments: readonly Temperament[];
  /** The features worth mentioning to people; of equal ones the first. */
  readonly reasons: Readonly<Record<string, ReasonKind<S>>>;
  /** What self-play taught; absent before the first training. */
  readonly weights?: WeightsFile;
}

/** Collects the names of features in the order of their places; what is written at a place is found by its name. */
export class FeatureList {
  readonly names: string[] = [];

  /** The place of a feature. */
  one(name: string): number {
    return this.names.push(name) - 1;
  }

  /** The first place of several in a row. */
  many(name: string, count: number): number {
    const from = this.names.length;
    for (let i = 0; i < count; i++) this.names.push(`${name}-${i}`);
    return from;
  }

  /** The first place of several in a row, one for each name. */
  each(prefix: string, names: readonly string[]): number {
    const from = this.names.length;
    for (const name of names) this.names.push(`${prefix}-${name}`);
    return from;
  }
}
