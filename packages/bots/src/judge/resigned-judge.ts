import { countSeats, hasSeat, isOver, MAX_SEATS, type State } from '@fondaco/kernel';
import type { BotModel } from './bot-model.ts';
import { Heuristic } from './heuristic.ts';
import { Judge } from './judge.ts';

/** The least that is left to those who stay when their chances are compared: below it what a network says is noise. */
const LEAST_LEFT = 0.02;

/** A judge of tables at which somebody gave up: they win nothing, and the others what the rest is, as their table ranks them. */
export class ResignedJudge<S extends State> extends Judge<S> {
  readonly #model: BotModel<S>;
  /** The seats that were given up. */
  readonly #gone: readonly number[];
  readonly #scores: Int16Array;

  constructor(model: BotModel<S>, gone: readonly number[]) {
    const { game, evaluation, network, likes = {} } = model;
    super(game, evaluation, network ?? new Heuristic(evaluation), likes);
    this.#model = model;
    this.#gone = gone;
    this.#scores = new Int16Array(MAX_SEATS * game.categories.length);
  }

  override value(s: S, seat: number): number {
    const isGone = this.#gone.includes(seat);
    const left = isGone || isOver(s) ? 1 : this.#leftToOthers(s);
    const value = super.value(s, seat);
    const byRules = this.win;
    this.win = isGone ? 0 : isOver(s) ? this.#share(s, seat) : Math.min(1, byRules / left);
    return value - byRules + this.win;
  }

  /** What those who gave up would leave of the game. */
  #leftToOthers(s: S): number {
    let left = 1;
    for (const seat of this.#gone) {
      super.value(s, seat);
      left -= this.win;
    }
    return Math.max(LEAST_LEFT, left);
  }

  /** What somebody who stayed has won at the end: of the winners those who stayed, or else the best of them by points. */
  #share(s: S, seat: number): number {
    const winners = this.#gone.reduce((seats, one) => seats & ~(1 << one), this.#model.game.winners(s));
    if (winners !== 0) return hasSeat(winners, seat) ? 1 / countSeats(winners) : 0;
    this.#model.game.score(s, this.#scores);
    const own = this.#total(seat);
    let equal = 0;
    for (let other = 0; other < (s.seats[0] ?? 0); other++) {
      if (this.#gone.includes(other)) continue;
      const total = this.#total(other);
      if (total > own) return 0;
      if (total === own) equal++;
    }
    return 1 / equal;
  }

  #total(seat: number): number {
    const width = this.#model.game.categories.length;
    let total = 0;
    for (let i = 0; i < width; i++) total += this.#scores[seat * width + i] ?? 0;
    return total;
  }
}
