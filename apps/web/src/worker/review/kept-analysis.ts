import { DEPTHS, type AnalysisKey, type Depth, type Review } from '@fondaco/review';
import type { GameOutcome } from '../../client/review-messages.ts';
import { isBetterOutcome } from './outcomes.ts';
import type { ReviewDatabase } from './review-database.ts';

/** What an analysis is kept under: what was played, the judge, the depth, and the eyes at a running table. */
function keyOf({ record, weights, depth, eyes = '' }: AnalysisKey): string {
  return [record, weights, depth, eyes].join(' ');
}

/** Has a review go on from whatever was judged of it before, as deep as it goes or less. */
export async function resumeKept(database: ReviewDatabase | undefined, review: Review): Promise<void> {
  for (const depth of DEPTHS.slice(0, DEPTHS.indexOf(review.key.depth) + 1)) {
    const kept = await database?.get('analyses', keyOf({ ...review.key, depth }));
    if (kept !== undefined) review.resume(kept.progress);
  }
}

export async function keepProgress(database: ReviewDatabase | undefined, review: Review): Promise<void> {
  await database?.put('analyses', { key: keyOf(review.key), progress: review.progress() });
}

/** Keeps what has come of a game, unless more is known of it already. */
export async function keepOutcome(database: ReviewDatabase | undefined, outcome: GameOutcome): Promise<void> {
  const known = await database?.get('outcomes', outcome.table);
  if (isBetterOutcome(outcome, known)) await database?.put('outcomes', outcome);
}

/** How deep a record was to be judged when it was last looked at, and whether that was stopped. */
export async function readWish(
  database: ReviewDatabase | undefined,
  record: string,
): Promise<{ readonly depth: Depth; readonly isStopped: boolean }> {
  return (await database?.get('wishes', record)) ?? { depth: 'standard', isStopped: false };
}

export async function keepWish(
  database: ReviewDatabase | undefined,
  record: string,
  wish: { readonly depth: Depth; readonly isStopped: boolean },
): Promise<void> {
  await database?.put('wishes', { record, ...wish });
}
