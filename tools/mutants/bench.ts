import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, Order, WorkerData } from './orders.ts';

const DIED = 'the worker died';
const LOOKED_AFTER = 500;
const MICROSECONDS = 1e6;

/** A worker that is replaced when it takes too long: a mutant may never end. */
export class Bench {
  readonly #data: WorkerData;
  #worker: Worker | undefined;

  constructor(data: WorkerData) {
    this.#data = data;
  }

  /** The answer, or undefined if there was none after so many seconds of the worker's own time, however busy the machine is. */
  async ask(order: Order, seconds: number): Promise<WorkerAnswer | undefined> {
    const worker = (this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#data }));
    const answered = new Promise<WorkerAnswer>((resolve) => {
      const settle = (result: WorkerAnswer): void => {
        worker.off('message', settle);
        worker.off('error', fail);
        worker.off('exit', leave);
        resolve(result);
      };
      const fail = (error: Error): void => settle({ type: 'ran', failing: `${DIED}: ${error.message}` });
      const leave = (): void => settle({ type: 'ran', failing: DIED });
      worker.on('message', settle);
      worker.on('error', fail);
      worker.on('exit', leave);
      worker.postMessage(order);
    });
    const answer = await Promise.race([answered, tireOut(worker, seconds, answered)]);
    if (answer === undefined || (answer.type === 'ran' && answer.failing?.startsWith(DIED) === true))
      await this.close();
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Ends when the worker has worked for so many seconds without an answer. */
async function tireOut(worker: Worker, seconds: number, answered: Promise<WorkerAnswer>): Promise<undefined> {
  let isAnswered = false;
  void answered.then(() => (isAnswered = true));
  const begun = await timeOf(worker);
  while (!isAnswered && (await timeOf(worker)) - begun < seconds) await sleep(LOOKED_AFTER);
  return undefined;
}

/** The seconds a worker has worked; none for one that has not begun or has died, which is told by itself. */
async function timeOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / MICROSECONDS;
  } catch {
    return 0;
  }
}
