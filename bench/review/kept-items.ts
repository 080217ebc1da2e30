import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { sha256, toHex, utf8 } from '@fondaco/kernel';

/** One thing that was measured: a game, or a choice in one. */
interface KeptItem {
  readonly judge: string;
  readonly part: string;
  readonly seed: number;
  readonly found: unknown;
}

/** What judges: if any of it changes, what was measured before counts no more. */
const SOURCES = ['../../packages/review/src/', '../../packages/bots/src/play/', '../../packages/bots/src/judge/'];

/** Results that are kept in a file, a line each, so that a long measuring goes on where it was left. Without a file they are forgotten. */
export class KeptItems {
  readonly #file: string | undefined;
  readonly #judge: string;
  readonly #found = new Map<string, unknown>();

  /** `weights` is the hash of the judge's weights. */
  constructor(file: string | undefined, weights: string) {
    this.#file = file;
    this.#judge = `${weights} ${hashSources()}`;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const item = JSON.parse(line) as KeptItem;
      if (item.judge === this.#judge) this.#found.set(`${item.part} ${item.seed}`, item.found);
    }
  }

  /** What was found before, or is found now. */
  find<T>(part: string, seed: number, measure: () => T): T {
    const key = `${part} ${seed}`;
    if (!this.#found.has(key)) this.#keep(part, seed, measure());
    return this.#found.get(key) as T;
  }

  #keep(part: string, seed: number, found: unknown): void {
    this.#found.set(`${part} ${seed}`, found);
    const item: KeptItem = { judge: this.#judge, part, seed, found };
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(item)}\n`);
  }
}

function hashSources(): string {
  const texts = SOURCES.flatMap((folder) => {
    const url = new URL(folder, import.meta.url);
    return readdirSync(url)
      .filter((name) => !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => readFileSync(new URL(name, url), 'utf8'));
  });
  return toHex(sha256(utf8(texts.join('\n')))).slice(0, 16);
}
