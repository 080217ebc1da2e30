import type { HostResult } from '@fondaco/host';
import type { SharedRecord } from '../share/packed-record.ts';
import { reviewWorker } from './review-worker.ts';

/** Keeps a record from a file for its review, however far it can be played; the answer is what it is opened by. */
export async function keepForReview(record: SharedRecord): Promise<HostResult<string>> {
  const reply = await reviewWorker.send({ type: 'keep', ...record });
  reviewWorker.end();
  if (reply.type === 'refused') return { ok: false, error: reply.refusal };
  if (reply.type !== 'kept') throw new Error(`"${reply.type}" was answered in place of "kept"`);
  return { ok: true, value: reply.record };
}
