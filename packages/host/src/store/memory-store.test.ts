import { SmallStore, testFullStore, testStore } from '../../testing/index.ts';
import { MemoryStore } from './memory-store.ts';

testStore('a store in memory', () => {
  const store = new MemoryStore();
  return Promise.resolve({ store, reopen: () => Promise.resolve(store), dispose: () => Promise.resolve() });
});

testFullStore('a small store in memory', () => {
  const store = new SmallStore();
  const setFull = (isFull: boolean): Promise<void> => Promise.resolve(void (store.isFull = isFull));
  return Promise.resolve({ store, reopen: () => Promise.resolve(store), dispose: () => Promise.resolve(), setFull });
});
