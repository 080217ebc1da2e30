import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TaskResult, ResultOf, Task } from './tasks.ts';

type Pending = { readonly resolve: (answer: TaskResult) => void; readonly reject: (error: Error) => void };
type Member = { readonly worker: Worker; readonly pending: Map<number, Pending>; isReady: boolean };

const READY = -1;

/** Workers that think. Tasks go to the least busy; a worker that dies fails its tasks and is replaced. */
export class Pool {
  readonly size: number;
  readonly #source: string;
  readonly #members: Member[] = [];
  #next = 0;
  #isClosed = false;
  #whenReady: (() => void)[] = [];

  /** `source` is the URL of a module that exports `findBotModel`. */
  constructor(source: string, size: number = os.availableParallelism()) {
    this.size = size;
    this.#source = source;
    for (let i = 0; i < size; i++) this.#hire();
  }

  /** Resolves as soon as a worker can begin; at once if one can already. */
  ready(): Promise<void> {
    if (this.#members.some(({ isReady }) => isReady)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenReady.push(resolve);
      for (const { worker } of this.#members) worker.ref();
    });
  }

  run<T extends Task>(task: T): Promise<ResultOf<T>> {
    if (this.#members.length === 0) return Promise.reject(new Error('no worker could begin'));
    const member = this.#members.reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
    const id = this.#next++;
    return new Promise<TaskResult>((resolve, reject) => {
      member.pending.set(id, { resolve, reject });
      member.worker.ref();
      member.worker.postMessage({ id, task });
    }) as Promise<ResultOf<T>>;
  }

  /** Ends a worker that does not answer; its tasks fail, and another takes its place. */
  async dismissBusy(): Promise<void> {
    await Promise.all(this.#members.filter(({ pending }) => pending.size > 0).map(({ worker }) => worker.terminate()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }

  #hire(): void {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { source: this.#source } });
    const member: Member = { worker, pending: new Map(), isReady: false };
    worker.on('message', ({ id, answer, failure }: { id: number; answer?: TaskResult; failure?: string }) => {
      if (id === READY) {
        member.isReady = true;
        for (const resolve of this.#whenReady.splice(0)) resolve();
        return;
      }
      const pending = member.pending.get(id);
      member.pending.delete(id);
      // An idle worker keeps no process alive.
      if (member.pending.size === 0) worker.unref();
      if (answer !== undefined) pending?.resolve(answer);
      else pending?.reject(new Error(failure ?? 'a worker gave no answer'));
    });
    const leave = (error: Error): void => {
      const at = this.#members.indexOf(member);
      if (at < 0) return;
      this.#members.splice(at, 1);
      for (const { reject } of member.pending.values()) reject(error);
      // One that could not even begin would not do better the next time.
      if (!this.#isClosed && member.isReady) this.#hire();
    };
    worker.on('error', (error) => leave(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => leave(new Error(`a worker ended with ${code}`)));
    worker.unref();
    this.#members.push(member);
  }
}
