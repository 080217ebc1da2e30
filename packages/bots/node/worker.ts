import { parentPort, workerData } from 'node:worker_threads';
import type { FindBotModel } from './find-model.ts';
import { runTask, type Task } from './tasks.ts';

/** A worker of the pool: loads the games from where it is told, then does one task after another. */
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker');
const { source } = workerData as { readonly source: string };
const { findBotModel } = (await import(source)) as { readonly findBotModel: FindBotModel };

port.on('message', ({ id, task }: { readonly id: number; readonly task: Task }) => {
  try {
    port.postMessage({ id, answer: runTask(findBotModel, task) });
  } catch (error) {
    port.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
port.postMessage({ id: -1 });
