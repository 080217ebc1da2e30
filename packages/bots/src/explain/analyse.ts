import { FastRandom, refuse, success, type Result, type State } from '@fondaco/kernel';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import { MARGIN_UNIT } from '../judge/network.ts';
import type { Decision } from '../play/decision.ts';
import { whyNotBudget } from '../play/levels.ts';
import { searchOf } from '../play/search-of.ts';
import type { Budget } from '../play/search-task.ts';
import { finish, type Thinking } from '../play/thinking.ts';
import { pickPlans } from './pick-plans.ts';
import { ownPartOf, type AdviceReason } from './reasons.ts';

/** A choice, what it promises, and why. */
export interface Advice {
  readonly choice: number;
  /** The choice and how it would go on. */
  readonly line: readonly number[];
  /** The choice and those of the same seat that would follow before anybody else is asked; without what a table plays by itself. */
  readonly own: readonly number[];
  /** The probability of winning, 0 to 1. */
  readonly win: number;
  /** Every seat's probability of winning after the choice; together 1. */
  readonly chances: readonly number[];
  /** The expected lead over the best other, in points. */
  readonly margin: number;
  readonly reasons: readonly AdviceReason[];
}

export interface Analysis {
  readonly advice: readonly Advice[];
  readonly iterations: number;
}

/** How long to analyse, how many choices to show, and where chance begins. */
export interface AnalysisTask {
  readonly budget: Budget;
  readonly most: number;
  readonly seed: number;
}

/** Of so many more choices than are shown it is found out where they lead. */
const SPARE = 5;

/** What is wrong with a task, if anything. */
export function whyNotAnalysis({ budget, most }: AnalysisTask): string | undefined {
  return whyNotBudget(budget) ?? (most >= 1 ? undefined : 'an analysis shows at least one choice');
}

/** The best choices of a decision, best first. */
export function analyse<S extends State>(
  model: BotModel<S>,
  decision: Decision<S>,
  task: AnalysisTask,
): Result<Analysis> {
  const fault = whyNotAnalysis(task);
  return fault === undefined ? success(finish(thinkOfAdvice(model, decision, task))) : refuse('bad-setup', fault);
}

/** The same with pauses, of a task with which nothing is wrong. */
export function* thinkOfAdvice<S extends State>(
  model: BotModel<S>,
  decision: Decision<S>,
  { budget, most, seed }: AnalysisTask,
): Thinking<Analysis> {
  const search = searchOf(model);
  const judge = judgeOf(model);
  const searched = yield* search.think({ decision, judge, budget, rng: new FastRandom(seed), isForAllSeats: true });
  const advice = searched.slice(0, most + SPARE).map(({ choice, win, wins = [], margin }) => {
    const line = search.lineFrom(choice);
    const { choices, reasons } = ownPartOf(model, decision, line);
    return { choice, line, own: choices, win, chances: scaled(wins), margin: margin * MARGIN_UNIT, reasons };
  });
  return { advice: pickPlans(advice, most), iterations: search.iterations };
}

/** Each seat is judged by itself; together they win one game. */
function scaled(wins: readonly number[]): number[] {
  const sum = wins.reduce((a, b) => a + b, 0);
  return wins.map((win) => (sum > 0 ? win / sum : 1 / wins.length));
}
