import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromWriter, Job, JobResult, ToWriter, WriterSetup } from './writer-jobs.ts';

type WaitingJob = { readonly resolve: (result: JobResult) => void; readonly reject: (error: Error) => void };

/** This side of the thread that writes. */
export class WriterThread {
  readonly #worker: Worker;
  /** Whoever waits for a result, by the number of the job. */
  readonly #waiting = new Map<number, WaitingJob>();
  #outbox: Job[] = [];
  #next = 0;
  #failure: Error | undefined;
  /** Why nothing more is taken: what comes after the end would come to a closed file. */
  #refusal: Error | undefined;

  static async start(setup: WriterSetup): Promise<WriterThread> {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { workerData: setup });
    await once(worker, 'message');
    return new WriterThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromWriter) => {
      if (message.type === 'results') message.results.forEach((result, i) => this.#answer(message.first + i, result));
    });
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  /** Resolves when the job's commit is on the disk. */
  run(job: Job): Promise<JobResult> {
    const refusal = this.#failure ?? this.#refusal;
    if (refusal !== undefined) return Promise.reject(refusal);
    const number = this.#next++;
    if (this.#outbox.length === 0) queueMicrotask(() => this.#post());
    this.#outbox.push(job);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #post(): void {
    const jobs = this.#outbox;
    this.#outbox = [];
    this.#send({ type: 'jobs', first: this.#next - jobs.length, jobs });
  }

  #send(message: ToWriter): void {
    this.#worker.postMessage(message);
  }

  #answer(number: number, result: JobResult): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (result.type === 'failed') waiting?.reject(new Error(result.message));
    else waiting?.resolve(result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
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
