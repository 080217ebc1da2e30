export * from './analysis.ts';
export { isByPoints, isSure } from './marks.ts';
export * from './puzzle-file.ts';
export * from './puzzle.ts';
export * from './review.ts';
export * from './units.ts';
