import { lookAhead, ownPartOf, type Assessment, type BotModel, type Decision } from '@fondaco/bots';
import { FastRandom, itemAt, printChoice, type State } from '@fondaco/kernel';
import type { ChoiceCost, JudgedChoice, JudgedDecision } from './analysis.ts';
import { Candidates, type Candidate, type CandidateTask } from './candidates.ts';
import { toTenths, type Forecast } from './forecast.ts';
import { LOSSES, lossMarkOf, markOf } from './marks.ts';
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
  /** What the deciding seat lost, by the first measuring and by the one that counts. */
  readonly losses: readonly [first: number, last: number];
}

/** What a choice has cost, and what that was found by. */
interface FoundCost extends Omit<ChoiceCost, 'mark'> {
  readonly found: readonly (readonly Candidate[])[];
  readonly worth: Worth;
  readonly firstLoss: number;
  readonly isEqual: boolean;
  /** The deciding seat's chance with the best choice. */
  readonly chance: number;
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
    const { found, worth, firstLoss, isEqual, chance, skill, ...cost } = this.#cost(task);
    const journeymans = this.#look(decision, JOURNEYMANS_SAMPLES, task.seed('journeyman'));
    const journeymansPlace = 1 + journeymans.findIndex(({ choice }) => choice === chosen);
    const choices = this.#show(task, found.flat(), worth);
    const lead = leadOf(choices, decision.seat);
    const mark = markOf({ ...cost, firstLoss, chance, lead, journeymansPlace });
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
    const { loss, error, lostPoints, firstLoss, chance, skill } = this.#cost(task);
    const mark = lossMarkOf({ loss, error, lostPoints, firstLoss, chance });
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
    const worth = this.#weigh(asked, chosen, best);
    const [firstLoss, measured] = worth.losses;
    const isEqual = Math.abs(measured) < (task.isSimultaneous ? EQUAL_AT_ONCE : EQUAL);
    const loss = isEqual ? 0 : measured;
    const bestLead = worth.best.reduce((sum, { lead }) => sum + lead, 0) / worth.best.length;
    return {
      found,
      worth,
      firstLoss,
      isEqual,
      loss,
      error: best.every((choice) => choice === chosen) ? 0 : worth.chosen.errorAgainst(worth.best),
      lostPoints: toTenths(bestLead - worth.chosen.lead),
      chance: itemAt(worth.chosen.chances, decision.seat) + loss,
      skill: isEqual ? noUnits(seats.length) : worth.difference,
    };
  }

  /** Measures the chosen one and the best; what would cost, or be a find, once more, in other worlds and longer. */
  #weigh(task: CandidateTask<S>, chosen: number, best: readonly number[]): Worth {
    const first = this.#measure(task, chosen, best, 'measure', 1);
    // Both ways alike: if only losses were looked at twice, the luck of one measuring would stay in the finds.
    const isMuch = Math.abs(first.loss) >= LOSSES.inaccuracy * POINT;
    const last = isMuch ? this.#measure(task, chosen, best, 'measure again', task.settings.again) : first;
    return { ...last, losses: [first.loss, last.loss] };
  }

  #measure(
    task: CandidateTask<S>,
    chosen: number,
    best: readonly number[],
    use: string,
    times: number,
  ): Omit<Worth, 'losses'> & { readonly loss: number } {
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
    const loss = -itemAt(difference, task.decision.seat);
    return { chosen: measured(chosen), best: bests, all, difference, loss };
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
