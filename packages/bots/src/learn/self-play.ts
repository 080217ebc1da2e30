import { itemAt } from '@fondaco/kernel';
import {
  applyChoice,
  Choices,
  countSeats,
  determinize,
  hasSeat,
  isOver,
  listChoices,
  MAX_SEATS,
  waitingSeats,
  type FastRandom,
  type Game,
  type State,
} from '@fondaco/kernel';
import { Judge, marginOf } from '../judge/judge.ts';
import type { BotModel } from '../judge/bot-model.ts';
import type { Network } from '../judge/network.ts';
import { beginGame, firstWaiting } from '../play/begin-game.ts';
import { gumbel } from '../play/gumbel.ts';

/** How games are played to learn from. */
export interface Exploration {
  /** How often a choice is made blindly. */
  readonly blind: number;
  /** The noise on values when it is not. */
  readonly noise: number;
  /** How far what happened is believed against what was thought next: λ of TD(λ). */
  readonly trust: number;
  /** How often a seat that does not choose looks at the position too. */
  readonly onlooking: number;
}

/** Positions as seats saw them, one after another: the features, then the targets for winning and margin. */
export interface TrainingBatch {
  readonly rows: Float32Array;
  readonly count: number;
}

const MOST_DECISIONS = 20_000;
const TWO_POW_32 = 0x1_0000_0000;

/** Plays games against itself and turns them into training batches. Choices are judged on samples, never on what the seat cannot know. */
export class SelfPlay<S extends State> {
  readonly #game: Game<S>;
  readonly #judge: Judge<S>;
  readonly #state: S;
  readonly #sample: S;
  readonly #tried: S;
  readonly #choices = new Choices();
  readonly #width: number;
  #rows: Float32Array;
  #count = 0;
  /** For each row its seat, what the seat thought of it, and of the best it could have had instead. */
  #seatOf: number[] = [];
  #thought: { win: number; margin: number; isBroken: boolean }[] = [];
  #best = { win: 0, margin: 0 };

  constructor(model: BotModel<S>, network: Network) {
    this.#game = model.game;
    this.#judge = new Judge(model.game, model.evaluation, network, {});
    this.#state = model.game.blank();
    this.#sample = model.game.blank();
    this.#tried = model.game.blank();
    this.#width = model.evaluation.featureNames.length + 2;
    this.#rows = new Float32Array(this.#width * 1024);
  }

  /** Plays some games, with seats as the game allows, and returns what they teach. */
  play(games: number, how: Exploration, rng: FastRandom): TrainingBatch {
    this.#count = 0;
    for (let i = 0; i < games; i++) this.#playOne(how, rng);
    return { rows: this.#rows.slice(0, this.#count * this.#width), count: this.#count };
  }

  #playOne(how: Exploration, rng: FastRandom): void {
    const game = this.#game;
    const s = this.#state;
    const from = this.#count;
    this.#seatOf.length = 0;
    this.#thought.length = 0;
    beginGame(game, s, game.minSeats + rng.below(game.maxSeats - game.minSeats + 1), rng);
    for (let n = 0; !isOver(s); n++) {
      if (n === MOST_DECISIONS) throw new Error('a game without end');
      const seat = firstWaiting(waitingSeats(s));
      listChoices(game.steps, s, seat, this.#choices);
      if (this.#choices.length === 1) {
        applyChoice(game.steps, s, seat, this.#choices.list[0] ?? 0);
        continue;
      }
      const isBlind = rng.word() < how.blind * TWO_POW_32;
      const choice = this.#choose(seat, isBlind, how.noise, rng);
      applyChoice(game.steps, s, seat, choice);
      if (isOver(s)) break;
      this.#record(seat, isBlind);
      const seats = s.seats[0] ?? 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat && rng.word() < how.onlooking * TWO_POW_32) this.#record(other, false);
    }
    this.#setTargets(from, how.trust);
  }

  #choose(seat: number, isBlind: boolean, noise: number, rng: FastRandom): number {
    const game = this.#game;
    const choices = this.#choices;
    this.#sample.copyFrom(this.#state);
    determinize(game, this.#sample, seat, rng);
    let best = -Infinity;
    let chosen = choices.list[0] ?? 0;
    let highest = -Infinity;
    for (let i = 0; i < choices.length; i++) {
      const choice = choices.list[i] ?? 0;
      this.#tried.copyFrom(this.#sample);
      applyChoice(game.steps, this.#tried, seat, choice);
      const value = this.#judge.value(this.#tried, seat);
      const noisy = value + noise * gumbel(rng);
      if (value > highest) {
        highest = value;
        this.#best = { win: this.#judge.win, margin: this.#judge.margin };
      }
      if (noisy > best) {
        best = noisy;
        chosen = choice;
      }
    }
    return isBlind ? (choices.list[rng.below(choices.length)] ?? chosen) : chosen;
  }

  #record(seat: number, isBlind: boolean): void {
    const at = this.#count * this.#width;
    if (at + this.#width > this.#rows.length) {
      const rows = new Float32Array(this.#rows.length * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#judge.value(this.#state, seat);
    this.#rows.set(this.#judge.features, at);
    const { win, margin } = this.#judge;
    this.#seatOf.push(seat);
    // A blind choice says nothing about the positions before it: they are worth what the best choice was thought to be.
    this.#thought.push(isBlind ? { ...this.#best, isBroken: true } : { win, margin, isBroken: false });
    this.#rows[at + this.#width - 2] = win;
    this.#rows[at + this.#width - 1] = margin;
    this.#count++;
  }

  /** Backwards through each seat's rows: λ-returns, begun with how the game ended. */
  #setTargets(from: number, trust: number): void {
    const game = this.#game;
    const s = this.#state;
    const points = new Int16Array(MAX_SEATS * game.categories.length);
    const winners = game.winners(s);
    const seats = s.seats[0] ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      let win = hasSeat(winners, seat) ? 1 / countSeats(winners) : 0;
      let margin = marginOf(game, s, seat, points);
      for (let i = this.#count - 1; i >= from; i--) {
        if (this.#seatOf[i - from] !== seat) continue;
        const at = (i + 1) * this.#width;
        const thought = itemAt(this.#thought, i - from);
        const [ownWin, ownMargin] = [itemAt(this.#rows, at - 2), itemAt(this.#rows, at - 1)];
        this.#rows[at - 2] = win;
        this.#rows[at - 1] = margin;
        if (thought.isBroken) {
          win = thought.win;
          margin = thought.margin;
        } else {
          win = trust * win + (1 - trust) * ownWin;
          margin = trust * margin + (1 - trust) * ownMargin;
        }
      }
    }
  }
}
