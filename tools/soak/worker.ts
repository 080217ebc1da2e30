import { findGame } from '@fondaco/catalog';
import type { ConformanceReport } from '@fondaco/kernel/testing';
import { runJob, type SoakJob } from './job.ts';

/** @public */
export function runJobOf(job: SoakJob): ConformanceReport {
  const entry = findGame(job.id);
  if (entry === undefined) throw new Error(`there is no game ${job.id}`);
  return runJob(entry.game, job);
}
