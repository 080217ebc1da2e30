import { integer, oneOf, optional, type Json } from '@fondaco/kernel';
import { DEPTHS, openReview, type Depth, type Review } from '@fondaco/review';
import { botModels } from '../bots/models.ts';
import { answer, refused, type RpcOutcome } from './errors.ts';
import { anyBoard, seatOf } from './params.ts';
import { tableMethod } from './table-methods.ts';

const MOST_JUDGEMENTS = 1_000_000;
/** So many reviews are gone on with. */
const MOST_KEPT = 4;
/** By what they are kept by, the last asked for last. */
const keptReviews = new Map<string, Review>();

/** Has a review go on from what was judged the last time, if it is remembered. */
function goOn(review: Review): void {
  const key = JSON.stringify(review.key);
  const last = keptReviews.get(key);
  if (last !== undefined) review.resume(last.progress());
  keptReviews.delete(key);
  keptReviews.set(key, review);
  for (const [oldest] of keptReviews) if (keptReviews.size > MOST_KEPT) keptReviews.delete(oldest);
}

/** Where a table was won: all of it, or of a running one what a seat knows; with `most`, so many judgements further than the last time. */
export const review = tableMethod(
  {
    depth: optional(oneOf(DEPTHS), 'quick'),
    seat: anyBoard,
    most: optional(integer(0, MOST_JUDGEMENTS), MOST_JUDGEMENTS),
  },
  (table, { depth, seat, most }): RpcOutcome => {
    const eyes = seat === undefined ? undefined : seatOf(table, seat);
    if (eyes?.ok === false) return eyes;
    const how = { depth: depth as Depth, ...(eyes === undefined ? {} : { eyes: eyes.value }) };
    const opened = openReview(botModels.of(table.game), table.record(), how);
    if (!opened.ok) return refused(opened.error);
    goOn(opened.value);
    for (const job of opened.value.jobs().slice(0, most)) opened.value.add(opened.value.judge(job));
    return answer({ seq: table.seq, review: opened.value.analysis() as unknown as Json });
  },
);
