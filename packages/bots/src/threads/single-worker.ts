import type { BotAnswer, BotTask } from './bot-task.ts';
import type { FromBotWorker, ToBotWorker } from './bot-worker.ts';
import { defer, type Deferred } from './defer.ts';
import type { BotThreads, RunningTask } from './threaded-bots.ts';

/** A worker that has been started, in whatever way that is done here. */
export interface StartedWorker {
  post(message: ToBotWorker, transfer: readonly ArrayBuffer[]): void;
  end(): void;
}

/** What is heard of a worker. */
export interface WorkerEars {
  onMessage(message: FromBotWorker): void;
  /** It cannot go on. */
  onFailure(message: string): void;
}

export interface SingleWorkerServices {
  start(ears: WorkerEars): StartedWorker;
  /** Does something when so many milliseconds have passed; what it returns calls that off. */
  after(milliseconds: number, act: () => void): () => void;
}

type Current = {
  readonly number: number;
  readonly task: BotTask;
  readonly limit: number;
  readonly answer: Deferred<BotAnswer>;
  callOff: () => void;
};

/** How long a worker may take until it can be told things: it has to load the games first. */
const PATIENCE = 60_000;

/** One worker in which bots think, started when first needed. A late one is ended, and another started for the next task. */
export class SingleWorker implements BotThreads {
  readonly size = 1;
  readonly #services: SingleWorkerServices;
  #worker: StartedWorker | undefined;
  #isReady = false;
  #starts = 0;
  #current: Current | undefined;
  #next = 0;

  constructor(services: SingleWorkerServices) {
    this.#services = services;
  }

  /** Whether it thinks about something, or is to. */
  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  run(task: BotTask, limit: number): RunningTask {
    if (this.#current !== undefined) throw new Error('a worker does one task at a time');
    const number = this.#next++;
    const answer = defer<BotAnswer>();
    this.#current = { number, task, limit, answer, callOff: () => undefined };
    this.#watch(PATIENCE, 'has not begun');
    if (this.#isReady) this.#post();
    else if (this.#worker === undefined) this.#start();
    return { answer: answer.promise, cancel: () => this.#cancel(number) };
  }

  close(): void {
    this.#end('the worker was closed');
  }

  #start(): void {
    // What an ended worker still says is nothing to its successor.
    const start = ++this.#starts;
    try {
      this.#worker = this.#services.start({
        onMessage: (message) => {
          if (this.#starts === start) this.#receive(message);
        },
        onFailure: (message) => {
          if (this.#starts === start) this.#end(message);
        },
      });
    } catch (error) {
      this.#end(error instanceof Error ? error.message : String(error));
    }
  }

  #receive(message: FromBotWorker): void {
    if (message.type === 'ready') {
      this.#isReady = true;
      this.#post();
      return;
    }
    const current = this.#current;
    if (current?.number !== message.number) return;
    this.#current = undefined;
    current.callOff();
    if (message.type === 'answer') current.answer.resolve(message.answer);
    else current.answer.reject(new Error(message.message));
  }

  #post(): void {
    if (this.#current === undefined) return;
    const { number, task, limit } = this.#current;
    this.#watch(limit, 'has not answered');
    const isMoving = task.type === 'choose' && task.memory !== undefined;
    this.#worker?.post({ type: 'task', number, task }, isMoving ? [task.memory.buffer] : []);
  }

  /** Ends the worker if the current task takes longer. */
  #watch(milliseconds: number, what: string): void {
    if (this.#current === undefined) return;
    this.#current.callOff();
    this.#current.callOff = this.#services.after(milliseconds, () =>
      this.#end(`the worker ${what} within ${milliseconds} ms`),
    );
  }

  #cancel(number: number): void {
    if (this.#current?.number !== number) return;
    if (this.#isReady) this.#worker?.post({ type: 'cancel', number }, []);
    else this.#end('cancelled');
  }

  #end(why: string): void {
    this.#starts++;
    this.#worker?.end();
    this.#worker = undefined;
    this.#isReady = false;
    const current = this.#current;
    this.#current = undefined;
    current?.callOff();
    current?.answer.reject(new Error(why));
  }
}
