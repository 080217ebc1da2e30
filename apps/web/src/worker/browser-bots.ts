import { SingleWorker, ThreadedBots, type FromBotWorker, type ToBotWorker, type WorkerEars } from '@fondaco/bots';
import type { Clock } from '@fondaco/host';
import { botModels } from './bot-models.ts';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** Bots that think in a worker of their own, begun when one of them first has to search; those that do not search answer here. */
export function openBots(clock: Clock): ThreadedBots {
  return new ThreadedBots({
    threads: new SingleWorker({
      start: startWorker,
      after: (milliseconds, act) => clock.after(milliseconds, act),
    }),
    modelOf: (game) => botModels.of(game),
    keyOf: (game) => botModels.keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: (message) => console.warn(message),
  });
}

function startWorker(ears: WorkerEars): {
  post(message: ToBotWorker, transfer: readonly ArrayBuffer[]): void;
  end(): void;
} {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', (event: MessageEvent<FromBotWorker>) => ears.onMessage(event.data));
  worker.addEventListener('error', (event) => ears.onFailure(event.message));
  return {
    post: (message, transfer) => worker.postMessage(message, [...transfer]),
    end: () => worker.terminate(),
  };
}
