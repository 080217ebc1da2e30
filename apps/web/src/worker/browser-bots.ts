import { SingleWorker, ThreadedBots, type FromBotWorker, type ToBotWorker, type WorkerEars } from '@fondaco/bots';
import type { Clock } from '@fondaco/host';
import { botModels } from './bot-models.ts';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** Bots that think in a worker of their own, begun when one of them first has to search; those that do not search answer here. */
export function openBots({ after }: Clock): ThreadedBots {
  return new ThreadedBots({
    threads: new SingleWorker({ start: startWorker, after }),
    modelOf: (game) => botModels.of(game),
    keyOf: (game) => botModels.keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: (message) => console.warn(message),
  });
}

function startWorker({ onMessage, onFailure }: WorkerEars): {
  post(message: ToBotWorker, transfer: readonly ArrayBuffer[]): void;
  end(): void;
} {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', (event: MessageEvent<FromBotWorker>) => onMessage(event.data));
  worker.addEventListener('error', (event) => onFailure(event.message));
  return {
    post: (message, transfer) => worker.postMessage(message, [...transfer]),
    end: () => worker.terminate(),
  };
}
