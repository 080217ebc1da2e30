import type { Line } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { PatientStore } from './patient-store.ts';
import { MemoryStore, type StoredTable } from './store.ts';

/** A disk that can be full. */
class SmallStore extends MemoryStore {
  override readonly isDurable = true;
  isFull = false;

  override append(table: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    return super.append(table, from, lines);
  }
}

const line = (words: string): Line => ({ player: 'ann', words, isAuto: false });
const row = (seq: number): StoredTable => ({
  id: 't',
  header: { game: 'g', rules: 1, players: ['ann', 'bob'], options: {} },
  seats: [],
  playedAt: 0,
  seq,
  waiting: [],
  isOver: false,
  winners: [],
});

test('what the disk has no room for is there all the same, and reaches it with the next line once there is room', async () => {
  const disk = new SmallStore();
  const store = new PatientStore(disk);
  await store.append(row(1), 0, [line('a')]);
  expect(store.isStored('t')).toBe(true);
  disk.isFull = true;
  await store.append(row(2), 1, [line('b')]);
  await store.append(row(3), 2, [line('c')]);
  expect(store.isStored('t')).toBe(false);
  expect((await store.table('t'))?.seq).toBe(3);
  expect(await store.tables()).toEqual([row(3)]);
  expect(await store.lines('t')).toEqual([line('a'), line('b'), line('c')]);
  expect(await disk.lines('t')).toEqual([line('a')]);
  disk.isFull = false;
  await store.append(row(4), 3, [line('d')]);
  expect(store.isStored('t')).toBe(true);
  expect(await disk.lines('t')).toEqual([line('a'), line('b'), line('c'), line('d')]);
});

test('a table begun without room can be played and is written whole when asked', async () => {
  const disk = new SmallStore();
  disk.isFull = true;
  const store = new PatientStore(disk);
  await store.append(row(1), 0, [line('a')]);
  await store.retry();
  expect(store.isStored('t')).toBe(false);
  expect(await disk.table('t')).toBeUndefined();
  disk.isFull = false;
  await store.retry();
  expect(store.isStored('t')).toBe(true);
  expect(await disk.lines('t')).toEqual([line('a')]);
});

test('a table thrown away is not written later', async () => {
  const disk = new SmallStore();
  disk.isFull = true;
  const store = new PatientStore(disk);
  await store.append(row(1), 0, [line('a')]);
  await store.remove('t');
  disk.isFull = false;
  await store.retry();
  expect(await disk.tables()).toEqual([]);
});
