export { PuzzleThreads } from './puzzle-threads.ts';
export type { PuzzleSearch } from './puzzle-worker.ts';
export { ReviewThreads } from './review-threads.ts';
