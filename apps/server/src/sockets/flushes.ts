import type { Outbox } from './outbox.ts';

/** Has everything that was said in one turn of the event loop go out together, at its end. */
export class Flushes {
  readonly #onRound: () => void;
  #outboxes = new Set<Outbox>();

  /** `onRound` is called after each. */
  constructor(onRound: () => void) {
    this.#onRound = onRound;
  }

  readonly later = (outbox: Outbox): void => {
    if (this.#outboxes.size === 0) setImmediate(() => this.#flush());
    this.#outboxes.add(outbox);
  };

  #flush(): void {
    const outboxes = this.#outboxes;
    this.#outboxes = new Set();
    for (const outbox of outboxes) outbox.flush();
    this.#onRound();
  }
}
