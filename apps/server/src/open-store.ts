import { openPostgresStore, type PostgresOptions } from './postgres/postgres-store.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite/sqlite-store.ts';
import type { ServerStore } from './store/server-store.ts';

/** Whether a place is the address of a PostgreSQL database, and not a SQLite file. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:/.test(place);
}

/** Opens the store at a place. */
export function openStore(place: string, options: PostgresOptions & SqliteOptions = {}): Promise<ServerStore> {
  return isPostgres(place) ? openPostgresStore(place, options) : openSqliteStore(place, options);
}
