import {
  applyChoice,
  Choices,
  FastRandom,
  hasSeat,
  isOver,
  listChoices,
  refuse,
  success,
  waitingSeats,
  type Result,
  type State,
} from '@fondaco/kernel';
import type { Ask } from './ask.ts';
import { whyNotBudget } from './levels.ts';
import { judgeOf, type Mind } from './mind.ts';
import { MARGIN_UNIT } from './network.ts';
import { Search, type Budget } from './search.ts';

/** Something that a line changes for the seat: a feature of the game, and by how much of its unit. */
export interface Reason {
  /** Its texts are under `hint.` in the game's locales. */
  readonly feature: string;
  readonly change: number;
}

/** A choice, what it promises, and why. */
export interface Advice {
  readonly choice: number;
  /** The choice and how it would go on. */
  readonly line: readonly number[];
  /** The probability of winning, 0 to 1. */
  readonly win: number;
  /** The expected lead over the best other, in points. */
  readonly margin: number;
  readonly reasons: readonly Reason[];
}

export interface Analysis {
  readonly advice: readonly Advice[];
  readonly iterations: number;
}

const MOST_REASONS = 3;
/** Smaller changes are not worth a word. */
const LEAST_CHANGE = 0.02;
const MOST_CHOICES = 12;

/** The best choices of a decision, best first. */
export function analyse<S extends State>(
  mind: Mind<S>,
  ask: Ask<S>,
  how: { readonly budget: Budget; readonly most: number; readonly seed: number },
): Result<Analysis> {
  const fault = whyNotBudget(how.budget);
  if (fault !== undefined) return refuse('bad-setup', fault);
  if (!(how.most >= 1)) return refuse('bad-setup', 'an analysis shows at least one choice');
  const search = new Search(mind, judgeOf(mind));
  const assessments = search.run(ask, how.budget, new FastRandom(how.seed));
  const advice = assessments.slice(0, how.most).map(({ choice, win, margin }) => ({
    choice,
    line: search.lineFrom(choice),
    win,
    margin: margin * MARGIN_UNIT,
    reasons: reasonsFor(mind, ask, search.lineFrom(choice)),
  }));
  return success({ advice, iterations: search.iterations });
}

/** What the seat's own choices at the beginning of a line change, in a sample: the changes that weigh most. */
function reasonsFor<S extends State>({ game, evaluation }: Mind<S>, ask: Ask<S>, line: readonly number[]): Reason[] {
  const size = evaluation.featureNames.length;
  const before = new Float32Array(size);
  const after = new Float32Array(size);
  const s = game.blank();
  const choices = new Choices();
  ask.sample(s, new FastRandom(ask.seat));
  evaluation.writeFeatures(s, ask.seat, before);
  for (const choice of line.slice(0, MOST_CHOICES)) {
    if (!hasSeat(waitingSeats(s), ask.seat)) break;
    listChoices(game.steps, s, ask.seat, choices);
    if (!choices.has(choice)) break;
    applyChoice(game.steps, s, ask.seat, choice);
    if (isOver(s)) break;
    evaluation.writeFeatures(s, ask.seat, after);
  }
  return Object.entries(evaluation.reasons)
    .map(([feature, weight]) => {
      const at = evaluation.featureNames.indexOf(feature);
      return { feature, change: after[at] - before[at], weight };
    })
    .filter(({ change, weight }) => Math.abs(change * weight) >= LEAST_CHANGE)
    .toSorted((a, b) => Math.abs(b.change * b.weight) - Math.abs(a.change * a.weight))
    .slice(0, MOST_REASONS)
    .map(({ feature, change }) => ({ feature, change: Math.round(change * 1000) / 1000 }));
}
