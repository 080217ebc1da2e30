import { itemAt } from '@fondaco/kernel';
import { DEPTHS, type Review } from '@fondaco/review';
import type { GameOutcome } from '../../client/review-messages.ts';

const POINTS = 100;

/** What has come of a game for each seat, as far as it was judged. */
export function outcomeOf(table: string, review: Review): GameOutcome {
  const { accounts, points, progress, unit, key } = review.analysis();
  const costs = accounts.map(() => ({}) as Record<string, number>);
  for (const { seat, words, judged, isStandIn } of points) {
    const verb = words.split(' ')[0] ?? words;
    const loss = ((judged?.decision?.loss ?? 0) / unit) * POINTS;
    const own = itemAt(costs, seat);
    // What a bot did that stood in is nobody's cost.
    if (loss > 0 && !isStandIn) own[verb] = (own[verb] ?? 0) + loss;
  }
  return { table, depth: key.depth, isWhole: progress.done === progress.total, accounts, costs };
}

/** Whether one is worth keeping in place of another: the deepest that is whole stays, however deep somebody has begun to look since. */
export function isBetterOutcome(one: GameOutcome, known: GameOutcome | undefined): boolean {
  if (known === undefined || !known.isWhole) return true;
  return one.isWhole && DEPTHS.indexOf(one.depth) >= DEPTHS.indexOf(known.depth);
}
