import type { StoredLine } from '../store/store.ts';

/** When each line of a table was said. A line of which that is not known counts as said with the one before. */
export class LineTimes {
  readonly #times: number[] = [];

  constructor(lines: readonly StoredLine[]) {
    this.add(lines);
  }

  /** Takes note of lines that follow those before. */
  add(lines: readonly StoredLine[]): void {
    for (const { at } of lines) this.#times.push(Math.max(at ?? 0, this.#times.at(-1) ?? 0));
  }

  /** When the line of a number was said; undefined if there is none. */
  timeOf(seq: number): number | undefined {
    return this.#times[seq - 1];
  }

  /** How many lines had been said by an instant. */
  countLines(until: number): number {
    const later = this.#times.findLastIndex((at) => at <= until);
    return later + 1;
  }
}
