import type { DatabaseSync } from 'node:sqlite';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { openToWrite } from './open-file.ts';

/**
 * Opens the file to write, made if it is not there, with its schema brought up to date. What changes schemas takes as much memory as all else
 * in the thread that writes, so it is loaded only where there is something to change.
 */
export async function openMigrated(file: string): Promise<DatabaseSync> {
  const database = openToWrite(file);
  if (versionOf(database) !== SCHEMA_VERSION) {
    const { migrateFile } = await import('./migrate-file.ts');
    await migrateFile(file);
  }
  return database;
}

/** The version of its schema; undefined if it has none yet. */
function versionOf(database: DatabaseSync): unknown {
  const isThere = database.prepare("select 1 from sqlite_master where name = 'schema_version'").get() !== undefined;
  return isThere ? database.prepare('select version from schema_version').get()?.['version'] : undefined;
}
