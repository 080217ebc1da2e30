import { Kysely } from 'kysely';
import { migrate } from '../store/migrate.ts';
import { openToWrite } from './open-file.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Brings the schema of a file, made if it is not there, up to date. A thread that waits for another process stands still meanwhile. */
export async function migrateFile(file: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(openToWrite(file)) });
  try {
    await migrate(db, 'sqlite');
  } finally {
    await db.destroy();
  }
}
