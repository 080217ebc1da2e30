import { DatabaseSync } from 'node:sqlite';

/** Milliseconds to wait for another process that writes the same file. */
const BUSY_TIMEOUT = 10_000;

/** Opens the file to write: every commit is on the disk before it is answered. */
export function openToWrite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  const mode = database.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
  if (mode !== 'wal') throw new Error(`${file}: SQLite cannot use a write-ahead log here, but ${String(mode)}`);
  database.exec('pragma synchronous = full');
  return database;
}

/** Opens the file to read, beside whoever writes. */
export function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
}
