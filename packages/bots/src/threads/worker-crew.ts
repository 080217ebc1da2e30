import type { BotTask } from './bot-task.ts';
import { SingleWorker, type SingleWorkerServices } from './single-worker.ts';
import type { BotThreads, RunningTask } from './threaded-bots.ts';

/** Several workers in which bots think, each started when all before it are busy. */
export class WorkerCrew implements BotThreads {
  readonly size: number;
  readonly #workers: readonly SingleWorker[];

  constructor(services: SingleWorkerServices, size: number) {
    this.size = size;
    this.#workers = Array.from({ length: size }, () => new SingleWorker(services));
  }

  run(task: BotTask, limit: number): RunningTask {
    const idle = this.#workers.find(({ isBusy }) => !isBusy);
    if (idle === undefined) throw new Error('all workers are busy');
    return idle.run(task, limit);
  }

  close(): void {
    for (const worker of this.#workers) worker.close();
  }
}
