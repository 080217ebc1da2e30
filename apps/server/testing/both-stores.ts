import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from './postgres.ts';
import { PostgresServer } from './postgres-server.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenStore } from './tested-store.ts';

/** Says the same tests of both stores; the server of the second lives as long as they run. */
export function describeBothStores(test: (open: OpenStore) => void): void {
  describe('SQLite', () => {
    test(openSqlite);
  });
  describe('PostgreSQL', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await PostgresServer.start();
    });
    afterAll(() => server.dispose());
    test((options) => openPostgres(server, options));
  });
}
