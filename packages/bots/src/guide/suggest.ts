import { applyChoice, effectsBetween, itemAt, type FastRandom, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import type { Judge } from '../judge/judge.ts';
import type { Decision } from '../play/decision.ts';
import { lookAhead, type Assessment } from '../play/look-ahead.ts';

/** Samples over which what follows from a choice is judged. */
const SAMPLES = 3;
/** By so much of the chance to win a free gain may seem worse than the best choice and still be suggested before it. */
const FREE_WORTH = 0.01;

/** The choice somebody new is advised to make, and all that promise as much. */
export interface GuideChoice extends Assessment {
  readonly asGood: readonly number[];
}

/** The one choice somebody new is advised to make: what brings something and costs nothing first, then what promises most. */
export function suggest<S extends State>(
  model: BotModel<S>,
  judge: Judge<S>,
  decision: Decision<S>,
  rng: FastRandom,
): GuideChoice {
  const assessments = lookAhead(model, judge, decision, SAMPLES, rng);
  const best = itemAt(assessments, 0);
  const free = assessments.find(
    ({ choice, value }) => best.value - value <= FREE_WORTH && isFreeGain(model, decision, choice, rng),
  );
  const suggested = free ?? best;
  const asGood = assessments.filter(({ value }) => value >= suggested.value).map(({ choice }) => choice);
  return { ...suggested, asGood };
}

/** Whether a choice brings its seat something that it counts and takes nothing. */
function isFreeGain<S extends State>(
  { game }: BotModel<S>,
  decision: Decision<S>,
  choice: number,
  rng: FastRandom,
): boolean {
  const before = game.blank();
  const after = game.blank();
  decision.sample(before, rng);
  after.copyFrom(before);
  applyChoice(game.steps, after, decision.seat, choice);
  const effects = effectsBetween(game, decision.seat, before, after);
  return effects.length > 0 && effects.every((effect) => effect.after > effect.before);
}
