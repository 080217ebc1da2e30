import { open } from 'node:fs/promises';
import { isPostgres } from '../open-store.ts';
import { SCHEMA_STEPS } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { BACKUP_FORMAT, parseBackupLine, type BackupLine } from './backup-format.ts';
import { fillPostgres } from './postgres-whole.ts';
import { fillSqlite } from './sqlite-whole.ts';
import type { FilledDatabase, Row } from './whole-database.ts';

const ROWS_AT_ONCE = 500;

/** Fills an empty store from a backup, all or nothing; answers the number of rows. */
export async function restore(file: string, place: string): Promise<number> {
  const handle = await open(file);
  const database = await (isPostgres(place) ? fillPostgres(place) : fillSqlite(place));
  try {
    if (!(await database.isEmpty())) throw new Error(`${place} is not empty: a backup is restored into a new store`);
    const rows = await fill(database, handle.readLines({ encoding: 'utf8' }));
    await database.commit();
    return rows;
  } finally {
    await database.close();
    await handle.close();
  }
}

async function fill(database: FilledDatabase, lines: AsyncIterable<string>): Promise<number> {
  let [rows, isBegun, isEnded] = [0, false, false];
  let chunk: { readonly table: keyof Schema; readonly rows: Row[] } | undefined;
  const flush = async (): Promise<void> => {
    if (chunk !== undefined) await database.insert(chunk.table, chunk.rows);
    chunk = undefined;
  };
  for await (const text of lines) {
    const line = parseBackupLine(text);
    if (isEnded) throw new Error('the backup goes on after its end');
    if (line.type === 'begin') checkBegin(line);
    else if (!isBegun) throw new Error('the backup has no beginning');
    isBegun = true;
    if (line.type === 'end') isEnded = checkEnd(line.rows, rows);
    if (line.type !== 'row') continue;
    if (chunk !== undefined && (chunk.table !== line.table || chunk.rows.length === ROWS_AT_ONCE)) await flush();
    chunk ??= { table: line.table, rows: [] };
    chunk.rows.push(line.row);
    rows++;
  }
  if (!isEnded) throw new Error(`the backup is cut off after ${rows} rows`);
  await flush();
  return rows;
}

function checkBegin({ format, schema }: BackupLine & { readonly type: 'begin' }): void {
  if (format !== BACKUP_FORMAT) throw new Error(`the backup has format ${format}; this program reads ${BACKUP_FORMAT}`);
  if (schema > SCHEMA_STEPS.length)
    throw new Error(`the backup has schema ${schema}; this program knows ${SCHEMA_STEPS.length}: use a newer one`);
}

function checkEnd(said: number, rows: number): true {
  if (said !== rows) throw new Error(`the backup says it has ${said} rows, but has ${rows}`);
  return true;
}
