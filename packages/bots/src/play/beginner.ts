import { applyChoice, isOver, itemAt, type Evaluation, type FastRandom, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { toVector } from '../judge/feature-vector.ts';
import type { Judge } from '../judge/judge.ts';
import type { Decision } from './decision.ts';
import { gumbel } from './gumbel.ts';

/** How somebody sees the game who has not played it often. */
interface BeginnersEye {
  /** How much of a position it sees as it is: what others are up to, what is still far away. 0 to 1. */
  readonly insight: number;
  /** How far apart two choices must seem for the better one to be seen as better. */
  readonly temperature: number;
}

export const BEGINNERS = {
  novice: { insight: 0.5, temperature: 0.025 },
  apprentice: { insight: 0.75, temperature: 0.015 },
} as const satisfies Record<string, BeginnersEye>;
/** What a unit of what people count seems worth beside a whole game won. */
const GLITTER = 0.3;

/**
 * Chooses as beginners do: by what a choice brings them at once of what they count, and only in part by what it is worth. So they take
 * what glitters, leave to others what those need, and begin too late what takes long; none of it by accident.
 */
export function chooseAsBeginner<S extends State>(
  { game, evaluation }: BotModel<S>,
  judge: Judge<S>,
  decision: Decision<S>,
  { insight, temperature }: BeginnersEye,
  rng: FastRandom,
): number {
  const sample = game.blank();
  const tried = game.blank();
  decision.sample(sample, rng);
  const counted = countedBy(evaluation);
  let best = -Infinity;
  let chosen = itemAt(decision.choices, 0);
  for (const choice of decision.choices) {
    tried.copyFrom(sample);
    applyChoice(game.steps, tried, decision.seat, choice);
    let appeal = insight * judge.value(tried, decision.seat);
    // A game that is over has nothing left to count.
    if (!isOver(tried)) appeal += (1 - insight) * GLITTER * sumOf(judge.features, counted);
    appeal = appeal / temperature + gumbel(rng);
    if (appeal <= best) continue;
    best = appeal;
    chosen = choice;
  }
  return chosen;
}

const known = new WeakMap<object, Float32Array>();

/** The features that people count of their own, by what they weigh in a hint. */
function countedBy<S extends State>(evaluation: Evaluation<S>): Float32Array {
  let counted = known.get(evaluation);
  if (counted === undefined) {
    const weights = Object.entries(evaluation.reasons).map(([name, { weight }]) => [name, weight] as const);
    counted = toVector(evaluation.featureNames, Object.fromEntries(weights));
    known.set(evaluation, counted);
  }
  return counted;
}

function sumOf(features: Float32Array, weights: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (features[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}
