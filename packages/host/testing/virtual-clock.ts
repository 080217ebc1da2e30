import type { Clock } from '../src/index.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that stands still until it is told to run. */
export class VirtualClock implements Clock {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.#now + milliseconds, act };
    this.#timers = [...this.#timers, timer];
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }

  /** Lets so many milliseconds pass, and everything come to rest that happens at each instant. */
  async run(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.act();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    const [first] = this.#timers.toSorted((a, b) => a.at - b.at);
    return first !== undefined && first.at <= end ? first : undefined;
  }
}

/** Every promise that waits for nothing but other promises has been kept. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
