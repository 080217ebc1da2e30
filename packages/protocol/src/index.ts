export { lexiconOf, type Lexicon } from '@fondaco/kernel';
export * from './messages.ts';
export * from './parse-message.ts';
