import { BotWorker, type ToBotWorker } from '@fondaco/bots';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { findBotModel } from '../../src/bots/models.ts';

/** A worker as a browser has it, that hears of nothing while it thinks. */
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker');
const worker = new BotWorker({
  findBotModel,
  post: (message, transfer) => port.postMessage(message, [...transfer]),
  now: () => performance.now(),
  pause: () => setImmediate(),
});
port.on('message', (message: ToBotWorker) => worker.receive(message));
