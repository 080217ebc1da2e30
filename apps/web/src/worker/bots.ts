import {
  ThreadedBots,
  WorkerCrew,
  type BotWorker,
  type FromBotWorker,
  type SingleWorkerServices,
  type ToBotWorker,
} from '@fondaco/bots';
import type { BotPlayer, Clock } from '@fondaco/host';
import { botModels, fetchLearnt } from './learnt/learnt-models.ts';
import type { beginThinking } from './think.ts';

/** What the worker in which bots think is called. It runs the script of this one, so that nothing is loaded twice. */
const NAME = 'bots';
/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** No more workers than this, and one core is left to the table. */
const MOST_WORKERS = 4;

type Starter = SingleWorkerServices['start'];

/** Whether this worker is one in which bots think. */
export function isBotWorker(): boolean {
  return self.name === NAME;
}

/** Thinks about what this worker is told; until it can, and what bots have learnt is there, that waits. */
export function serveBots(): void {
  const opening = openThinking((message, transfer) => globalThis.postMessage(message, { transfer: [...transfer] }));
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToBotWorker>) => {
    Promise.all([opening, prepare()])
      .then(([worker]) => worker.receive(data))
      .catch(reportError);
  });
}

/** Only workers in which somebody thinks need to know how. */
async function openThinking(...how: Parameters<typeof beginThinking>): Promise<BotWorker> {
  return (await import('./think.ts')).beginThinking(...how);
}

/** Without what they have learnt bots play on by heuristic: weaker, but they play. */
function prepare(): Promise<void> {
  return fetchLearnt().catch((error: unknown) => console.warn('The bots have forgotten what they learnt.', error));
}

/**
 * Bots that have learnt the games, and think in workers of their own: one, or as many as there are cores for a grandmaster. What they
 * have learnt is fetched when they are first asked.
 */
export function openBots(clock: Clock): BotPlayer {
  // Browsers without workers inside workers let bots think here, with pauses.
  const hasWorkers = 'Worker' in globalThis;
  const start = hasWorkers ? startWorker : thinkHere;
  const size = hasWorkers ? Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1)) : 1;
  const bots = new ThreadedBots({
    threads: new WorkerCrew({ start, after: (milliseconds, act) => clock.after(milliseconds, act) }, size),
    modelOf: (game) => botModels().of(game),
    keyOf: (game) => botModels().keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: (message) => console.warn(message),
  });
  return {
    levels: (game) => bots.levels(game),
    temperaments: (game) => bots.temperaments(game),
    choose: (asked) => prepare().then(() => bots.choose(asked)),
    hint: (asked, task) => prepare().then(() => bots.hint(asked, task)),
    suggest: (asked) => prepare().then(() => bots.suggest(asked)),
    forget: (table) => bots.forget(table),
  };
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
  const opening = openThinking((message) => {
    if (!isEnded) queueMicrotask(() => ears.onMessage(message));
  });
  opening.catch((error: unknown) => ears.onFailure(`bots cannot think: ${String(error)}`));
  return {
    post: (message) => void opening.then((worker) => worker.receive(message)).catch(reportError),
    end: () => (isEnded = true),
  };
};
