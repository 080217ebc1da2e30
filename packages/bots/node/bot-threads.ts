import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { BotAnswer, BotTask, BotThreads, RunningTask } from '../src/index.ts';
import { openPool } from './worker-pool.ts';
import type { BegunMessage, ThreadTask } from './worker.ts';

/** How long a thread may take to begin a task: it may have to load the games first. */
const PATIENCE = 60_000;

/** Threads of Node in which bots think. A late one is ended, with its thread; another takes its place. */
export class NodeBotThreads implements BotThreads {
  readonly size: number;
  readonly #pool: Piscina;
  /** What to do when a task has begun, by its number. */
  readonly #begins = new Map<number, () => void>();
  #next = 0;

  /** `source` is the URL of a module that exports `findBotModel`. */
  constructor(source: string, size: number = availableParallelism()) {
    this.size = size;
    this.#pool = openPool(source, size);
    this.#pool.on('message', ({ begun }: BegunMessage) => this.#begins.get(begun)?.());
  }

  run(task: BotTask, limit: number): RunningTask {
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    return { answer: this.#run(task, limit, cancelled), cancel: () => void Atomics.store(cancelled, 0, 1) };
  }

  async #run(task: BotTask, limit: number, cancelled: Int32Array): Promise<BotAnswer> {
    const number = this.#next++;
    const late = new AbortController();
    let timer = setTimeout(() => late.abort(`not begun within ${PATIENCE} ms`), PATIENCE);
    this.#begins.set(number, () => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(`no answer within ${limit} ms`), limit);
    });
    const transferList = task.type === 'choose' && task.memory !== undefined ? [task.memory.buffer] : [];
    const threadTask: ThreadTask = { number, task, cancelled };
    try {
      return (await this.#pool.run(threadTask, { name: 'think', signal: late.signal, transferList })) as BotAnswer;
    } catch (error) {
      throw late.signal.aborted ? new Error(String(late.signal.reason)) : error;
    } finally {
      clearTimeout(timer);
      this.#begins.delete(number);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
