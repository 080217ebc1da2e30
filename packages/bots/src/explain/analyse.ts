import { FastRandom, refuse, success, type Result, type State } from '@fondaco/kernel';
import type { Decision } from '../play/decision.ts';
import { whyNotBudget } from '../play/levels.ts';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import { MARGIN_UNIT } from '../judge/network.ts';
import { ownPartOf, type AdviceReason } from './reasons.ts';
import { Search, type Budget } from '../play/search.ts';

/** A choice, what it promises, and why. */
export interface Advice {
  readonly choice: number;
  /** The choice and how it would go on. */
  readonly line: readonly number[];
  /** The choice and those of the same seat that would follow before anybody else is asked; without forced ones. */
  readonly own: readonly number[];
  /** The probability of winning, 0 to 1. */
  readonly win: number;
  /** The expected lead over the best other, in points. */
  readonly margin: number;
  readonly reasons: readonly AdviceReason[];
}

export interface Analysis {
  readonly advice: readonly Advice[];
  readonly iterations: number;
}

/** The best choices of a decision, best first. */
export function analyse<S extends State>(
  model: BotModel<S>,
  decision: Decision<S>,
  how: { readonly budget: Budget; readonly most: number; readonly seed: number },
): Result<Analysis> {
  const fault = whyNotBudget(how.budget);
  if (fault !== undefined) return refuse('bad-setup', fault);
  if (!(how.most >= 1)) return refuse('bad-setup', 'an analysis shows at least one choice');
  const search = new Search(model, judgeOf(model));
  const assessments = search.run(decision, how.budget, new FastRandom(how.seed));
  const advice = assessments.slice(0, how.most).map(({ choice, win, margin }) => {
    const line = search.lineFrom(choice);
    const { choices, reasons } = ownPartOf(model, decision, line);
    return { choice, line, own: choices, win, margin: margin * MARGIN_UNIT, reasons };
  });
  return success({ advice, iterations: search.iterations });
}
