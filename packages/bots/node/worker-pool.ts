import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ResultOf, Task } from './tasks.ts';

/** Threads that know the games. `source` is the URL of a module that exports `findBotModel`. */
export function openPool(source: string, size: number): Piscina {
  return new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    workerData: { source },
    minThreads: size,
    maxThreads: size,
    idleTimeout: Infinity,
  });
}

/** Threads for work that nobody waits for at a table: self-play, matches, calibration. */
export class WorkerPool {
  readonly size: number;
  readonly #pool: Piscina;

  constructor(source: string, size: number = availableParallelism()) {
    this.size = size;
    this.#pool = openPool(source, size);
  }

  run<T extends Task>(task: T): Promise<ResultOf<T>> {
    return this.#pool.run(task, { name: 'runTask' }) as Promise<ResultOf<T>>;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
