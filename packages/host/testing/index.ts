export { scriptedBots, offeredTo, testServices } from './services.ts';
export { SmallStore } from './small-store.ts';
export { storedRow, testFullStore, testStore, type OpenedSmallStore, type OpenedStore } from './store-contract.ts';
export { settle, VirtualClock } from './virtual-clock.ts';
