import type { Game } from '@fondaco/kernel';
import { getCompileCacheDir } from 'node:module';
import { Piscina } from 'piscina';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Batch, BatchDone, WorkerTask } from './worker.ts';

/** A game of a simulation that the engine could not play: a fault of ours. */
export class BrokenGame extends Error {}

export interface ThreadsHow {
  readonly games: number;
  readonly workers: number;
  readonly onProgress: (played: number) => void;
}

const MOST_PER_BATCH = 50;
/** So many batches for each thread at least, so that none is long idle at the end. */
const BATCHES_A_THREAD = 16;

/** Plays all games in several threads. The tally is the same whatever their number. */
export async function simulateInThreads(game: Game, task: WorkerTask, how: ThreadsHow): Promise<Tally> {
  const tally = emptyTally(game, task.plan.seats);
  const threads = Math.min(how.workers, how.games);
  const perBatch = Math.max(1, Math.min(MOST_PER_BATCH, Math.floor(how.games / threads / BATCHES_A_THREAD)));
  const pool = openPool(task, threads);
  let next = 0;
  const playOn = async (): Promise<void> => {
    while (next < how.games) {
      const batch: Batch = { from: next, to: Math.min(how.games, next + perBatch) };
      next = batch.to;
      const done = (await pool.run(batch, { name: 'playBatch' })) as BatchDone;
      if (done.type === 'broken') throw new BrokenGame(`game ${done.number} cannot be played: ${done.message}`);
      addTally(tally, done.tally);
      how.onProgress(tally.games);
    }
  };
  try {
    // One batch waits for each thread while another is played.
    await Promise.all(Array.from({ length: 2 * threads }, playOn));
  } finally {
    await pool.destroy();
  }
  return tally;
}

function openPool(task: WorkerTask, threads: number): Piscina {
  const cache = getCompileCacheDir();
  return new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    workerData: task,
    minThreads: threads,
    maxThreads: threads,
    env: { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
  });
}
