import type { HostResult } from '@fondaco/host';
import { reviewWorker } from './review-worker.ts';

/** Keeps a record from a file for its review, however far it can be played; the answer is what it is opened by. */
export async function keepForReview(text: string): Promise<HostResult<string>> {
  const reply = await reviewWorker.send({ type: 'keep', text });
  reviewWorker.end();
  if (reply.type === 'refused') return { ok: false, error: reply.refusal };
  if (reply.type !== 'kept') throw new Error(`"${reply.type}" was answered in place of "kept"`);
  return { ok: true, value: reply.record };
}
