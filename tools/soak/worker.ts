import { parentPort } from 'node:worker_threads';
import { findGame } from '@fondaco/catalog';
import { runJob, type Job } from './job.ts';

parentPort?.on('message', (job: Job) => {
  const entry = findGame(job.id);
  if (entry === undefined) throw new Error(`there is no game ${job.id}`);
  parentPort?.postMessage(runJob(entry.game, job));
});
