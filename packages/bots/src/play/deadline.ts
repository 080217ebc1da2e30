import type { Budget } from './search-task.ts';

/** Of its time a search gives up no more than this share to end before a pause would make it late. */
const MOST_HASTE = 0.1;

/**
 * When the time of a budget is over. Where others want the processor too, a thread has to wait for it now and then: who is asked when
 * the time is nearly over counts on another wait as long as the longest so far.
 */
export class Deadline {
  readonly #now: (() => number) | undefined;
  /** Infinity if there is none. */
  readonly #until: number;
  readonly #most: number;
  #last: number;
  #longest = 0;

  constructor({ milliseconds, now }: Budget) {
    this.#now = now;
    this.#last = now?.() ?? 0;
    this.#until = this.#last + (milliseconds ?? Infinity);
    this.#most = (milliseconds ?? 0) * MOST_HASTE;
  }

  /** Whether it is over, or would be after a wait; to be asked again and again. Without a clock a time is over at once. */
  isNear(): boolean {
    if (this.#until === Infinity) return false;
    if (this.#now === undefined) return true;
    const now = this.#now();
    this.#longest = Math.min(this.#most, Math.max(this.#longest, now - this.#last));
    this.#last = now;
    return now + this.#longest >= this.#until;
  }
}
