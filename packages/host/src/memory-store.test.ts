import { testStore } from '../testing/index.ts';
import { MemoryStore } from './memory-store.ts';

testStore('a store in memory', () => {
  const store = new MemoryStore();
  return Promise.resolve({ store, reopen: () => Promise.resolve(store), dispose: () => Promise.resolve() });
});
