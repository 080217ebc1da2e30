import { oneOf, optional, type Json } from '@fondaco/kernel';
import { DEPTHS, openReview, type Depth } from '@fondaco/review';
import { botModels } from '../bots/models.ts';
import { answer, refused, type RpcOutcome } from './errors.ts';
import { anyBoard, seatOf } from './params.ts';
import { tableMethod } from './table-methods.ts';

/** Where a table was won: all of it, or of a running one what a seat knows. */
export const review = tableMethod(
  { depth: optional(oneOf(DEPTHS), 'quick'), seat: anyBoard },
  (table, { depth, seat }): RpcOutcome => {
    const eyes = seat === undefined ? undefined : seatOf(table, seat);
    if (eyes?.ok === false) return eyes;
    const how = { depth: depth as Depth, ...(eyes === undefined ? {} : { eyes: eyes.value }) };
    const opened = openReview(botModels.of(table.game), table.record(), how);
    if (!opened.ok) return refused(opened.error);
    for (const job of opened.value.jobs()) opened.value.add(opened.value.judge(job));
    return answer({ seq: table.seq, review: opened.value.analysis() as unknown as Json });
  },
);
