import { applyChoice, type FastRandom, type State } from '@fondaco/kernel';
import type { Ask } from './ask.ts';
import type { Judge } from './judge.ts';
import type { Mind } from './mind.ts';

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
  { game }: Mind<S>,
  judge: Judge<S>,
  ask: Ask<S>,
  samples: number,
  rng: FastRandom,
): Assessment[] {
  const sample = game.blank();
  const tried = game.blank();
  const sums = ask.choices.map(() => ({ value: 0, win: 0, margin: 0 }));
  for (let n = 0; n < samples; n++) {
    ask.sample(sample, rng);
    ask.choices.forEach((choice, i) => {
      tried.copyFrom(sample);
      applyChoice(game.steps, tried, ask.seat, choice);
      sums[i].value += judge.value(tried, ask.seat) / samples;
      sums[i].win += judge.win / samples;
      sums[i].margin += judge.margin / samples;
    });
  }
  return sums.map((sum, i) => ({ choice: ask.choices[i], ...sum })).toSorted((a, b) => b.value - a.value);
}
