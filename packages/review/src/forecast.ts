import { judgeOf, MARGIN_UNIT, ResignedJudge, type BotModel, type Judge } from '@fondaco/bots';
import { itemAt, MAX_SEATS, type State } from '@fondaco/kernel';
import { toUnits } from './units.ts';

/**
 * The judge of the sum: every seat's win chance in a state, each by what that seat knows, together one game. At the end it is the
 * result. It is the same at every depth, and fixed before a game is seen.
 */
export class Forecast<S extends State> {
  readonly judge: Judge<S>;
  readonly #wins = new Float64Array(MAX_SEATS);
  /** Of the last state: every seat's expected lead over the best other, in points. */
  readonly leads = new Float64Array(MAX_SEATS);

  /** `gone` are the seats that were given up: their chance is 0, and the others' are scaled. */
  constructor(model: BotModel<S>, gone: readonly number[] = []) {
    this.judge = gone.length === 0 ? judgeOf(model) : new ResignedJudge(model, gone);
  }

  /** The chances in a state, in units. */
  chances(s: S): number[] {
    const seats = itemAt(s.seats, 0);
    for (let seat = 0; seat < seats; seat++) {
      this.judge.value(s, seat);
      this.#wins[seat] = this.judge.win;
      this.leads[seat] = this.judge.margin * MARGIN_UNIT;
    }
    return toUnits(this.#wins, seats);
  }
}

/** Points of the game as they are kept and shown. */
export function toTenths(points: number): number {
  return Math.round(points * 10) / 10;
}
