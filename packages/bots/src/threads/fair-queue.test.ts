import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) order.push(next);
  return order;
}

test('one who asks for much does not keep others waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item.charAt(0), item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who comes back after a turn waits behind those who have had none', () => {
  const queue = new FairQueue<string>();
  queue.push('a', 'a1');
  queue.push('b', 'b1');
  expect(queue.shift()).toBe('a1');
  queue.push('a', 'a2');
  queue.push('c', 'c1');
  expect(drain(queue)).toEqual(['b1', 'a2', 'c1']);
});

test('what was for one is taken out, and nothing else', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'b1', 'a2']) queue.push(item.charAt(0), item);
  expect(queue.remove('a')).toEqual(['a1', 'a2']);
  expect(queue.remove('z')).toEqual([]);
  expect(drain(queue)).toEqual(['b1']);
});
