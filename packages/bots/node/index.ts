export * from './arena.ts';
export * from './bot-threads.ts';
export * from './train.ts';
export { WorkerPool } from './worker-pool.ts';
