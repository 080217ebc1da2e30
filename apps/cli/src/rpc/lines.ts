/** A line, or the fact that one was too long to be kept. */
export type Framed = { readonly type: 'line'; readonly bytes: Buffer } | { readonly type: 'too-long' };

const NEWLINE = 10;

/** Cuts a stream of bytes into lines. Of a line beyond the limit nothing is kept but that it was there. */
export class LineReader {
  readonly #most: number;
  #parts: Buffer[] = [];
  #length = 0;
  #isTooLong = false;

  constructor(most: number) {
    this.#most = most;
  }

  *push(chunk: Buffer): Generator<Framed> {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      if (end < 0) break;
      this.#keep(chunk.subarray(from, end));
      yield this.#take();
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
  }

  /** What came after the last line end, if anything. */
  *end(): Generator<Framed> {
    if (this.#length > 0 || this.#isTooLong) yield this.#take();
  }

  #keep(part: Buffer): void {
    if (this.#isTooLong) return;
    this.#length += part.length;
    this.#isTooLong = this.#length > this.#most;
    if (this.#isTooLong) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): Framed {
    const framed: Framed = this.#isTooLong ? { type: 'too-long' } : { type: 'line', bytes: Buffer.concat(this.#parts) };
    this.#parts = [];
    this.#length = 0;
    this.#isTooLong = false;
    return framed;
  }
}
