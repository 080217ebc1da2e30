/** Milliseconds for which a confirmation that appears under the finger is not taken for a second press. */
export const REST = 700;

/** Tells a second press on "Confirm" from the answer to the question that came up under it. */
export class CommitGuard {
  readonly #now: () => number;
  #pressedAt = -Infinity;

  /** The clock counts milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Something was chosen: whoever confirms now has seen the question. */
  choose(): void {
    this.#pressedAt = -Infinity;
  }

  /** Whether a press counts: not one that follows another at once, with nothing chosen in between. */
  press(): boolean {
    if (this.#now() - this.#pressedAt < REST) return false;
    this.#pressedAt = this.#now();
    return true;
  }
}
