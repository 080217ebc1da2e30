import type { ReviewJob } from '@fondaco/review';
import { JUDGE_THREAD, type FromJudge, type JudgedRecord, type ToJudge } from './judge-messages.ts';

/** A thread that makes one judgement after another. */
export class JudgeThread {
  readonly #worker: Worker;
  #answer: ((answer: FromJudge) => void) | undefined;

  constructor(opened: JudgedRecord) {
    this.#worker = new Worker(globalThis.location.href, { type: 'module', name: JUDGE_THREAD });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromJudge>) => this.#answer?.(data));
    this.#worker.addEventListener('error', ({ message }) => this.#answer?.({ type: 'failed', message }));
    this.#post({ type: 'open', opened });
  }

  #post(message: ToJudge): void {
    this.#worker.postMessage(message);
  }

  /** Makes one judgement; one at a time is asked. */
  judge(job: ReviewJob): Promise<FromJudge> {
    return this.#ask({ type: 'judge', job });
  }

  /** The same by the truth. */
  judgeInHindsight(job: ReviewJob): Promise<FromJudge> {
    return this.#ask({ type: 'judge-in-hindsight', job });
  }

  #ask(message: ToJudge): Promise<FromJudge> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#post(message);
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#answer?.({ type: 'failed', message: 'stopped' });
  }
}
