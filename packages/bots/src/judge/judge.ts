import { countSeats, hasSeat, isOver, MAX_SEATS, type Game, type State, type Evaluation } from '@fondaco/kernel';
import type { Assessor } from './assessor.ts';
import { toVector } from './feature-vector.ts';
import { MARGIN_UNIT } from './network.ts';

/** What a unit of margin is worth beside a whole game won: enough to fight for points when the game seems decided. */
export const MARGIN_VALUE = 0.2;

/** Judges positions from a seat's point of view. Allocates nothing once made. */
export class Judge<S extends State> {
  readonly features: Float32Array;
  /** Of the last position judged. */
  win = 0;
  margin = 0;
  /** How many positions it has judged. */
  count = 0;
  readonly #game: Game<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #assessor: Assessor;
  readonly #likes: Float32Array | undefined;
  readonly #points: Int16Array;

  constructor(game: Game<S>, evaluation: Evaluation<S>, assessor: Assessor, likes: Readonly<Record<string, number>>) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#assessor = assessor;
    this.#likes = Object.keys(likes).length === 0 ? undefined : toVector(evaluation.featureNames, likes);
    this.features = new Float32Array(evaluation.featureNames.length);
    this.#points = new Int16Array(MAX_SEATS * game.categories.length);
  }

  /** What a position is worth to a seat: about 0 for lost and 1 for won. */
  value(s: S, seat: number): number {
    this.count++;
    if (isOver(s)) return this.#final(s, seat);
    const { features } = this;
    this.#evaluation.writeFeatures(s, seat, features);
    this.#assessor.forward(features);
    this.win = this.#assessor.win;
    this.margin = this.#assessor.margin;
    let value = this.win + MARGIN_VALUE * this.margin;
    const likes = this.#likes;
    if (likes !== undefined) for (let i = 0; i < features.length; i++) value += (features[i] ?? 0) * (likes[i] ?? 0);
    return value;
  }

  #final(s: S, seat: number): number {
    const winners = this.#game.winners(s);
    this.win = hasSeat(winners, seat) ? 1 / countSeats(winners) : 0;
    this.margin = marginOf(this.#game, s, seat, this.#points);
    return this.win + MARGIN_VALUE * this.margin;
  }
}

/** A seat's points less those of the best other, in units. */
export function marginOf<S extends State>(game: Game<S>, s: S, seat: number, points: Int16Array): number {
  const width = game.categories.length;
  game.score(s, points);
  let own = 0;
  let best = -Infinity;
  const seats = s.seats[0] ?? 0;
  for (let other = 0; other < seats; other++) {
    let total = 0;
    for (let i = 0; i < width; i++) total += points[other * width + i] ?? 0;
    if (other === seat) own = total;
    else if (total > best) best = total;
  }
  return (own - best) / MARGIN_UNIT;
}
