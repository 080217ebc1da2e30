export * from './answers.ts';
export * from './messages.ts';
export * from './parse-request.ts';
export * from './refusal.ts';
export * from './requests.ts';
export * from './seat-player.ts';
export * from './table-message.ts';
export * from './version.ts';
