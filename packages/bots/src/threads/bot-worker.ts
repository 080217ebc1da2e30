import { doBotTask, type BotAnswer, type BotTask, type FindBotModel } from './bot-task.ts';

/** What a worker of bots is told. */
export type ToBotWorker =
  | { readonly type: 'task'; readonly number: number; readonly task: BotTask }
  | { readonly type: 'cancel'; readonly number: number };

/** What it says. */
export type FromBotWorker =
  /** It can be told things. */
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly number: number; readonly answer: BotAnswer }
  | { readonly type: 'failed'; readonly number: number; readonly message: string };

/** What a worker has from where it runs. */
export interface BotWorkerServices {
  readonly findBotModel: FindBotModel;
  /** Sends a message; the buffers change hands. */
  readonly post: (message: FromBotWorker, transfer: readonly ArrayBuffer[]) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets messages come in. */
  readonly pause: () => Promise<void>;
}

/** How long it thinks without looking whether it should go on, in milliseconds. */
const SLICE = 15;

/** The inside of a worker whose only way to hear anything is to pause: does one task after another, unless they are cancelled. */
export class BotWorker {
  readonly #services: BotWorkerServices;
  readonly #wanted = new Set<number>();
  #last: Promise<void> = Promise.resolve();

  constructor(services: BotWorkerServices) {
    this.#services = services;
    services.post({ type: 'ready' }, []);
  }

  receive(message: ToBotWorker): void {
    const { number } = message;
    if (message.type === 'cancel') {
      this.#wanted.delete(number);
      return;
    }
    this.#wanted.add(number);
    this.#last = this.#last.then(() => this.#answer(number, message.task));
  }

  async #answer(number: number, task: BotTask): Promise<void> {
    const { post } = this.#services;
    try {
      const answer = await this.#think(number, task);
      const isMoving = answer.type === 'chosen' && answer.memory !== undefined;
      post({ type: 'answer', number, answer }, isMoving ? [answer.memory.buffer] : []);
    } catch (error) {
      post({ type: 'failed', number, message: error instanceof Error ? error.message : String(error) }, []);
    } finally {
      this.#wanted.delete(number);
    }
  }

  async #think(number: number, task: BotTask): Promise<BotAnswer> {
    const { findBotModel, now, pause } = this.#services;
    const thinking = doBotTask(findBotModel, task, now);
    try {
      for (let rested = now(); ;) {
        const { done, value } = thinking.next();
        if (done === true) return value;
        if (now() - rested < SLICE) continue;
        await pause();
        if (!this.#wanted.has(number)) throw new Error('cancelled');
        rested = now();
      }
    } finally {
      // Whatever it holds is free again.
      thinking.return({ type: 'chosen', choice: 0 });
    }
  }
}
