import { expect, test } from 'vitest';
import { Queue } from './queue.ts';
import { Queues } from './queues.ts';

/** Work that ends when told to. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async (): Promise<string> => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end: resolve };
}

test('work under one name waits for the work before it, and under another does not', async () => {
  const queues = new Queues();
  const log: string[] = [];
  const [first, second, other] = [held(log, 'first'), held(log, 'second'), held(log, 'other')];
  const done = [queues.run('t', first.work), queues.run('t', second.work)];
  other.end();
  expect(await queues.run('u', other.work)).toBe('other');
  expect(log).toEqual(['first begins', 'other begins', 'other ends']);
  second.end();
  first.end();
  expect(await Promise.all(done)).toEqual(['first', 'second']);
  expect(log.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

test('one queue does all work in turn, whatever fails', async () => {
  const queue = new Queue();
  const log: string[] = [];
  const [first, second] = [held(log, 'first'), held(log, 'second')];
  const failed = queue.run(() => Promise.reject(new Error('gone')));
  const done = [queue.run(first.work), queue.run(second.work)];
  second.end();
  await expect(failed).rejects.toThrow('gone');
  first.end();
  expect(await Promise.all(done)).toEqual(['first', 'second']);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('what fails fails for whoever asked for it, and the next work is done', async () => {
  const queues = new Queues();
  const failed = queues.run('t', () => Promise.reject(new Error('gone')));
  const next = queues.run('t', () => Promise.resolve(7));
  await expect(failed).rejects.toThrow('gone');
  expect(await next).toBe(7);
});
