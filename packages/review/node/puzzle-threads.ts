import type { GameKey } from '@fondaco/bots';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Puzzle } from '../src/index.ts';
import type { PuzzleSearch } from './puzzle-worker.ts';

/** Threads of Node that look for puzzles, and weigh known ones again. */
export class PuzzleThreads {
  readonly #pool: Piscina;
  readonly #size: number;

  /** `models` is the URL of a module that exports `findBotModel`. */
  constructor(models: string, size: number = availableParallelism()) {
    this.#size = size;
    this.#pool = new Piscina({
      filename: new URL('puzzle-worker.ts', import.meta.url).href,
      workerData: { source: models },
      minThreads: size,
      maxThreads: size,
    });
  }

  /** Those that are still puzzles, in their order, as they are weighed today. */
  async judgeAgain(game: GameKey, puzzles: readonly Puzzle[], onJudged: () => void): Promise<readonly Puzzle[]> {
    const judged = puzzles.map(async (puzzle) => {
      const again = (await this.#pool.run({ game, puzzle }, { name: 'judgeAgain' })) as readonly Puzzle[];
      onJudged();
      return again;
    });
    return (await Promise.all(judged)).flat();
  }

  /** Searches one game after another, in the order of their seeds, until `onFound` has enough or there are no more. */
  async search(searches: Iterable<PuzzleSearch>, onFound: (puzzles: readonly Puzzle[]) => boolean): Promise<void> {
    const wanted = searches[Symbol.iterator]();
    const running: Promise<readonly Puzzle[]>[] = [];
    const fill = (): void => {
      while (running.length < this.#size) {
        const next = wanted.next();
        if (next.done === true) return;
        running.push(this.#pool.run(next.value, { name: 'search' }) as Promise<readonly Puzzle[]>);
      }
    };
    fill();
    for (let oldest = running.shift(); oldest !== undefined; oldest = running.shift()) {
      fill();
      if (!onFound(await oldest)) continue;
      // Whatever is still searched ends with the threads, and nobody waits for it.
      void Promise.allSettled(running);
      return;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
