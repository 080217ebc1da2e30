export { LANGUAGES, loadTexts, readSources, type Language } from './load-texts.ts';
