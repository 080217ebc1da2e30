import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { State } from '@fondaco/kernel';
import type { Contender } from '../rounds.ts';

const MODES = ['production', 'development'] as const;

/** A peer in its workers, one contender for each way to use it. */
export interface Peer {
  readonly contenders: readonly Contender[];
  stop(): Promise<void>;
}

/** Starts boardgame.io on a state with the same fields of as many numbers as this one. */
export async function startBoardgameIo(s: State, movesPerMatch: number): Promise<Peer> {
  const fields = fieldsOf(s);
  const field = Object.keys(fields).find((name) => name !== 'chance') ?? 'chance';
  const contenders: Contender[] = [];
  const workers: Worker[] = [];
  for (const mode of MODES) {
    const worker = new Worker(path.join(import.meta.dirname, 'boardgame-io-worker.mjs'), {
      workerData: { fields, field, movesPerMatch },
      env: { ...process.env, NODE_ENV: mode },
    });
    workers.push(worker);
    const [variants] = (await once(worker, 'message')) as [string[]];
    for (const variant of variants) {
      const run = async (milliseconds: number): Promise<number> => {
        worker.postMessage({ variant, milliseconds });
        const [rate] = (await once(worker, 'message')) as [number];
        return rate;
      };
      contenders.push({ name: `boardgame-io.${variant}-${mode}`, run });
    }
  }
  const stop = async (): Promise<void> => {
    for (const worker of workers) await worker.terminate();
  };
  return { contenders, stop };
}

/** The named fields of a state as plain arrays. */
export function fieldsOf(s: State): Record<string, number[]> {
  const fields: Record<string, number[]> = {};
  for (const [name, value] of Object.entries(s) as [string, unknown][]) {
    if (name !== 'bytes' && ArrayBuffer.isView(value) && !(value instanceof DataView))
      fields[name] = Array.from(value as Uint8Array);
  }
  return fields;
}
