import { lookAhead, ownPartOf, type Assessment, type BotModel, type Decision } from '@fondaco/bots';
import { FastRandom, itemAt, printChoice, type State } from '@fondaco/kernel';
import type { ChoiceCost, JudgedChoice, JudgedDecision } from './analysis.ts';
import { Candidates, type Candidate, type CandidateTask } from './candidates.ts';
import { toTenths, type Forecast } from './forecast.ts';
import { isMuch, lossMarkOf, markOf, type LossVerdict, type MeasuredLoss } from './marks.ts';
import type { MeasuredChoice } from './measured-choice.ts';
import { meanOf, minus, noUnits, plus, POINT, UNIT } from './units.ts';

/** A decision to be judged, and what was chosen. */
export interface DecisionTask<S extends State> extends Omit<CandidateTask<S>, 'seats'> {
  readonly chosen: number;
  readonly seats: readonly string[];
  /** Others were asked at the same time. */
  readonly isSimultaneous: boolean;
}

/** What a decision was worth. */
export interface DecisionVerdict {
  readonly skill: readonly number[];
  readonly judged: JudgedDecision;
}

/** What the chosen one and the best found were worth. */
interface Worth {
  readonly chosen: MeasuredChoice;
  readonly best: readonly MeasuredChoice[];
  /** By choice. */
  readonly all: ReadonlyMap<number, MeasuredChoice>;
  /** Every seat's chances after the chosen one less those after the best. */
  readonly difference: readonly number[];
  /** What the deciding seat lost: in units, and in points of the game. */
  readonly loss: number;
  readonly lostPoints: number;
}

/** What a choice has cost, and what that was found by. */
interface FoundCost extends Omit<ChoiceCost, 'mark'> {
  readonly found: readonly (readonly Candidate[])[];
  readonly worth: Worth;
  readonly isEqual: boolean;
  readonly verdict: LossVerdict;
}

/** Choices whose worth lies within this are equal. */
const EQUAL = POINT / 10;
/** Where all choose at once, good play mixes: what lies within this is equal. */
const EQUAL_AT_ONCE = POINT;
const JOURNEYMANS_SAMPLES = 3;
const MOST_SHOWN = 4;

/** Judges decisions by what their seat knew. */
export class DecisionJudge<S extends State> {
  readonly #model: BotModel<S>;
  readonly #forecast: Forecast<S>;
  readonly #candidates: Candidates<S>;

  constructor(model: BotModel<S>, forecast: Forecast<S>) {
    this.#model = model;
    this.#forecast = forecast;
    this.#candidates = new Candidates(model, forecast);
  }

  judge(task: DecisionTask<S>): DecisionVerdict {
    const { decision, chosen } = task;
    const { found, worth, isEqual, verdict, skill, ...cost } = this.#cost(task);
    const journeymans = this.#look(decision, JOURNEYMANS_SAMPLES, task.seed('journeyman'));
    const journeymansPlace = 1 + journeymans.findIndex(({ choice }) => choice === chosen);
    const choices = this.#show(task, found.flat(), worth);
    const lead = leadOf(choices, decision.seat);
    const mark = markOf({ ...verdict, lead, journeymansPlace });
    return {
      skill,
      judged: {
        choices,
        offered: decision.choices.length,
        stakes: stakesOf(journeymans),
        isEqual,
        ...cost,
        journeymansPlace,
        ...(mark === undefined ? {} : { mark }),
      },
    };
  }

  /** The same figures of what the choice has cost, without its alternatives. */
  judgeCost(task: DecisionTask<S>): ChoiceCost {
    const { loss, error, lostPoints, skill, verdict } = this.#cost(task);
    const mark = lossMarkOf(verdict);
    return { loss, error, lostPoints, skill, ...(mark === undefined ? {} : { mark }) };
  }

