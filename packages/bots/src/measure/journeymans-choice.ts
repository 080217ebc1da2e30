import { itemAt, listChoices, type Choices, type FastRandom, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import type { Judge } from '../judge/judge.ts';
import { decisionFrom, knowledgeOf } from '../play/decision.ts';
import { lookAhead } from '../play/look-ahead.ts';

/** The seat to choose, and the list that its choices are put into. */
interface ChoosingSeat {
  readonly seat: number;
  readonly choices: Choices;
}

/** What a journeyman of one sample chooses, from what the seat knows. */
export function journeymansChoice<S extends State>(
  model: BotModel<S>,
  judge: Judge<S>,
  s: S,
  { seat, choices }: ChoosingSeat,
  rng: FastRandom,
): number {
  const { game } = model;
  listChoices(game.steps, s, seat, choices);
  if (choices.length === 1) return itemAt(choices.list, 0);
  const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, []);
  if (!decision.ok) throw new Error(decision.error.message);
  return itemAt(lookAhead(model, judge, decision.value, 1, rng), 0).choice;
}
