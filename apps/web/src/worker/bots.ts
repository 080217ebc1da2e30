import {
  BotModels,
  BotWorker,
  ThreadedBots,
  WorkerCrew,
  type FromBotWorker,
  type SingleWorkerServices,
  type ToBotWorker,
} from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import type { BotPlayer, Clock } from '@fondaco/host';

/** What the worker in which bots think is called. It runs the script of this one, so that nothing is loaded twice. */
const NAME = 'bots';
/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** No more workers than this, and one core is left to the table. */
const MOST_WORKERS = 4;

type Starter = SingleWorkerServices['start'];

const models = new BotModels(findGame);

/** Whether this worker is one in which bots think. */
export function isBotWorker(): boolean {
  return self.name === NAME;
}

/** Thinks about what this worker is told. */
export function serveBots(): void {
  const worker = beginThinking((message, transfer) => globalThis.postMessage(message, { transfer: [...transfer] }));
  globalThis.addEventListener('message', (event: MessageEvent<ToBotWorker>) => worker.receive(event.data));
}

/** Bots that have learnt the games, and think in workers of their own: one, or as many as there are cores for a grandmaster. */
export function openBots(clock: Clock): BotPlayer {
  // Browsers without workers inside workers let bots think here, with pauses.
  const hasWorkers = 'Worker' in globalThis;
  const start = hasWorkers ? startWorker : thinkHere;
  const size = hasWorkers ? Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1)) : 1;
  return new ThreadedBots({
    threads: new WorkerCrew({ start, after: (milliseconds, act) => clock.after(milliseconds, act) }, size),
    modelOf: (game) => models.of(game),
    keyOf: (game) => models.keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: (message) => console.warn(message),
  });
}

const startWorker: Starter = (ears) => {
  const worker = new Worker(globalThis.location.href, { type: 'module', name: NAME });
  worker.addEventListener('message', (event: MessageEvent<FromBotWorker>) => ears.onMessage(event.data));
  worker.addEventListener('error', (event) => ears.onFailure(`the worker of the bots failed: ${event.message}`));
  return {
    post: (message, transfer) => worker.postMessage(message, [...transfer]),
    end: () => worker.terminate(),
  };
};

const thinkHere: Starter = (ears) => {
  let isEnded = false;
  const worker = beginThinking((message) => {
    if (!isEnded) queueMicrotask(() => ears.onMessage(message));
  });
  return { post: (message) => worker.receive(message), end: () => (isEnded = true) };
};

function beginThinking(post: (message: FromBotWorker, transfer: readonly ArrayBuffer[]) => void): BotWorker {
  const { port1, port2 } = new MessageChannel();
  // Timers would wait for four milliseconds each time.
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  return new BotWorker({ findBotModel: (key) => models.find(key), post, now: () => performance.now(), pause });
}
