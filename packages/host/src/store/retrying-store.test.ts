import { expect, test } from 'vitest';
import { SmallStore, storedRow as rowOf, testStore } from '../../testing/index.ts';
import { RetryingStore } from './retrying-store.ts';
import type { StoredLine, StoredTable } from './store.ts';

const STORED = { type: 'stored' };
const line = (words: string): StoredLine => ({ seat: 'red', words, isAuto: false });
const row = (seq: number): StoredTable => rowOf('t', seq);

testStore('a store that retries', () => {
  const disk = new SmallStore();
  return Promise.resolve({
    store: new RetryingStore(disk),
    reopen: () => Promise.resolve(new RetryingStore(disk)),
    dispose: () => Promise.resolve(),
  });
});

testStore('a store that retries on a full disk', () => {
  const disk = new SmallStore();
  disk.isFull = true;
  const store = new RetryingStore(disk);
  return Promise.resolve({ store, reopen: () => Promise.resolve(store), dispose: () => Promise.resolve() });
});

test('what the disk has no room for is there all the same, and reaches it with the next line once there is room', async () => {
  const disk = new SmallStore();
  const store = new RetryingStore(disk);
  expect(await store.append(row(1), 0, [line('a')])).toEqual(STORED);
  expect(store.isStored('t')).toBe(true);
  disk.isFull = true;
  expect(await store.append(row(2), 1, [line('b')])).toEqual(STORED);
  expect(await store.append(row(3), 2, [line('c')])).toEqual(STORED);
  expect(store.isStored('t')).toBe(false);
  expect((await store.table('t'))?.seq).toBe(3);
  expect(await store.tables()).toEqual([row(3)]);
  const all = ['a', 'b', 'c'].map(line);
  for (const from of [0, 1, 2, 3]) expect(await store.lines('t', from)).toEqual(all.slice(from));
  expect(await disk.lines('t')).toEqual([line('a')]);
  disk.isFull = false;
  expect(await store.append(row(4), 3, [line('d')])).toEqual(STORED);
  expect(store.isStored('t')).toBe(true);
  expect(await disk.lines('t')).toEqual([...all, line('d')]);
});

test('a table begun without room can be played and is written whole when asked', async () => {
  const disk = new SmallStore();
  disk.isFull = true;
  const store = new RetryingStore(disk);
  await store.append(row(1), 0, [line('a')]);
  await store.retry();
  expect(store.isStored('t')).toBe(false);
  expect(await disk.table('t')).toBeUndefined();
  disk.isFull = false;
  await store.retry();
  expect(store.isStored('t')).toBe(true);
  expect(await disk.lines('t')).toEqual([line('a')]);
});

test('what was written by somebody else meanwhile is a conflict, and what waited is given up', async () => {
  const disk = new SmallStore();
  const store = new RetryingStore(disk);
  await store.append(row(1), 0, [line('a')]);
  disk.isFull = true;
  await store.append(row(2), 1, [line('b')]);
  disk.isFull = false;
  await disk.append(row(2), 1, [line('other')]);
  expect(await store.append(row(3), 2, [line('c')])).toEqual({ type: 'conflict', seq: 2 });
  expect(await store.lines('t')).toEqual([line('a'), line('other')]);
  expect(await store.append(row(3), 2, [line('c')])).toEqual(STORED);
  expect(await disk.lines('t')).toEqual([line('a'), line('other'), line('c')]);
});

test('a retry and a new line at once write every line once', async () => {
  const disk = new SmallStore();
  const store = new RetryingStore(disk);
  disk.isFull = true;
  await store.append(row(1), 0, [line('a')]);
  disk.isFull = false;
  expect(await Promise.all([store.retry(), store.append(row(2), 1, [line('b')])])).toEqual([undefined, STORED]);
  expect(await disk.lines('t')).toEqual([line('a'), line('b')]);
});

test('a table thrown away is not written later', async () => {
  const disk = new SmallStore();
  disk.isFull = true;
  const store = new RetryingStore(disk);
  await store.append(row(1), 0, [line('a')]);
  await store.remove('t');
  disk.isFull = false;
  await store.retry();
  expect(await disk.tables()).toEqual([]);
});
