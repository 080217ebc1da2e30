import { open, rename } from 'node:fs/promises';
import { isPostgres } from '../open-store.ts';
import { openToRead } from '../sqlite/open-file.ts';
import { SCHEMA_STEPS } from '../store/migrations.ts';
import { TABLE_NAMES } from '../store/schema.ts';
import { BACKUP_FORMAT, printBackupLine } from './backup-format.ts';
import { readPostgres } from './postgres-whole.ts';
import { readSqlite } from './sqlite-whole.ts';

/** It holds seeds of running tables and names of people: nobody else may read it. */
const OWNER_ONLY = 0o600;
const BYTES_AT_ONCE = 1 << 20;

/** Writes a backup of a running or resting store, in lines that either database can be restored from; answers the number of rows. */
export async function backUp(place: string, file: string): Promise<number> {
  const database = await (isPostgres(place) ? readPostgres(place) : readSqlite(place));
  if (database.schema !== SCHEMA_STEPS.length) {
    await database.close();
    throw new Error(`the store has schema ${database.schema}; this program backs up ${SCHEMA_STEPS.length} only`);
  }
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', OWNER_ONLY);
  let [rows, text] = [0, `${printBackupLine({ type: 'begin', format: BACKUP_FORMAT, schema: SCHEMA_STEPS.length })}\n`];
  try {
    for (const table of TABLE_NAMES)
      for await (const row of database.rows(table)) {
        rows++;
        text += `${printBackupLine({ type: 'row', table, row })}\n`;
        if (text.length < BYTES_AT_ONCE) continue;
        await handle.writeFile(text);
        text = '';
      }
    await handle.writeFile(`${text}${printBackupLine({ type: 'end', rows })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
    await database.close();
  }
  await rename(unfinished, file);
  return rows;
}

/** Copies a SQLite file that may be in use, compacted; the copy is a store itself. */
export async function copySqlite(place: string, file: string): Promise<void> {
  // Made empty beforehand, so that nobody else can read it at any time.
  await (await open(file, 'wx', OWNER_ONLY)).close();
  const database = openToRead(place);
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
