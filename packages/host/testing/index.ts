export { SmallStore } from './small-store.ts';
export { storedRow, testFullStore, testStore, type OpenedSmallStore, type OpenedStore } from './store-contract.ts';
export { VirtualClock } from './virtual-clock.ts';
