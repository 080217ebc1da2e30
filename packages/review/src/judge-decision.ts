import { lookAhead, ownPartOf, type Assessment, type BotModel, type Decision } from '@fondaco/bots';
import { applyChoice, FastRandom, itemAt, printChoice, type State } from '@fondaco/kernel';
import type { JudgedChoice, JudgedDecision } from './analysis.ts';
import { Comparison, type BestOfHalves } from './comparison.ts';
import type { DepthSettings } from './depth-settings.ts';
import type { Forecast } from './forecast.ts';
import { markOf } from './marks.ts';
import { Playout } from './playout.ts';
import { minus, noUnits, POINT, UNIT } from './units.ts';

/** A decision to be judged, and what was chosen. */
export interface DecisionTask<S extends State> {
  readonly decision: Decision<S>;
  readonly chosen: number;
  readonly seats: readonly string[];
  /** Others were asked at the same time. */
  readonly isSimultaneous: boolean;
  readonly settings: DepthSettings;
  /** Where chance begins, by what it is used for. */
  readonly seed: (use: string) => number;
}

/** What a decision was worth. */
export interface DecisionVerdict {
  readonly skill: readonly number[];
  readonly judged: JudgedDecision;
}

/** Choices whose worth lies within this are equal. */
const EQUAL = POINT / 10;
/** Where all choose at once, good play mixes: what lies within this is equal. */
const EQUAL_AT_ONCE = POINT;
const JOURNEYMANS_SAMPLES = 3;

/** Compares choices in the same worlds, dealt from what a seat knows. */
export class DecisionJudge<S extends State> {
  readonly #model: BotModel<S>;
  readonly #forecast: Forecast<S>;
  readonly #playout: Playout<S>;
  readonly #world: S;
  readonly #tried: S;

  constructor(model: BotModel<S>, forecast: Forecast<S>) {
    this.#model = model;
    this.#forecast = forecast;
    this.#playout = new Playout(model, forecast);
    this.#world = model.game.blank();
    this.#tried = model.game.blank();
  }

  judge(task: DecisionTask<S>): DecisionVerdict {
    const { decision, chosen, settings } = task;
    const ranking = this.#look(task, 'rank', settings.ranked);
    const candidates = this.#shorten(task, ranking);
    const compared = candidates.includes(chosen) ? candidates : [...candidates, chosen];
    const lines = new Map<number, readonly number[]>();
    const comparison = this.#compare(task, 'compare', compared, settings.worlds, lines);
    const best = comparison.best(candidates.length);
    const at = compared.indexOf(chosen);
    const difference = minus(comparison.chances(at), comparison.chancesOfBest(best));
    const own = compared.map((_, i) => itemAt(comparison.chances(i), decision.seat));
    const loss = -itemAt(difference, decision.seat);
    const isEqual =
      Math.max(...own) - Math.min(...own) < EQUAL || (task.isSimultaneous && Math.abs(loss) < EQUAL_AT_ONCE);
    const choices = compared.map((choice, i) => ({
      ...this.#describe(task, lines.get(choice) ?? [choice]),
      chances: comparison.chances(i),
      lead: toTenths(comparison.lead(i)),
      isChosen: choice === chosen,
    }));
    return {
      skill: isEqual ? noUnits(difference.length) : difference,
      judged: {
        choices: choices.toSorted((a, b) => itemAt(b.chances, decision.seat) - itemAt(a.chances, decision.seat)),
        offered: decision.choices.length,
        stakes: stakesOf(ranking),
        isEqual,
        ...this.#verdict(task, { comparison, best, at, own, loss: isEqual ? 0 : loss }),
      },
    };
  }

  #verdict(
    task: DecisionTask<S>,
    { comparison, best, at, own, loss }: ChosenAmong,
  ): Pick<JudgedDecision, 'loss' | 'error' | 'lostPoints' | 'journeymansPlace' | 'mark'> {
    const { decision, chosen } = task;
    const journeymans = this.#look(task, 'journeyman', JOURNEYMANS_SAMPLES);
    const journeymansPlace = 1 + journeymans.findIndex(({ choice }) => choice === chosen);
    const error = comparison.error(at, best);
    const bestLead = (comparison.lead(best.ofEven) + comparison.lead(best.ofOdd)) / 2;
    const lostPoints = toTenths(bestLead - comparison.lead(at));
    const others = own.filter((_, i) => i !== at);
    const mark = markOf({
      loss,
      error,
      lossHalfway: comparison.lossHalfway(at, best),
      lead: itemAt(own, at) - Math.max(...others),
      journeymansPlace,
      chance: itemAt(comparison.chancesOfBest(best), decision.seat),
      lostPoints,
    });
    return { loss, error, lostPoints, journeymansPlace, ...(mark === undefined ? {} : { mark }) };
  }

  /** Judges the position after each choice; the best first. */
  #look({ decision, seed }: DecisionTask<S>, use: string, samples: number): Assessment[] {
    return lookAhead(this.#model, this.#forecast.judge, decision, samples, new FastRandom(seed(use)));
  }

  /** The judge's own candidates, found without looking at what was chosen. */
  #shorten(task: DecisionTask<S>, ranking: readonly Assessment[]): number[] {
    const { shortlist, tried, candidates } = task.settings;
    const listed = ranking.slice(0, shortlist).map(({ choice }) => choice);
    if (tried === 0 || listed.length <= candidates) return listed.slice(0, candidates);
    const comparison = this.#compare(task, 'try', listed, tried, new Map());
    return [...listed.keys()]
      .toSorted((a, b) => this.#ownChance(task, comparison, b) - this.#ownChance(task, comparison, a) || a - b)
      .slice(0, candidates)
      .map((i) => itemAt(listed, i));
  }

  #ownChance({ decision }: DecisionTask<S>, comparison: Comparison, choice: number): number {
    return itemAt(comparison.chances(choice), decision.seat);
  }

  /** Plays every choice on in the same worlds, with the same chance. `lines` is told how its seat goes on in the first world. */
  #compare(
    { decision, seats, settings, seed }: DecisionTask<S>,
    use: string,
    choices: readonly number[],
    worlds: number,
    lines: Map<number, readonly number[]>,
  ): Comparison {
    const { game } = this.#model;
    const comparison = new Comparison(choices.length, worlds, seats.length, decision.seat);
    const dealer = new FastRandom(seed(use));
    for (let world = 0; world < worlds; world++) {
      decision.sample(this.#world, dealer);
      const chance = dealer.word();
      for (const [i, choice] of choices.entries()) {
        this.#tried.copyFrom(this.#world);
        applyChoice(game.steps, this.#tried, decision.seat, choice);
        const { chances, halfway, leads } = this.#playout.run(
          this.#tried,
          decision.seat,
          settings.horizon,
          new FastRandom(chance),
        );
        comparison.add(i, world, chances, halfway, itemAt(leads, decision.seat));
        if (world === 0) lines.set(choice, [choice, ...this.#playout.own]);
      }
    }
    return comparison;
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

interface ChosenAmong {
  readonly comparison: Comparison;
  readonly best: BestOfHalves;
  /** The place of the chosen one among those compared. */
  readonly at: number;
  readonly own: readonly number[];
  readonly loss: number;
}

/** The best against the middle one, in units. */
function stakesOf(ranking: readonly Assessment[]): number {
  const wins = ranking.map(({ win }) => win).toSorted((a, b) => b - a);
  return Math.round((itemAt(wins, 0) - itemAt(wins, wins.length >> 1)) * UNIT);
}

function toTenths(points: number): number {
  return Math.round(points * 10) / 10;
}
