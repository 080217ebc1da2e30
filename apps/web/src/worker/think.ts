import { BotWorker, type FromBotWorker } from '@fondaco/bots';
import { botModels } from './learnt/learnt-models.ts';

/** Begins to think about what it receives, and posts what comes of it. */
export function beginThinking(post: (message: FromBotWorker, transfer: readonly ArrayBuffer[]) => void): BotWorker {
  const { port1, port2 } = new MessageChannel();
  // Timers would wait for four milliseconds each time.
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  return new BotWorker({ findBotModel: (key) => botModels().find(key), post, now: () => performance.now(), pause });
}
