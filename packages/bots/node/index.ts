export * from './arena.ts';
export * from './bot-threads.ts';
export * from './exploit.ts';
export * from './population.ts';
export * from './study.ts';
export * from './train.ts';
export { WorkerPool } from './worker-pool.ts';
