/** So much a second in the long run, and so much at once after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** How much of a rate is left for somebody. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  /** `now` is in milliseconds. */
  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes so much if it is there; answers whether it was. */
  take(now: number, cost = 1): boolean {
    this.#fill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Whether nothing of it has been used lately. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}
