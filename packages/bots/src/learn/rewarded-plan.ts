import { isOver, MAX_SEATS, verbOf, type Game, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { toVector } from '../judge/feature-vector.ts';
import { MARGIN_UNIT } from '../judge/network.ts';
import type { ArrangedPlayer } from './arrangement.ts';

/** A way to play that a learner is rewarded for beyond winning. */
export interface RewardedPlan {
  readonly name: string;
  /**
   * By the name of a feature: what a unit of it adds to a position's value when the learner chooses, until it has found its goals. A
   * plan without goals and deeds is nothing but what it likes.
   */
  readonly likes: Readonly<Record<string, number>>;
  /** By the name of a feature: the points a unit of it brings at the end. */
  readonly goals: Readonly<Record<string, number>>;
  /** By the name of a verb: the points a choice that says it brings. */
  readonly deeds: Readonly<Record<string, number>>;
  readonly sign: PlanSign;
  /** What brings a player near its goals. */
  readonly arrangements: readonly ArrangedPlayer[];
}

/** By what a plan is recognized in a finished game; all of it must hold. */
export interface PlanSign {
  /** By the name of a feature: how much of it there is at least at the end. */
  readonly ends?: Readonly<Record<string, number>>;
  /** By the name of a verb: how often it was said at least. */
  readonly said?: Readonly<Record<string, number>>;
}

/** What a plan likes once it needs no help to find its goals. */
export function lastingLikes({ likes, goals, deeds }: RewardedPlan): RewardedPlan['likes'] {
  return Object.keys(goals).length + Object.keys(deeds).length === 0 ? likes : {};
}

/** What a plan brings a seat, in units of margin: nothing with `scale` 0, all with 1. */
export class PlanReward<S extends State> {
  readonly #model: BotModel<S>;
  readonly #goals: Float32Array;
  readonly #deeds: Float32Array;
  readonly #features: Float32Array;

  constructor(model: BotModel<S>, { goals, deeds }: RewardedPlan, scale: number) {
    const { featureNames } = model.evaluation;
    const inUnits = (points: Float32Array): Float32Array => points.map((n) => (n * scale) / MARGIN_UNIT);
    this.#model = model;
    this.#goals = inUnits(toVector(featureNames, goals));
    this.#deeds = inUnits(toVector(verbNames(model.game), deeds));
    this.#features = new Float32Array(featureNames.length);
  }

  /** For a choice. */
  ofDeed(choice: number): number {
    return this.#deeds[verbOf(choice)] ?? 0;
  }

  /** For a position; nothing before the end. */
  ofEnd(s: S, seat: number): number {
    if (!isOver(s)) return 0;
    this.#model.evaluation.writeFeatures(s, seat, this.#features);
    let sum = 0;
    for (let i = 0; i < this.#features.length; i++) sum += (this.#features[i] ?? 0) * (this.#goals[i] ?? 0);
    return sum;
  }
}

/** Tells which plans the seats of a game followed. */
export class PlanWitness<S extends State> {
  readonly #model: BotModel<S>;
  readonly #signs: Readonly<Record<string, PlanSign>>;
  /** How often each seat said each verb, seat by seat. */
  readonly #said: Uint16Array;
  readonly #verbs: readonly string[];

  /** `signs` are those of plans by their names. */
  constructor(model: BotModel<S>, signs: Readonly<Record<string, PlanSign>>) {
    this.#model = model;
    this.#signs = signs;
    this.#verbs = verbNames(model.game);
    this.#said = new Uint16Array(MAX_SEATS * this.#verbs.length);
  }

  receive(seat: number, choice: number): void {
    const at = seat * this.#verbs.length + verbOf(choice);
    this.#said[at] = (this.#said[at] ?? 0) + 1;
  }

  /** The names of the plans that a seat of a finished game followed. */
  plansOf(s: S, seat: number): string[] {
    const { featureNames } = this.#model.evaluation;
    const features = new Float32Array(featureNames.length);
    this.#model.evaluation.writeFeatures(s, seat, features);
    const amountOf = (feature: string): number => features[featureNames.indexOf(feature)] ?? 0;
    const countOf = (verb: string): number => this.#said[seat * this.#verbs.length + this.#verbs.indexOf(verb)] ?? 0;
    return Object.entries(this.#signs)
      .filter(
        ([, { ends = {}, said = {} }]) =>
          Object.entries(ends).every(([feature, least]) => amountOf(feature) >= least) &&
          Object.entries(said).every(([verb, least]) => countOf(verb) >= least),
      )
      .map(([name]) => name);
  }
}

function verbNames(game: Pick<Game, 'verbs'>): string[] {
  return game.verbs.map(({ name }) => name);
}
