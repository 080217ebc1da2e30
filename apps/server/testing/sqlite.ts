import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore, type SqliteOptions } from '../src/sqlite/sqlite-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import type { TestedStore } from './tested-store.ts';

/** A store in a file of its own, for a test. */
export async function openSqlite(options: SqliteOptions = {}): Promise<TestedStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-sqlite-'));
  const place = path.join(folder, 'tables.sqlite');
  const opened: ServerStore[] = [];
  const reopen = async (): Promise<ServerStore> => {
    const store = await openSqliteStore(place, options);
    opened.push(store);
    return store;
  };
  const dispose = async (): Promise<void> => {
    for (const store of opened) await store.close();
    rmSync(folder, { recursive: true });
  };
  return { kind: 'SQLite', place, store: await reopen(), reopen, dispose };
}
