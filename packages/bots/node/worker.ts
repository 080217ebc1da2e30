import { parentPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { doBotTask, type BotAnswer, type BotTask, type FindBotModel } from '../src/index.ts';
import { doTask, type Task, type TaskResult } from './tasks.ts';

/** A thread of a pool: loads the games from where it is told, then does one task after another. */
const { source } = workerData as { readonly source: string };
const { findBotModel } = (await import(source)) as { readonly findBotModel: FindBotModel };

/** What a bot is to think about; the first of `cancelled` becomes 1 when nobody wants it any more. */
export interface ThreadTask {
  readonly number: number;
  readonly task: BotTask;
  readonly cancelled: Int32Array;
}

/** Said when a task begins: its number. */
export interface BegunMessage {
  readonly begun: number;
}

/** @public */
export function runTask(task: Task): TaskResult {
  return doTask(findBotModel, task);
}

/** @public */
export function think({ number, task, cancelled }: ThreadTask): BotAnswer {
  const begun: BegunMessage = { begun: number };
  parentPort?.postMessage(begun);
  const thinking = doBotTask(findBotModel, task, () => performance.now());
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return handOver(value);
    if (Atomics.load(cancelled, 0) === 1) {
      thinking.return({ type: 'chosen', choice: 0 });
      throw new Error('cancelled');
    }
  }
}

/** What is remembered is large: it changes hands instead of being copied. */
function handOver(answer: BotAnswer): BotAnswer {
  if (answer.type !== 'chosen' || answer.memory === undefined) return answer;
  const movable = { ...answer, [transferableSymbol]: [answer.memory.buffer], [valueSymbol]: answer };
  return move(movable) as typeof movable;
}
