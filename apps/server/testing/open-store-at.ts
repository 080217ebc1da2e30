import { openPostgresStore } from '../src/postgres/postgres-store.ts';
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts';
import type { ServerStore, StoreOptions } from '../src/store/server-store.ts';
import type { StoreKind } from './tested-store.ts';

/** Opens a store where one is already. */
export function openStoreAt(kind: StoreKind, place: string, options: StoreOptions = {}): Promise<ServerStore> {
  return kind === 'SQLite' ? openSqliteStore(place, options) : openPostgresStore(place, options);
}
