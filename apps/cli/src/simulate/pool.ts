import type { Game } from '@fondaco/kernel';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Batch, BatchDone, WorkerTask } from './worker.ts';

/** A game of a simulation that the engine could not play: a fault of ours. */
export class BrokenGame extends Error {}

export interface PoolHow {
  readonly games: number;
  readonly workers: number;
  readonly onProgress: (played: number) => void;
}

const MOST_PER_BATCH = 50;

/** Plays all games in several threads. The tally is the same whatever their number. */
export async function simulateInWorkers(game: Game, task: WorkerTask, how: PoolHow): Promise<Tally> {
  const tally = emptyTally(game, task.plan.seats);
  const perBatch = Math.max(1, Math.min(MOST_PER_BATCH, Math.ceil(how.games / how.workers / 4)));
  let next = 0;
  const take = (): Batch | undefined => {
    if (next >= how.games) return undefined;
    const from = next;
    next = Math.min(how.games, from + perBatch);
    return { from, to: next };
  };
  const cache = getCompileCacheDir();
  const env = { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) };
  const workers = Array.from({ length: Math.min(how.workers, how.games) }, () => {
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: task, env });
  });
  const add = (more: Tally): void => {
    addTally(tally, more);
    how.onProgress(tally.games);
  };
  try {
    await Promise.all(workers.map((worker) => feed(worker, take, add)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}

function feed(worker: Worker, take: () => Batch | undefined, add: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const batch = take();
      if (batch === undefined) resolve();
      else worker.postMessage(batch);
    };
    worker.on('error', reject);
    worker.on('message', (answer: BatchDone) => {
      if (answer.type === 'broken') {
        reject(new BrokenGame(`game ${answer.number} cannot be played: ${answer.message}`));
        return;
      }
      add(answer.tally);
      give();
    });
    give();
  });
}
