import { applyChoice, type FastRandom, type State } from '@fondaco/kernel';
import type { Decision } from './decision.ts';
import type { Judge } from '../judge/judge.ts';
import type { BotModel } from '../judge/bot-model.ts';

/** What a choice seems to be worth. */
export interface Assessment {
  readonly choice: number;
  /** What it is chosen by. */
  readonly value: number;
  readonly win: number;
  /** In units. */
  readonly margin: number;
}

/** Judges the position after each choice, on average over some samples, the same for all choices. */
export function lookAhead<S extends State>(
  { game }: BotModel<S>,
  judge: Judge<S>,
  decision: Decision<S>,
  samples: number,
  rng: FastRandom,
): Assessment[] {
  const sample = game.blank();
  const tried = game.blank();
  const sums = decision.choices.map((choice) => ({ choice, value: 0, win: 0, margin: 0 }));
  for (let n = 0; n < samples; n++) {
    decision.sample(sample, rng);
    for (const sum of sums) {
      tried.copyFrom(sample);
      applyChoice(game.steps, tried, decision.seat, sum.choice);
      sum.value += judge.value(tried, decision.seat) / samples;
      sum.win += judge.win / samples;
      sum.margin += judge.margin / samples;
    }
  }
  return sums.toSorted((a, b) => b.value - a.value);
}
