export * from './lexicon.ts';
export * from './messages.ts';
export * from './parse-message.ts';
