import {
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Answer,
  type HostMessage,
  type Notice,
  type Unnumbered,
} from '@fondaco/protocol';
import { inBackground } from './faults.ts';
import { answerUnanswered, expectAnswer, type AnswerTo, type HostConnection } from './host-connection.ts';
import { newKey } from './submission-key.ts';
import { watchLife } from './worker-life.ts';

/** Milliseconds after which an unanswered request means that the worker is gone, where that is not known at once. */
const REQUEST_TIMEOUT = 20_000;

/** How often an idle host is asked whether it still answers, and how long it may take, in milliseconds. */
const PING_EVERY = 5_000;
const PING_TIMEOUT = 10_000;

/** Milliseconds after which whoever waits for an answer is told so. What bots think about takes longer. */
const LONG_WAIT = 1000;
const THOUGHT_ABOUT: readonly Unnumbered['type'][] = ['hint', 'suggest'];

const HELLO = { type: 'hello', protocol: PROTOCOL, oldest: OLDEST_PROTOCOL } as const;

interface PendingRequest {
  readonly resolve: (answer: Answer) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Runs until it has been waited for too long to say nothing. */
  readonly patience: ReturnType<typeof setTimeout> | undefined;
}

/** The connection to a host that runs in a worker of this browser. */
class BrowserHost implements HostConnection {
  readonly isShared = false;
  readonly isPassing: boolean;
  readonly #start: (name: string) => Worker;
  /** What its workers are called, each with a number of its own. */
  readonly #name: string;
  #worker: Worker | undefined;
  #last = 0;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #restarted = new Set<() => void>();
  readonly #waiting = new Set<(isWaiting: boolean) => void>();
  /** The requests that have waited long. */
  readonly #late = new Set<number>();

  constructor(name: string, { isPassing }: Pick<HostConnection, 'isPassing'>, start: (name: string) => Worker) {
    this.#name = name;
    this.isPassing = isPassing;
    this.#start = start;
  }

  #connect(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const name = `${this.#name} ${newKey()}`;
    const worker = this.#start(name);
    // What a worker says that has been replaced is no longer true, and its failure is not that of the next.
    worker.addEventListener('message', (event: MessageEvent<HostMessage>) => {
      if (worker === this.#worker) this.#receive(event.data);
    });
    worker.addEventListener('error', (event) => {
      console.error('The worker failed.', event.message);
      if (worker === this.#worker) this.restart();
    });
    this.#worker = worker;
    const replace = (): void => {
      if (worker === this.#worker) this.restart();
    };
    inBackground(this.send(HELLO).then(() => watchLife(name, replace)));
    return worker;
  }

  #receive(message: HostMessage): void {
    if (!('re' in message)) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const pending = this.#pending.get(message.re);
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    clearTimeout(pending.patience);
    this.#pending.delete(message.re);
    if (this.#late.delete(message.re) && this.#late.size === 0) this.#tellWaiting(false);
    pending.resolve(message);
  }

  /** Starts a new worker in place of one that is gone: pending requests are refused, and listeners open their tables again. */
  restart(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, { resolve, timer, patience }] of this.#pending) {
      clearTimeout(timer);
      clearTimeout(patience);
      resolve(answerUnanswered(id));
    }
    this.#pending.clear();
    this.#late.clear();
    this.#tellWaiting(false);
    for (const listener of this.#restarted) listener();
  }

  send(request: Unnumbered, timeout = REQUEST_TIMEOUT): Promise<Answer> {
    const worker = this.#connect();
    const id = ++this.#last;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.restart(), timeout);
      const isQuick = !THOUGHT_ABOUT.includes(request.type);
      const patience = isQuick ? setTimeout(() => this.#losePatience(id), LONG_WAIT) : undefined;
      this.#pending.set(id, { resolve, timer, patience });
      worker.postMessage({ id, ...request });
    });
  }

  #losePatience(id: number): void {
    this.#late.add(id);
    this.#tellWaiting(true);
  }

  #tellWaiting(isWaiting: boolean): void {
    for (const listener of this.#waiting) listener(isWaiting);
  }

  onWaiting(listener: (isWaiting: boolean) => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  /** Checks regularly that the host answers: a worker that the browser has ended sends no event. Returns what stops it. */
  listen(): () => void {
    const timer = setInterval(() => {
      const isQuiet = this.#pending.size === 0 && document.visibilityState === 'visible';
      if (isQuiet) inBackground(this.send(HELLO, PING_TIMEOUT));
    }, PING_EVERY);
    return () => clearInterval(timer);
  }

  /** The answer of one type, or `Refused`. */
  async ask<Type extends Answer['type']>(type: Type, request: Unnumbered): Promise<AnswerTo<Type>> {
    return expectAnswer(type, await this.send(request));
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onRestart(listener: () => void): () => void {
    this.#restarted.add(listener);
    return () => this.#restarted.delete(listener);
  }

  /** A worker that is gone is started anew at once. */
  onOutage(): () => void {
    return () => undefined;
  }

  retry(): void {
    this.restart();
  }

  /** Around one screen nobody has one seat for good. */
  seatAt(): undefined {
    return undefined;
  }
}

/** The host of this browser's tables. */
export const browserHost = new BrowserHost(
  'table',
  { isPassing: false },
  (name) => new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name }),
);

/** The host of tables that are arranged to show something: nothing of them is kept. It starts with the first of them. */
export const exampleHost = new BrowserHost(
  'examples',
  { isPassing: true },
  (name) => new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name }),
);
