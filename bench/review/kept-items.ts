import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One thing that was measured: a game, or a choice in one. */
interface KeptItem {
  readonly judge: string;
  readonly part: string;
  readonly seed: number;
  readonly found: unknown;
}

/** What is measured under a name; its number is raised when it is measured otherwise. */
export interface KeptPart<T> {
  readonly name: string;
  readonly number: number;
  readonly measure: (seed: number) => T;
}

/**
 * Results that are kept in a file, a line each, so that a long measuring goes on where it was left. Without a file they are forgotten. Any
 * number of processes may write one file as long as each has parts, or a game, of its own.
 */
export class KeptItems {
  readonly #file: string | undefined;
  readonly #judge: string;
  readonly #found = new Map<string, unknown>();

  /** `judge` names whatever the results depend on besides the part: the game, the hash of the weights and the judge's number. */
  constructor(file: string | undefined, judge: string) {
    this.#file = file;
    this.#judge = judge;
    if (file === undefined || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    // Somebody was stopped in the middle of a line: what is written next begins a new one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    for (const line of text.split('\n')) {
      const item = readItem(line);
      if (item?.judge === this.#judge) this.#found.set(`${item.part} ${item.seed}`, item.found);
    }
  }

  /** What was found before, or is found now. The first item is found again, and must be what it was: else the code has changed. */
  open<T>({ name, number, measure }: KeptPart<T>): (seed: number) => T {
    const part = `${name} ${number}`;
    const first = this.#found.get(`${part} 1`);
    if (first !== undefined && JSON.stringify(measure(1)) !== JSON.stringify(first))
      throw new Error(
        `${name} is not measured as it was when the file was written: raise its number, or JUDGE if it is the judge that has changed`,
      );
    return (seed) => {
      const key = `${part} ${seed}`;
      if (!this.#found.has(key)) this.#keep(part, seed, measure(seed));
      return this.#found.get(key) as T;
    };
  }

  #keep(part: string, seed: number, found: unknown): void {
    this.#found.set(`${part} ${seed}`, found);
    const item: KeptItem = { judge: this.#judge, part, seed, found };
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(item)}\n`);
  }
}

/** What a line of the file holds; nothing if it was not written to its end. */
function readItem(line: string): KeptItem | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as KeptItem);
  } catch {
    return undefined;
  }
}
