export * from './messages.ts';
export * from './parse-message.ts';
