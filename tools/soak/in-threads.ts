import type { ConformanceReport } from '@fondaco/kernel/testing';
import { Piscina } from 'piscina';
import type { SoakJob } from './job.ts';

/** Works through the jobs in so many threads; `isStopped` ends it early. A thread that dies ends it with an error. */
export async function runJobs(
  jobs: readonly SoakJob[],
  how: {
    readonly threads: number;
    readonly isStopped: () => boolean;
    readonly onReport: (job: SoakJob, report: ConformanceReport) => void;
  },
): Promise<void> {
  const threads = Math.min(how.threads, jobs.length);
  const filename = new URL('worker.ts', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads });
  const waiting = jobs.values();
  const work = async (): Promise<void> => {
    for (const job of waiting) {
      if (how.isStopped()) return;
      how.onReport(job, (await pool.run(job, { name: 'runJobOf' })) as ConformanceReport);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await pool.destroy();
  }
}
