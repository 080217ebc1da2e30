import { lookAhead, MARGIN_UNIT, searchOf, type BotModel, type Decision, type SearchedChoice } from '@fondaco/bots';
import { applyChoice, FastRandom, isOver, itemAt, type State } from '@fondaco/kernel';
import type { DepthSettings } from './depth-settings.ts';
import type { Forecast } from './forecast.ts';
import { MeasuredChoice } from './measured-choice.ts';
import { toUnits } from './units.ts';

/** A choice that a search came upon. */
export interface Candidate {
  readonly choice: number;
  /** It, and how it would go on. */
  readonly line: readonly number[];
  /** The deciding seat's chance of winning, 0 to 1, as far as finding it took. */
  readonly win: number;
}

/** How a decision is thought about: what is asked, how long, and where chance begins for each use. */
export interface CandidateTask<S extends State> {
  readonly decision: Decision<S>;
  readonly settings: DepthSettings;
  readonly seats: number;
  readonly seed: (use: string) => number;
}

/** Worlds in which every choice is looked at where nothing is searched. */
const LOOKED_AT = 4;
const MOST_CANDIDATES = 4;
/** What was visited less often is not worth showing. */
const LEAST_VISITS = 4;

/** Finds choices, and measures them: two things that are never done in the same worlds, or the best would look better than it is. */
export class Candidates<S extends State> {
  readonly #model: BotModel<S>;
  readonly #forecast: Forecast<S>;
  readonly #world: S;

  constructor(model: BotModel<S>, forecast: Forecast<S>) {
    this.#model = model;
    this.#forecast = forecast;
    this.#world = model.game.blank();
  }

  /** The best choices, best first, without a look at what was chosen. `use` makes one finding independent of another. */
  find({ decision, settings, seed }: CandidateTask<S>, use: string): Candidate[] {
    const rng = new FastRandom(seed(use));
    if (settings.find === 0)
      return lookAhead(this.#model, this.#forecast.judge, decision, LOOKED_AT, rng)
        .slice(0, MOST_CANDIDATES)
        .map(({ choice, win }) => ({ choice, line: [choice], win }));
    const search = searchOf(this.#model);
    const isWorthShowing = ({ visits }: SearchedChoice, place: number): boolean =>
      place === 0 || (visits >= LEAST_VISITS && place < MOST_CANDIDATES);
    return search
      .run({ decision, judge: this.#forecast.judge, budget: { iterations: settings.find }, rng, endsWhenSure: true })
      .filter(isWorthShowing)
      .map(({ choice, win }) => ({ choice, line: search.lineFrom(choice), win }));
  }

  /** What a choice is worth; every choice is measured in the same worlds. */
  measure(
    { decision, settings, seats, seed }: CandidateTask<S>,
    choice: number,
    use: string,
    times = 1,
  ): MeasuredChoice {
    const measured = new MeasuredChoice(seats, decision.seat);
    const dealer = new FastRandom(seed(use));
    const deal = (into: S): void => {
      decision.sample(into, dealer);
      applyChoice(this.#model.game.steps, into, decision.seat, choice);
    };
    const count = settings.measure * times;
    if (settings.find === 0 || this.#isEnd(decision, choice)) {
      for (let n = 0; n < count; n++) {
        deal(this.#world);
        const chances = this.#forecast.chances(this.#world);
        measured.add(chances, itemAt(this.#forecast.leads, decision.seat));
      }
      return measured;
    }
    searchOf(this.#model).run({
      decision: { ...decision, sample: deal },
      judge: this.#forecast.judge,
      budget: { iterations: count },
      rng: new FastRandom(seed(`${use} search`)),
      isForAllSeats: true,
      onLeaf: (wins, margin) => measured.add(toUnits(wins, seats), margin * MARGIN_UNIT),
    });
    return measured;
  }

  /** Whether a choice ends the game, whatever its seat does not know. */
  #isEnd(decision: Decision<S>, choice: number): boolean {
    decision.sample(this.#world, new FastRandom(0));
    applyChoice(this.#model.game.steps, this.#world, decision.seat, choice);
    return isOver(this.#world);
  }
}
