import type { Clock } from '@fondaco/host';

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

const BEGINNING = 1_700_000_000_000;

/** A clock that stands still until everything has come to rest that happens at an instant. */
export class SettledClock implements Clock {
  #now = BEGINNING;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, milliseconds), act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets so many milliseconds pass. */
  async run(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.#now = next.at;
      next.act();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    // Of several at one instant the one that was set first.
    const [first] = [...this.#alarms].toSorted((a, b) => a.at - b.at);
    return first !== undefined && first.at <= end ? first : undefined;
  }
}
