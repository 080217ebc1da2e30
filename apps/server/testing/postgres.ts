import { openPostgresStore, type PostgresOptions } from '../src/postgres/postgres-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { TestedStore } from './tested-store.ts';

/** A store in a database of its own, for a test. */
export async function openPostgres(server: PostgresServer, options: PostgresOptions = {}): Promise<TestedStore> {
  const place = await server.createDatabase();
  const opened: ServerStore[] = [];
  const reopen = async (): Promise<ServerStore> => {
    const store = await openPostgresStore(place, options);
    opened.push(store);
    return store;
  };
  const dispose = async (): Promise<void> => {
    for (const store of opened) await store.close();
  };
  return { kind: 'PostgreSQL', place, store: await reopen(), reopen, dispose };
}
