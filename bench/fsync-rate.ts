import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** What a sync has to carry: the size of a page. */
const PAGE = Buffer.alloc(4096, 7);
const FSYNC_MILLISECONDS = 500;

/** How often a second the disk can be waited for, one page each time. */
export function fsyncRate(folder: string): number {
  const file = openSync(path.join(folder, 'page'), 'w');
  const began = performance.now();
  let syncs = 0;
  for (; performance.now() - began < FSYNC_MILLISECONDS; syncs++) {
    writeSync(file, PAGE);
    fsyncSync(file);
  }
  closeSync(file);
  return (syncs / (performance.now() - began)) * 1000;
}
