export * from './check-lesson.ts';
export * from './lesson.ts';
export * from './lesson-run.ts';
export * from './parse-lesson.ts';
export * from './print-answer.ts';
export * from './progress.ts';
export * from './reading.ts';
export * from './verdict.ts';
