export { loadTexts, readSources } from './load-texts.ts';
