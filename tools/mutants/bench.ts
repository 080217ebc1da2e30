import { Worker } from 'node:worker_threads';
import type { Answer, Order, WorkerData } from './orders.ts';

/** A worker that is replaced when it takes too long: a mutant may never end. */
export class Bench {
  readonly #data: WorkerData;
  #worker: Worker | undefined;

  constructor(data: WorkerData) {
    this.#data = data;
  }

  /** The answer, or undefined if there was none in time. */
  async ask(order: Order, milliseconds: number): Promise<Answer | undefined> {
    const worker = (this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#data }));
    const answer = await new Promise<Answer | undefined>((resolve) => {
      const settle = (result: Answer | undefined): void => {
        clearTimeout(timer);
        worker.off('message', settle);
        worker.off('error', fail);
        resolve(result);
      };
      const fail = (error: Error): void => settle({ type: 'ran', failing: `the worker died: ${error.message}` });
      const timer = setTimeout(() => settle(undefined), milliseconds);
      worker.on('message', settle);
      worker.on('error', fail);
      worker.postMessage(order);
    });
    if (answer === undefined || (answer.type === 'ran' && answer.failing?.startsWith('the worker died') === true))
      await this.close();
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
