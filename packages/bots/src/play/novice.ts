import { itemAt, type FastRandom } from '@fondaco/kernel';
import { gumbel } from './gumbel.ts';
import type { Assessment } from './look-ahead.ts';

/** How far apart two choices must be worth for a novice to see which is better. */
const TEMPERATURE = 0.02;
/** One choice in so many is overlooked. */
const OVERLOOKED = 5;

/** Chooses among what it has not overlooked, the better the likelier. The best-looking choices catch the eye more often. */
export function chooseAsNovice(assessments: readonly Assessment[], rng: FastRandom): number {
  let best = -Infinity;
  let chosen = itemAt(assessments, 0).choice;
  for (const { choice, value } of assessments) {
    const isOverlooked = rng.below(OVERLOOKED) === 0;
    const appeal = value / TEMPERATURE + gumbel(rng);
    if (isOverlooked || appeal <= best) continue;
    best = appeal;
    chosen = choice;
  }
  return chosen;
}
