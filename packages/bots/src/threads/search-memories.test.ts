import { expect, test } from 'vitest';
import { SearchMemories } from './search-memories.ts';

const memory = (seq: number, bytes: number) => ({ seq, buffer: new ArrayBuffer(bytes) });

test('what is taken out is no longer there', () => {
  const store = new SearchMemories(100);
  store.put('t', 1, memory(7, 10));
  expect(store.take('t', 0)).toBeUndefined();
  expect(store.take('t', 1)?.seq).toBe(7);
  expect(store.take('t', 1)).toBeUndefined();
  expect(store.bytes).toBe(0);
});

test('the oldest are forgotten when there is no more room', () => {
  const store = new SearchMemories(100);
  store.put('old', 0, memory(1, 40));
  store.put('middle', 0, memory(1, 40));
  store.put('old', 0, memory(2, 40));
  store.put('new', 0, memory(1, 40));
  expect(store.bytes).toBe(80);
  expect(store.take('middle', 0)).toBeUndefined();
  expect(store.take('old', 0)?.seq).toBe(2);
  store.put('vast', 0, memory(1, 101));
  expect(store.bytes).toBe(0);
});

test('a table is forgotten with all its seats', () => {
  const store = new SearchMemories(100);
  for (const seat of [0, 1]) for (const table of ['a', 'b']) store.put(table, seat, memory(1, 10));
  store.forget('a');
  expect(store.bytes).toBe(20);
  expect(store.take('b', 1)?.seq).toBe(1);
});
