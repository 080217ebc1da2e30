import {
  applyChoice,
  currentStep,
  FastRandom,
  isOver,
  isWaitingFor,
  itemAt,
  verbOf,
  type State,
} from '@fondaco/kernel';
import { ownPartOf, type AdviceReason } from '../explain/reasons.ts';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import type { Judge } from '../judge/judge.ts';
import { decisionFrom, type Decision } from '../play/decision.ts';
import { suggest, type GuideChoice } from './suggest.ts';

/** What somebody new is advised to do now, how the guide would go on, and why. */
export interface TurnSuggestion {
  readonly choice: number;
  /** All choices that promise as much, the suggested one among them. */
  readonly asGood: readonly number[];
  /** The choice and those of the same seat that would follow before anybody else is asked; without what a table plays by itself. */
  readonly own: readonly number[];
  readonly reasons: readonly AdviceReason[];
}

/** No turn is thought about further. */
const MOST_CHOICES = 12;

/** Suggests a choice, and follows its own suggestions from there as far as they are the same whatever the seat does not know. */
export function suggestTurn<S extends State>(model: BotModel<S>, decision: Decision<S>, seed: number): TurnSuggestion {
  const judge = judgeOf(model);
  const rng = new FastRandom(seed);
  const { choice, asGood } = chooseGuided(model, judge, decision, rng);
  const { choices: own, reasons } = ownPartOf(model, decision, [
    choice,
    ...followUp(model, judge, decision, choice, rng),
  ]);
  return { choice, asGood, own, reasons };
}

function chooseGuided<S extends State>(
  model: BotModel<S>,
  judge: Judge<S>,
  decision: Decision<S>,
  rng: FastRandom,
): Pick<GuideChoice, 'choice' | 'asGood'> {
  const { choices } = decision;
  // Nothing to think about.
  return choices.length === 1 ? { choice: itemAt(choices, 0), asGood: choices } : suggest(model, judge, decision, rng);
}

/**
 * What the guide would suggest after a choice, in one of the worlds that the seat cannot tell from the true one: until the turn is over,
 * or something else is asked, which may depend on what the seat does not know.
 */
function followUp<S extends State>(
  model: BotModel<S>,
  judge: Judge<S>,
  decision: Decision<S>,
  first: number,
  rng: FastRandom,
): readonly number[] {
  const { game } = model;
  const { seat } = decision;
  const s = game.blank();
  decision.sample(s, rng);
  const asked = currentStep(game.steps, s);
  const isAskedOn = (): boolean => !isOver(s) && isWaitingFor(s, seat) && currentStep(game.steps, s) === asked;
  const isTurnEnd = (choice: number): boolean => game.verbs[verbOf(choice)]?.isTurnEnd === true;
  const choices: number[] = [];
  let last = first;
  applyChoice(game.steps, s, seat, first);
  while (choices.length < MOST_CHOICES && !isTurnEnd(last) && isAskedOn()) {
    const next = decisionFrom(game, s, seat, []);
    if (!next.ok) break;
    last = chooseGuided(model, judge, next.value, rng).choice;
    if (next.value.choices.length > 1) choices.push(last);
    applyChoice(game.steps, s, seat, last);
  }
  return choices;
}
