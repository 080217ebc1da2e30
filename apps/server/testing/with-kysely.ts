import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openToWrite } from '../src/sqlite/open-file.ts';
import { NodeSqliteDialect } from '../src/sqlite/sqlite-dialect.ts';
import type { TestedStore } from './tested-store.ts';

type Work<T> = (db: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<T>;

/** Works on the database of a store from outside. */
export async function withKysely<T>({ kind, place }: TestedStore, work: Work<T>): Promise<T> {
  const dialect =
    kind === 'SQLite'
      ? new NodeSqliteDialect(openToWrite(place))
      : new PostgresDialect({ pool: new Pool({ connectionString: place }) });
  const db = new Kysely<unknown>({ dialect });
  try {
    return await work(db, kind === 'SQLite' ? 'sqlite' : 'postgres');
  } finally {
    await db.destroy();
  }
}
