import { decisionFrom, knowledgeOf, lookAhead, type BotModel, type Decision } from '@fondaco/bots';
import {
  applyChoice,
  countSeats,
  FastRandom,
  isChanceDrawn,
  isWaitingFor,
  itemAt,
  rekeyChance,
  waitingSeats,
  type State,
} from '@fondaco/kernel';
import type { ChoiceCost, Depth, JudgedPoint, PointLuck } from './analysis.ts';
import { DEPTH_SETTINGS } from './depth-settings.ts';
import type { Forecast } from './forecast.ts';
import { DecisionJudge, type DecisionTask } from './judge-decision.ts';
import { seedOf } from './record-hash.ts';
import { meanOf, minus, noUnits, type Units } from './units.ts';
import type { WalkPoint } from './walk-points.ts';

/** The choice of a line, to be judged. */
export interface ChoiceTask<S extends State> {
  readonly record: string;
  readonly point: WalkPoint<S>;
  readonly seats: readonly string[];
  readonly depth: Depth;
}

/** A line to be judged, and every seat's chances before and after it as the sum has them. */
export interface PointTask<S extends State> extends ChoiceTask<S> {
  readonly before: Units;
  readonly after: Units;
  /** The truth is not looked at: a running table seen by one seat. */
  readonly isBlind: boolean;
}

/** Samples by which whoever has answered already is thought to have chosen. */
const ANSWERERS_SAMPLES = 1;

/** Judges one line after another, each by itself. */
export class PointJudge<S extends State> {
  readonly #model: BotModel<S>;
  readonly #forecast: Forecast<S>;
  readonly #decisions: DecisionJudge<S>;
  readonly #world: S;

  constructor(model: BotModel<S>, forecast: Forecast<S>) {
    this.#model = model;
    this.#forecast = forecast;
    this.#decisions = new DecisionJudge(model, forecast);
    this.#world = model.game.blank();
  }

  judge(task: PointTask<S>): JudgedPoint {
    const { point, depth, seats } = task;
    const asked = this.#ask(task);
    const line = { line: point.line, depth, ...this.judgeLuck(task) };
    if (asked.choices.length === 1) return { ...line, skill: noUnits(seats.length) };
    const { skill, judged } = this.#decisions.judge(decisionTask(task, asked));
    return { ...line, skill, decision: judged };
  }

  /** What chance and the unknown brought at a line, and nothing besides. */
  judgeLuck(task: PointTask<S>): PointLuck {
    const chance = this.#chance(task);
    return { chance, unknown: minus(this.#luck(task, this.#ask(task)), chance) };
  }

  /** What the choice of a line has cost, and nothing besides; undefined where nothing was to be decided. */
  judgeCost(task: ChoiceTask<S>): ChoiceCost | undefined {
    const asked = this.#ask(task);
    return asked.choices.length === 1 ? undefined : this.#decisions.judgeCost(decisionTask(task, asked));
  }

  /** Whether one search finds the choice of a line. */
  isFound(task: ChoiceTask<S>): boolean {
    const asked = this.#ask(task);
    return asked.choices.length === 1 || this.#decisions.isFound(decisionTask(task, asked));
  }

  #ask({ point, seats }: ChoiceTask<S>): Decision<S> {
    const { game } = this.#model;
    const asked = decisionFrom(game, knowledgeOf(game, point.asked, point.seat), point.seat, seats);
    if (!asked.ok) throw new Error(asked.error.message);
    return asked.value;
  }

  /** The same decision judged by the truth instead of what its seat knew: for showing, it is in no sum. */
  judgeInHindsight(task: PointTask<S>): JudgedPoint {
    const { point, depth, seats } = task;
    const asked = this.#ask(task);
    const none = { line: point.line, depth, skill: noUnits(seats.length), chance: noUnits(seats.length) };
    if (asked.choices.length === 1) return { ...none, unknown: noUnits(seats.length) };
    const sample = (into: S, rng: FastRandom): void => {
      into.copyFrom(point.before);
      rekeyChance(into, rng);
    };
    const { skill, judged } = this.#decisions.judge(decisionTask(task, { ...asked, sample }));
    return { ...none, skill, unknown: noUnits(seats.length), decision: judged };
  }

  /** What the line changed, less what it changes on average in worlds that its seat could not tell from the true one. */
  #luck({ record, point, before, after, seats, depth }: PointTask<S>, decision: Decision<S>): number[] {
    const { luck } = DEPTH_SETTINGS[depth];
    const rng = new FastRandom(seedOf(record, point.line, 'luck'));
    const sums = { before: new Float64Array(seats.length), after: new Float64Array(seats.length) };
    for (let n = 0; n < luck; n++) {
      decision.sample(this.#world, rng);
      for (const seat of point.answered) this.#answer(seat, rng);
      addTo(sums.before, this.#forecast.chances(this.#world));
      applyChoice(this.#model.game.steps, this.#world, point.seat, point.choice);
      addTo(sums.after, this.#forecast.chances(this.#world));
    }
    const expected = minus(meanOf(sums.after, seats.length, luck), meanOf(sums.before, seats.length, luck));
    return minus(minus(after, before), expected);
  }

  /** Has another seat answer in the world that was dealt, as players do: what it thinks best by what it knows there. */
  #answer(seat: number, rng: FastRandom): void {
    const { game } = this.#model;
    if (!isWaitingFor(this.#world, seat)) return;
    // Samples of the decision are dealt from what the seat knows in this world.
    const asked = decisionFrom(game, this.#world, seat, []);
    if (!asked.ok) throw new Error(asked.error.message);
    const [best] = lookAhead(this.#model, this.#forecast.judge, asked.value, ANSWERERS_SAMPLES, rng);
    if (best === undefined) throw new Error('nothing to answer');
    applyChoice(game.steps, this.#world, seat, best.choice);
  }

  /** What chance drawn at this line brought, against other draws in the same state. */
  #chance({ record, point, after, seats, depth, isBlind }: PointTask<S>): number[] {
    if (isBlind || !isChanceDrawn(point.before, point.after)) return noUnits(seats.length);
    const { luck } = DEPTH_SETTINGS[depth];
    const rng = new FastRandom(seedOf(record, point.line, 'chance'));
    const sums = new Float64Array(seats.length);
    for (let n = 0; n < luck; n++) {
      this.#world.copyFrom(point.before);
      rekeyChance(this.#world, rng);
      applyChoice(this.#model.game.steps, this.#world, point.seat, point.choice);
      addTo(sums, this.#forecast.chances(this.#world));
    }
    return minus(after, meanOf(sums, seats.length, luck));
  }
}

function decisionTask<S extends State>(
  { record, point, depth, seats }: ChoiceTask<S>,
  decision: Decision<S>,
): DecisionTask<S> {
  return {
    decision,
    chosen: point.choice,
    seats,
    isSimultaneous: countSeats(waitingSeats(point.asked)) > 1,
    settings: DEPTH_SETTINGS[depth],
    seed: (use) => seedOf(record, point.line, `${depth} ${use}`),
  };
}

function addTo(sums: Float64Array, chances: Units): void {
  for (let seat = 0; seat < chances.length; seat++) sums[seat] = itemAt(sums, seat) + itemAt(chances, seat);
}