  /** Whether the first of the two searches comes to the choice. */
  isFound(task: DecisionTask<S>): boolean {
    const asked = { ...task, seats: task.seats.length };
    return itemAt(this.#candidates.find(asked, 'find'), 0).choice === task.chosen;
  }

  #cost(task: DecisionTask<S>): FoundCost {
    const { decision, seats, chosen } = task;
    const asked = { ...task, seats: seats.length };
    const found = [this.#candidates.find(asked, 'find'), this.#candidates.find(asked, 'find again')] as const;
    const best = found.map((candidates) => itemAt(candidates, 0).choice);
    const [first, worth] = this.#weigh(asked, chosen, best);
    const isEqual = Math.abs(worth.loss) < (task.isSimultaneous ? EQUAL_AT_ONCE : EQUAL);
    const loss = isEqual ? 0 : worth.loss;
    const lostPoints = toTenths(worth.lostPoints);
    // The best found by both searches: there is nothing between it and itself.
    const isBest = best.every((choice) => choice === chosen);
    const error = isBest ? 0 : worth.chosen.errorAgainst(worth.best);
    const points: MeasuredLoss = {
      loss: lostPoints,
      error: isBest ? 0 : worth.chosen.leadErrorAgainst(worth.best),
      first: first.lostPoints,
    };
    return {
      found,
      worth,
      isEqual,
      loss,
      error,
      lostPoints,
      skill: isEqual ? noUnits(seats.length) : worth.difference,
      verdict: {
        chances: { loss, error, first: first.loss },
        points,
        chance: itemAt(worth.chosen.chances, decision.seat) + loss,
        asked: task.settings.asked,
      },
    };
  }

  /** Measures the chosen one and the best; what would cost, or be a find, once more, in other worlds and longer. The last counts. */
  #weigh(task: CandidateTask<S>, chosen: number, best: readonly number[]): readonly [first: Worth, last: Worth] {
    const first = this.#measure(task, chosen, best, 'measure', 1);
    const chance = itemAt(first.chosen.chances, task.decision.seat) + first.loss;
    // Both ways alike: if only losses were looked at twice, the luck of one measuring would stay in the finds.
    if (!isMuch(first.loss, first.lostPoints, chance)) return [first, first];
    return [first, this.#measure(task, chosen, best, 'measure again', task.settings.again)];
  }

  #measure(task: CandidateTask<S>, chosen: number, best: readonly number[], use: string, times: number): Worth {
    const all = new Map<number, MeasuredChoice>();
    for (const choice of new Set([chosen, ...best]))
      all.set(choice, this.#candidates.measure(task, choice, use, times));
    const measured = (choice: number): MeasuredChoice => {
      const found = all.get(choice);
      if (found === undefined) throw new Error('a choice was not measured');
      return found;
    };
    const bests = best.map(measured);
    const sum = bests.map(({ chances }) => chances).reduce(plus);
    const difference = minus(measured(chosen).chances, meanOf(sum, task.seats, best.length));
    const bestLead = bests.reduce((total, { lead }) => total + lead, 0) / bests.length;
    return {
      chosen: measured(chosen),
      best: bests,
      all,
      difference,
      loss: -itemAt(difference, task.decision.seat),
      lostPoints: bestLead - measured(chosen).lead,
    };
  }

  #look(decision: Decision<S>, samples: number, seed: number): Assessment[] {
    return lookAhead(this.#model, this.#forecast.judge, decision, samples, new FastRandom(seed));
  }

  /** The best few and the chosen one, best first. */
  #show(task: DecisionTask<S>, found: readonly Candidate[], { all }: Worth): JudgedChoice[] {
    const { decision, chosen, seats } = task;
    const asked = { ...task, seats: seats.length };
    const lines = new Map<number, readonly number[]>([[chosen, [chosen]]]);
    // What was measured already, then what seemed best when it was found, as long as there is room.
    const worthShowing = found.toSorted(
      (a, b) => Number(all.has(b.choice)) - Number(all.has(a.choice)) || b.win - a.win,
    );
    for (const { choice, line } of worthShowing) {
      const longest = lines.get(choice);
      if (longest === undefined ? lines.size < MOST_SHOWN : longest.length < line.length) lines.set(choice, line);
    }
    const measured = [...lines].map(([choice, line]) => {
      const { chances, lead } = all.get(choice) ?? this.#candidates.measure(asked, choice, 'measure');
      return { choice, line, chances, lead };
    });
    const own = ({ chances }: { readonly chances: readonly number[] }): number => itemAt(chances, decision.seat);
    return measured
      .toSorted((a, b) => own(b) - own(a))
      .map(({ choice, line, chances, lead }) => ({
        ...this.#describe(task, line),
        chances,
        lead: toTenths(lead),
        isChosen: choice === chosen,
      }));
  }

  #describe(
    { decision, seats }: DecisionTask<S>,
    line: readonly number[],
  ): Pick<JudgedChoice, 'words' | 'line' | 'reasons'> {
    const { choices, reasons } = ownPartOf(this.#model, decision, line);
    const print = (choice: number): string => printChoice(this.#model.game.verbs, seats, choice);
    return { words: print(itemAt(line, 0)), line: choices.map(print), reasons };
  }
}

/** How much better the chosen one is than every other that is shown, in units; below 0 if another is better. */
function leadOf(choices: readonly JudgedChoice[], seat: number): number {
  const own = choices.filter(({ isChosen }) => isChosen).map(({ chances }) => itemAt(chances, seat));
  const others = choices.filter(({ isChosen }) => !isChosen).map(({ chances }) => itemAt(chances, seat));
  return others.length === 0 ? 0 : itemAt(own, 0) - Math.max(...others);
}

/** The best against the middle one, in units. */
function stakesOf(assessments: readonly Assessment[]): number {
  const wins = assessments.map(({ win }) => win).toSorted((a, b) => b - a);
  return Math.round((itemAt(wins, 0) - itemAt(wins, wins.length >> 1)) * UNIT);
}
