import { itemAt } from '@fondaco/kernel';
import {
  doBotTask,
  finish,
  knowledgeOf,
  SingleWorker,
  WorkerCrew,
  type BotTask,
  type FromBotWorker,
  type SingleWorkerServices,
} from '@fondaco/bots';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { botModels, findBotModel } from '../../src/bots/models.ts';
import { gatherPositions, models } from './fixtures.ts';

const LIMIT = 60_000;
const model = itemAt(models, 0);
const { game } = model;
const { s, seat } = itemAt(gatherPositions(model, 1, 41), 0);

function task(bot: string): BotTask {
  return {
    type: 'choose',
    game: botModels.keyOf(game),
    seats: ['ann', 'bob', 'cleo', 'dino', 'eve'].slice(0, s.seats[0]),
    seat,
    known: knowledgeOf(game, s, seat).bytes.slice(),
    seq: 0,
    seed: 5,
    bot,
  };
}

let started = 0;
const services: SingleWorkerServices = {
  start(ears) {
    started++;
    const worker = new Worker(new URL('worker-thread.ts', import.meta.url));
    worker.on('message', (message: FromBotWorker) => ears.onMessage(message));
    worker.on('error', (error) => ears.onFailure(String(error)));
    return {
      post: (message, transfer) => worker.postMessage(message, [...transfer]),
      end: () => void worker.terminate(),
    };
  },
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

let thread: SingleWorker | WorkerCrew;
afterEach(() => thread.close());

test('a worker comes to what this thread comes to, memory included', async () => {
  thread = new SingleWorker(services);
  const here = finish(doBotTask(findBotModel, task('master:80it'), () => 0));
  expect(await thread.run(task('master:80it'), LIMIT).answer).toEqual(here);
  expect(here).toMatchObject({ type: 'chosen', memory: { seq: 0 } });
});

test('what nobody wants any more ends at the next pause, and the worker goes on with the next task', async () => {
  started = 0;
  thread = new SingleWorker(services);
  await thread.run(task('master:1it'), LIMIT).answer;
  const endless = thread.run(task('master:600000ms'), LIMIT);
  endless.cancel();
  await expect(endless.answer).rejects.toThrow('cancelled');
  expect(await thread.run(task('journeyman'), LIMIT).answer).toMatchObject({ type: 'chosen' });
  expect(started).toBe(1);
});

test('a late worker is ended, and another does the next task', async () => {
  started = 0;
  thread = new SingleWorker(services);
  await thread.run(task('master:1it'), LIMIT).answer;
  await expect(thread.run(task('master:600000ms'), 50).answer).rejects.toThrow('has not answered within 50 ms');
  expect(await thread.run(task('journeyman'), LIMIT).answer).toMatchObject({ type: 'chosen' });
  expect(started).toBe(2);
});

test('where no worker can be started every task fails by itself', async () => {
  thread = new SingleWorker({
    ...services,
    start() {
      throw new Error('no workers here');
    },
  });
  for (let i = 0; i < 2; i++)
    await expect(thread.run(task('journeyman'), LIMIT).answer).rejects.toThrow('no workers here');
});

test('a task that cannot be done is told why', async () => {
  thread = new SingleWorker(services);
  const wrong = { ...task('journeyman'), game: { id: 'go', rules: 1 } };
  await expect(thread.run(wrong, LIMIT).answer).rejects.toThrow('there is no game go');
  const nobody = task('wizard');
  await expect(thread.run(nobody, LIMIT).answer).rejects.toThrow('"wizard" is no bot');
});

test('a crew starts another worker only when all before it are busy', async () => {
  started = 0;
  const crew = new WorkerCrew(services, 2);
  thread = crew;
  await crew.run(task('master:1it'), LIMIT).answer;
  await crew.run(task('journeyman'), LIMIT).answer;
  expect(started).toBe(1);
  const both = [crew.run(task('master:40it'), LIMIT), crew.run(task('master:40it'), LIMIT)];
  expect(() => crew.run(task('journeyman'), LIMIT)).toThrow('busy');
  const [one, other] = await Promise.all(both.map(({ answer }) => answer));
  expect(other).toEqual(one);
  expect(started).toBe(2);
});
