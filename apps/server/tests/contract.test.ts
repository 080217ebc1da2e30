import { testStore } from '@fondaco/host/testing';
import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../testing/postgres.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { openSqlite } from '../testing/sqlite.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.dispose());

testStore('a store on SQLite', () => openSqlite());
testStore('a store on PostgreSQL', () => openPostgres(server));
