import type { Review } from '@fondaco/review';
import type { FromJudge, ToJudge } from './judge-messages.ts';
import { reviewOf } from './review-of.ts';

/** Makes the judgements that this thread is told to: what it returns is told whatever comes. */
export function openJudge(): (message: ToJudge) => void {
  let review: Review | undefined;
  const post = (message: FromJudge) => globalThis.postMessage(message);
  return (message) => {
    if (message.type === 'open') {
      const opened = reviewOf(message.opened);
      review = opened.ok ? opened.value : undefined;
      return;
    }
    if (review === undefined) {
      post({ type: 'failed', message: 'nothing is open to be judged' });
      return;
    }
    if (message.type === 'judge') {
      post({ type: 'judged', judged: review.judge(message.job) });
      return;
    }
    const judged = review.judgeInHindsight(message.job);
    post(judged.ok ? { type: 'judged', judged: judged.value } : { type: 'failed', message: judged.error.message });
  };
}
