export * from './arena.ts';
export * from './decide.ts';
export * from './minds.ts';
export * from './pool.ts';
export * from './train.ts';
