import type { DatabaseSync } from 'node:sqlite';
import { migrateFile } from '../sqlite/migrate-file.ts';
import { openToRead, openToWrite } from '../sqlite/open-file.ts';
import { quoteNames } from '../store/columns.ts';
import { PRIMARY_KEYS, TABLE_NAMES, type Schema } from '../store/schema.ts';
import type { FilledDatabase, Row, WholeDatabase } from './whole-database.ts';

/** Reads a SQLite file as it stands now; whoever uses it goes on. */
export function readSqlite(file: string): WholeDatabase {
  const database = openToRead(file);
  database.exec('begin');
  return {
    schema: Number(database.prepare('select version from schema_version').get()?.['version']),
    async *rows(table) {
      const order = quoteNames(PRIMARY_KEYS[table]);
      for (const row of database.prepare(`select * from ${table} order by ${order}`).iterate()) yield row as Row;
    },
    close: async () => database.close(),
  };
}

/** Fills a SQLite file, made if it is not there. */
export async function fillSqlite(file: string): Promise<FilledDatabase> {
  await migrateFile(file);
  const database = openToWrite(file);
  database.exec('begin immediate');
  return {
    isEmpty: async () =>
      TABLE_NAMES.every((table) => database.prepare(`select 1 from ${table} limit 1`).get() === undefined),
    insert: async (table, rows) => insertRows(database, table, rows),
    commit: async () => database.exec('commit'),
    close: async () => database.close(),
  };
}

function insertRows(database: DatabaseSync, table: keyof Schema, rows: readonly Row[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`insert into ${table} (${quoteNames(columns)}) values (${places})`);
  for (const row of rows) statement.run(...columns.map((name) => row[name] ?? null));
}
