export * from './history.ts';
export * from './host.ts';
export * from './messages.ts';
export * from './parse-message.ts';
export type { Series } from './series.ts';
