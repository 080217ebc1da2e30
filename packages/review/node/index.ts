export { ReviewThreads } from './review-threads.ts';
