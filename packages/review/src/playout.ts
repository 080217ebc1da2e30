import { firstWaiting, type BotModel } from '@fondaco/bots';
import {
  applyChoice,
  Choices,
  determinize,
  isOver,
  listChoices,
  waitingSeats,
  type FastRandom,
  type State,
} from '@fondaco/kernel';
import type { Forecast } from './forecast.ts';

/** What a game played on was worth at the half of its way and at its end, in units, and the leads at its end. */
export interface PlayoutResult {
  readonly halfway: readonly number[];
  readonly chances: readonly number[];
  readonly leads: Float64Array;
}

/** Plays games on: every seat takes what seems best to it at once, on a sample dealt anew from what it knows. */
export class Playout<S extends State> {
  readonly #model: BotModel<S>;
  readonly #forecast: Forecast<S>;
  readonly #dealt: S;
  readonly #tried: S;
  readonly #choices = new Choices();
  /** What the seat that began said before anybody else decided, in the last game played on; nothing forced. */
  readonly own: number[] = [];

  constructor(model: BotModel<S>, forecast: Forecast<S>) {
    this.#model = model;
    this.#forecast = forecast;
    this.#dealt = model.game.blank();
    this.#tried = model.game.blank();
  }

  /** Plays so many decisions on from a state, which it changes. */
  run(s: S, beginner: number, horizon: number, rng: FastRandom): PlayoutResult {
    this.own.length = 0;
    let isOwn = true;
    const half = horizon >> 1;
    let halfway = half === 0 ? this.#forecast.chances(s) : undefined;
    for (let played = 0; played < horizon && !isOver(s);) {
      const seat = firstWaiting(waitingSeats(s));
      if (seat !== beginner) isOwn = false;
      if (this.#playOn(s, seat, rng, isOwn)) played++;
      if (played === half) halfway ??= this.#forecast.chances(s);
    }
    const chances = horizon === 0 && halfway !== undefined ? halfway : this.#forecast.chances(s);
    return { halfway: halfway ?? chances, chances, leads: this.#forecast.leads };
  }

  /** Makes one choice; answers whether there was another. */
  #playOn(s: S, seat: number, rng: FastRandom, isOwn: boolean): boolean {
    const { game } = this.#model;
    listChoices(game.steps, s, seat, this.#choices);
    const { list, length } = this.#choices;
    let chosen = list[0] ?? 0;
    if (length > 1) {
      this.#dealt.copyFrom(s);
      determinize(game, this.#dealt, seat, rng);
      let best = -Infinity;
      for (let i = 0; i < length; i++) {
        const choice = list[i] ?? 0;
        this.#tried.copyFrom(this.#dealt);
        applyChoice(game.steps, this.#tried, seat, choice);
        const value = this.#forecast.judge.value(this.#tried, seat);
        if (value <= best) continue;
        best = value;
        chosen = choice;
      }
      if (isOwn) this.own.push(chosen);
    }
    applyChoice(game.steps, s, seat, chosen);
    return length > 1;
  }
}
