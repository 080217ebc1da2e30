import type { StoredLine } from '../store/store.ts';

/**
 * Which submissions are on the record already, by seat and key, and how many lines there were after each. They lie in plain lists, one
 * place for each submission: a map by seat and key takes twice the room, at every table for the length of its game.
 */
export class SubmissionKeys {
  /** The words of the seats, and the place among them of each submission's: lines that were read have a text of their own for each. */
  readonly #words: string[] = [];
  readonly #seats: number[] = [];
  readonly #keys: string[] = [];
  readonly #seqs: number[] = [];
  /** Whether the last line belongs to the last submission. */
  #isOfLast = false;
  #count = 0;

  constructor(lines: readonly StoredLine[]) {
    this.add(lines);
  }

  /** Takes note of lines that follow those before. What the table forced after a line belongs to the same submission. */
  add(lines: readonly StoredLine[]): void {
    for (const line of lines) {
      this.#count++;
      if (!line.isAuto) this.#begin(line);
      if (this.#isOfLast) this.#seqs[this.#seqs.length - 1] = this.#count;
    }
  }

  #begin({ seat, key }: StoredLine): void {
    this.#isOfLast = key !== undefined;
    if (key === undefined) return;
    const place = this.#placeOf(seat);
    if (this.#keys.at(-1) === key && this.#seats.at(-1) === place) return;
    this.#seats.push(place);
    this.#keys.push(key);
    this.#seqs.push(this.#count);
  }

  #placeOf(seat: string): number {
    const place = this.#words.indexOf(seat);
    return place < 0 ? this.#words.push(seat) - 1 : place;
  }

  seqOf(seat: string, key: string): number | undefined {
    const place = this.#words.indexOf(seat);
    for (let at = this.#keys.length - 1; at >= 0; at--)
      if (this.#keys[at] === key && this.#seats[at] === place) return this.#seqs[at];
    return undefined;
  }
}
