/** The one thread that writes a SQLite file: whatever has queued while it waited for the disk goes with the next commit. */
import { flushCompileCache } from 'node:module';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openMigrated } from './open-migrated.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { FromWriter, ToWriter, WriterSetup } from './writer-jobs.ts';

const port = parentPort;
if (port === null) throw new Error('this runs as a worker thread');
const setup = workerData as WriterSetup;
const database = await openMigrated(setup.file);
const writer = new SqliteWriter(database, setup.maxBytes);
const say = (message: FromWriter): void => port.postMessage(message);

port.on('message', (message: ToWriter) => {
  const queue = [message];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    queue.push(next.message as ToWriter);
  const jobs = queue.flatMap((one) => (one.type === 'jobs' ? one.jobs : []));
  if (jobs.length > 0) say({ type: 'results', results: writer.commit(jobs) });
  if (queue.some(({ type }) => type === 'close')) {
    database.close();
    port.close();
  }
});
// A thread whose process is killed keeps nothing otherwise, and the next would load what strips types, 18 MB for as long as it runs.
flushCompileCache();
say({ type: 'ready' });
