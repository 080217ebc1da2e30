export * from './arena.ts';
export * from './decide.ts';
export * from './find-model.ts';
export * from './pool.ts';
export * from './train.ts';
