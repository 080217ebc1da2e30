export * from './history.ts';
export * from './host.ts';
export { lexiconOf, type Lexicon } from '@fondaco/kernel';
export * from './messages.ts';
export * from './parse-message.ts';
export type { Series } from './series.ts';
