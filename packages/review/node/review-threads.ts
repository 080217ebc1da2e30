import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { JudgedPoint, Review } from '../src/index.ts';
import type { ReviewSource, ReviewTask } from './worker.ts';

/** So many lines at once, so that a thread is not asked for every one. */
const LINES_A_TASK = 4;
/** One core is left to whoever waits for the answers. */
const FREE_CORES = 1;

/** Threads of Node that judge the lines of records. */
export class ReviewThreads {
  readonly #pool: Piscina;
  readonly #size: number;
  #reviews = 0;

  /** `models` is the URL of a module that exports `findBotModel`. */
  constructor(models: string, size: number = Math.max(1, availableParallelism() - FREE_CORES)) {
    this.#size = size;
    this.#pool = new Piscina({
      filename: new URL('worker.ts', import.meta.url).href,
      workerData: { source: models },
      minThreads: size,
      maxThreads: size,
    });
  }

  /** Judges all that a review has left to judge, and tells it; ends early when the signal says so. */
  async judge(
    review: Review,
    source: ReviewSource,
    onProgress: () => void = () => {},
    signal?: AbortSignal,
  ): Promise<void> {
    const name = `${this.#reviews++}`;
    const jobs = review.jobs();
    let next = 0;
    const goOn = async (): Promise<void> => {
      while (next < jobs.length && signal?.aborted !== true) {
        const task: ReviewTask = { name, source, jobs: jobs.slice(next, next + LINES_A_TASK) };
        next += LINES_A_TASK;
        for (const judged of (await this.#pool.run(task, { name: 'judge' })) as JudgedPoint[]) review.add(judged);
        onProgress();
      }
    };
    await Promise.all(Array.from({ length: this.#size }, goOn));
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
