import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** What a sync has to carry: the size of a page. */
const PAGE = Buffer.alloc(4096, 7);
const FSYNC_MILLISECONDS = 500;

/** How often a second the disk can be waited for, one page each time. */
export function fsyncRate(folder: string): number {
  return syncsPerSecond(fsyncTimes(folder));
}

export function syncsPerSecond(times: readonly number[]): number {
  return (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000;
}

/** The milliseconds of one wait for the disk after another, one page each time. */
export function fsyncTimes(folder: string): readonly number[] {
  const file = openSync(path.join(folder, 'page'), 'w');
  const times: number[] = [];
  const end = performance.now() + FSYNC_MILLISECONDS;
  for (let now = performance.now(); now < end;) {
    writeSync(file, PAGE);
    fsyncSync(file);
    const after = performance.now();
    times.push(after - now);
    now = after;
  }
  closeSync(file);
  return times;
}
