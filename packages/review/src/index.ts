export * from './analysis.ts';
export * from './review.ts';
export * from './units.ts';
