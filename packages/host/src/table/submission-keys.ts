import type { StoredLine } from '../store/store.ts';

/** Which submissions are on the record already, by seat and key, and how many lines there were after each. */
export class SubmissionKeys {
  readonly #seqs = new Map<string, number>();
  #last: string | undefined;
  #count = 0;

  constructor(lines: readonly StoredLine[]) {
    this.add(lines);
  }

  /** Takes note of lines that follow those before. What the table forced after a line belongs to the same submission. */
  add(lines: readonly StoredLine[]): void {
    for (const { seat, key, isAuto } of lines) {
      this.#count++;
      if (!isAuto) this.#last = key === undefined ? undefined : nameOf(seat, key);
      if (this.#last !== undefined) this.#seqs.set(this.#last, this.#count);
    }
  }

  seqOf(seat: string, key: string): number | undefined {
    return this.#seqs.get(nameOf(seat, key));
  }
}

function nameOf(seat: string, key: string): string {
  return `${seat} ${key}`;
}
