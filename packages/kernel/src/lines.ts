/** Stands in the log for a line that took the last choice back. */
export const UNDO_CHOICE = -1;
const AUTO_FLAG = 8;
const SEAT_MASK = 7;

/** What was said at a table, five bytes a line. */
export class LineLog {
  #choices = new Int32Array(64);
  #seats = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Forgets all lines from this one on. */
  set length(length: number) {
    this.#length = length;
  }

  add(seat: number, choice: number, isAuto: boolean): void {
    if (this.#length === this.#choices.length) this.#grow();
    this.#choices[this.#length] = choice;
    this.#seats[this.#length++] = isAuto ? seat | AUTO_FLAG : seat;
  }

  choice(line: number): number {
    return this.#choices[line];
  }

  seat(line: number): number {
    return this.#seats[line] & SEAT_MASK;
  }

  isAuto(line: number): boolean {
    return (this.#seats[line] & AUTO_FLAG) !== 0;
  }

  /** The first forced line from `from` on. */
  nextAuto(from: number): number | undefined {
    for (let line = from; line < this.#length; line++) if (this.isAuto(line)) return line;
    return undefined;
  }

  /** The lines from `from` on that were not taken back. */
  effectiveSince(from: number): number[] {
    const lines: number[] = [];
    for (let line = from; line < this.#length; line++) {
      if (this.#choices[line] !== UNDO_CHOICE) lines.push(line);
      else {
        while (lines.length > 0 && this.isAuto(lines[lines.length - 1])) lines.pop();
        lines.pop();
      }
    }
    return lines;
  }

  #grow(): void {
    const choices = new Int32Array(this.#length * 2);
    const seats = new Uint8Array(this.#length * 2);
    choices.set(this.#choices);
    seats.set(this.#seats);
    this.#choices = choices;
    this.#seats = seats;
  }
}
