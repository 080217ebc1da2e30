import { BotWorker, type FromBotWorker, type ToBotWorker } from '@fondaco/bots';
import { botModels } from './bot-models.ts';

/** Messages that have come in are heard before this one. */
const { port1, port2 } = new MessageChannel();

const worker = new BotWorker({
  findBotModel: (key) => botModels.find(key),
  post: (message: FromBotWorker, transfer) => globalThis.postMessage(message, { transfer: [...transfer] }),
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    }),
});

globalThis.addEventListener('message', (event: MessageEvent<ToBotWorker>) => worker.receive(event.data));
