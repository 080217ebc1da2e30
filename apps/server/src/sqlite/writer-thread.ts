import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromWriter, Job, JobResult, ToWriter, WriterSetup } from './writer-jobs.ts';

type WaitingJob = { readonly resolve: (result: JobResult) => void; readonly reject: (error: Error) => void };

/** What a job leaves behind is small and dies at once: more room for it would only be touched in turn. */
const YOUNG_MEGABYTES = 4;

/** This side of the thread that writes. */
export class WriterThread {
  readonly #worker: Worker;
  /** Whoever waits for a result, in the order of the jobs, which is that of the results. */
  #waiting: WaitingJob[] = [];
  #outbox: Job[] = [];
  #failure: Error | undefined;
  /** Why nothing more is taken: what comes after the end would come to a closed file. */
  #refusal: Error | undefined;

  static async start(setup: WriterSetup): Promise<WriterThread> {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    await once(worker, 'message');
    return new WriterThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromWriter) => {
      if (message.type === 'results') this.#answer(message.results);
    });
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  /** Resolves when the job's commit is on the disk. */
  run(job: Job): Promise<JobResult> {
    const refusal = this.#failure ?? this.#refusal;
    if (refusal !== undefined) return Promise.reject(refusal);
    if (this.#outbox.length === 0) queueMicrotask(() => this.#post());
    this.#outbox.push(job);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #post(): void {
    const jobs = this.#outbox;
    this.#outbox = [];
    this.#send({ type: 'jobs', jobs });
  }

  #send(message: ToWriter): void {
    this.#worker.postMessage(message);
  }

  #answer(results: readonly JobResult[]): void {
    const answered = this.#waiting.splice(0, results.length);
    for (const [i, result] of results.entries())
      if (result.type === 'failed') answered[i]?.reject(new Error(result.message));
      else answered[i]?.resolve(result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting) reject(this.#failure);
    this.#waiting = [];
  }

  /** Waits for what was asked before. */
  async close(): Promise<void> {
    if (this.#failure !== undefined || this.#refusal !== undefined) return;
    this.#refusal = new Error('the store is closed');
    const ended = once(this.#worker, 'exit');
    queueMicrotask(() => this.#send({ type: 'close' }));
    await ended;
  }
}
