export { loadTexts, readSources } from './load-texts.ts';
export { readBook } from './read-book.ts';
