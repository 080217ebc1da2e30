import { testFullStore, testStore, type OpenedSmallStore } from '@fondaco/host/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import { openPostgres } from '../testing/postgres.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { openSqlite } from '../testing/sqlite.ts';
import { withKysely } from '../testing/with-kysely.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.dispose());

const TEXT_BEYOND_ROOM = 'x'.repeat(400_000);

async function openSmallSqlite(): Promise<OpenedSmallStore> {
  const opened = await openSqlite({ maxBytes: TEXT_BEYOND_ROOM.length });
  const fill = [madeUpLine('a', { comment: TEXT_BEYOND_ROOM })];
  const setFull = async (isFull: boolean): Promise<void> => {
    if (isFull) expect(await opened.store.append(madeUpRow('filler', 1), 0, fill)).toEqual({ type: 'stored' });
    else await opened.store.remove('filler');
  };
  return { ...opened, setFull };
}

/** PostgreSQL answers as on a full disk whenever a line is added. */
async function openFullPostgres(): Promise<OpenedSmallStore> {
  const opened = await openPostgres(server);
  const run = (text: string): Promise<unknown> => withKysely(opened, (db) => sql.raw(text).execute(db));
  await run(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
  const setFull = async (isFull: boolean): Promise<void> => {
    if (isFull) await run('create trigger full_disk before insert on lines for each row execute function refuse()');
    else await run('drop trigger full_disk on lines');
  };
  return { ...opened, setFull };
}

testFullStore('a store on SQLite', openSmallSqlite);
testFullStore('a store on PostgreSQL', openFullPostgres);
testStore('a store on SQLite', () => openSqlite());
testStore('a store on PostgreSQL', () => openPostgres(server));
