export * from './history.ts';
export * from './memory-store.ts';
export * from './retrying-store.ts';
export * from './store.ts';
export * from './table-host.ts';
