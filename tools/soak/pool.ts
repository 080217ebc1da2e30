import { Worker } from 'node:worker_threads';
import type { ConformanceReport } from '@fondaco/kernel/testing';
import type { Job } from './job.ts';

/** Works through the jobs in so many threads; `isStopped` ends it early. A worker that dies ends it with an error. */
export async function runJobs(
  jobs: readonly Job[],
  how: {
    readonly threads: number;
    readonly isStopped: () => boolean;
    readonly onReport: (job: Job, report: ConformanceReport) => void;
  },
): Promise<void> {
  const waiting = [...jobs].reverse();
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      let job: Job | undefined;
      const next = (): void => {
        job = how.isStopped() ? undefined : waiting.pop();
        if (job === undefined) void worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(job);
      };
      worker.on('error', reject);
      worker.on('message', (report: ConformanceReport) => {
        if (job !== undefined) how.onReport(job, report);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(how.threads, jobs.length) }, runThread));
}
