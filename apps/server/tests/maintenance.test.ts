import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table } from '@fondaco/kernel';
import { linkChange, linkLines } from '@fondaco/host';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp, copySqlite } from '../src/maintenance/backup.ts';
import { replayTable } from '../src/maintenance/replay-table.ts';
import { restore } from '../src/maintenance/restore.ts';
import { verifyStore } from '../src/maintenance/verify.ts';
import { openStore } from '../src/open-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import { openPostgres } from '../testing/postgres.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { openSqlite } from '../testing/sqlite.ts';
import type { TestedStore } from '../testing/tested-store.ts';
import { withKysely } from '../testing/with-kysely.ts';

const SUBMISSIONS = 60;
const HASH_EVERY = 10;

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.dispose());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fondaco-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores a table of each game, played by chance, with a hash now and then and always at the end. */
async function storeGames(store: ServerStore): Promise<void> {
  for (const [i, { game }] of games.entries()) {
    const id = `${game.id} 🂡`;
    const begun = Table.create(game, {
      names: ['Ann Marie', 'Жанна', 'constructor'],
      seed: new Uint8Array(32).fill(i),
    });
    if (!begun.ok) throw new Error(begun.error.message);
    const table = begun.value;
    const rng = new FastRandom(i);
    let link = linkLines(undefined, []);
    for (let n = 0, from = 0; n <= SUBMISSIONS && !table.isOver; n++) {
      const hash = n % HASH_EVERY === 0 ? { hash: table.hash() } : {};
      const row = madeUpRow(id, table.seq, { header: table.header, link, ...hash });
      const linked = linkChange(row, table.lines(from));
      expect(await store.append(linked.row, from, linked.lines)).toEqual({ type: 'stored' });
      from = table.seq;
      link = linked.row.link ?? link;
      const seat = itemAt(seatsIn(table.waiting), 0);
      const choices = table.choices(seat);
      table.submit(seat, table.seq, [itemAt(choices, rng.below(choices.length))]);
    }
  }
}

/** What stands beside tables, a row of each kind. */
async function storeBeside(store: ServerStore): Promise<void> {
  await store.guests.add({ id: 'g', name: 'Ann "the" O\'Neill\n🦊', madeAt: 1, seenAt: 2 }, 'token');
  await store.heldSeats.hold({
    table: 't',
    seat: 'red',
    nr: 1,
    from: 1,
    holder: { type: 'person' },
    guest: 'g',
    at: 4,
  });
  const gathering = { id: 't', version: 0, isPublic: true, setup: { a: [1] }, madeBy: 'g', madeAt: 5 };
  await store.gatherings.saveWithLink(gathering, { table: 't', token: 'link', madeBy: 'g', madeAt: 3 });
  await store.due.add({ table: 't', key: 'k', kind: 'clock', seq: 0, at: 6 });
  await store.secrets.keep('t', 'seed', '00ff');
}

const openers = [
  ['SQLite', () => openSqlite()],
  ['PostgreSQL', () => openPostgres(server)],
] as const;

test.each(openers)(
  '%s: every stored table replays to its hashes, and a line or hash that was changed is found',
  async (_, open) => {
    const tested: TestedStore = await open();
    const { store, dispose } = tested;
    await storeGames(store);
    const found = await verifyStore(store, replayTable);
    expect(found).toMatchObject({ tables: games.length, faults: [] });
    expect(found.hashes).toBeGreaterThanOrEqual(games.length * (SUBMISSIONS / HASH_EVERY));
    const harm = async (text: string): Promise<readonly string[]> => {
      await withKysely(tested, (db) => sql.raw(text).execute(db));
      return (await verifyStore(store, replayTable)).faults.map(({ table, message }) => `${table}: ${message}`);
    };
    const [first, second] = games.map(({ game }) => `${game.id} 🂡`);
    expect(await harm(`update lines set words = 'nonsense' where table_id = '${first}' and seq = 9`)).toEqual([
      expect.stringMatching(new RegExp(`^${first}: .*9`)),
    ]);
    expect(await harm(`delete from lines where table_id = '${first}' and seq = 8`)).toContain(
      `${first}: line 8 is missing`,
    );
    // Of two lines that lead to the same position, the hash of it knows nothing.
    expect(await harm(`update tables set link = '3 0123' where id = '${second}'`)).toContain(
      `${second}: its lines are not those that were stored`,
    );
    const wrong = `update lines set hash = '0123456789abcdef' where table_id = '${second}' and seq =
    (select max(seq) from lines where table_id = '${second}' and hash is not null)`;
    expect(await harm(wrong)).toContainEqual(
      expect.stringMatching(new RegExp(`^${second}: line \\d+ leads to another`)),
    );
    await dispose();
  },
);

test('a backup goes from one database to the other and back without a byte changed', async () => {
  const [sqlite, postgres] = [await openSqlite(), await openPostgres(server)];
  await storeGames(sqlite.store);
  await storeBeside(sqlite.store);
  await storeBeside(postgres.store);
  const files = ['a', 'b', 'c'].map((name) => path.join(folder, name));
  const [one, two, three] = [itemAt(files, 0), itemAt(files, 1), itemAt(files, 2)];
  const rows = await backUp(sqlite.place, one);
  expect(statSync(one).mode & 0o777).toBe(0o600);
  const empty = await server.createDatabase();
  expect(await restore(one, empty)).toBe(rows);
  expect(await backUp(empty, two)).toBe(rows);
  const again = path.join(folder, 'again.sqlite');
  expect(await restore(two, again)).toBe(rows);
  await backUp(again, three);
  const [first, ...others] = files.map((file) => readFileSync(file, 'utf8'));
  for (const text of others) expect(text === first).toBe(true);
  const restored = await openStore(again);
  expect((await verifyStore(restored, replayTable)).faults).toEqual([]);
  expect((await restored.guests.byToken('token'))?.id).toBe('g');
  await restored.close();
  await expect(restore(one, postgres.place)).rejects.toThrow('is not empty');
  await sqlite.dispose();
  await postgres.dispose();
});

test('a backup that was cut off or tampered with fills nothing', async () => {
  const { store, place, dispose } = await openSqlite();
  await storeBeside(store);
  const file = path.join(folder, 'backup');
  await backUp(place, file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const broken: readonly (readonly [readonly string[], string])[] = [
    [lines.slice(0, -1), 'cut off'],
    [lines.toSpliced(2, 1), 'but has'],
    [lines.slice(1), 'no beginning'],
    [['{"fondaco":"backup","format":9,"schema":1}', ...lines.slice(1)], 'format 9'],
    [['{"fondaco":"backup","format":1,"schema":99}', ...lines.slice(1)], 'schema 99'],
    [[...lines, itemAt(lines, 1)], 'after its end'],
    [[itemAt(lines, 0), '["sqlite_master",{}]', ...lines.slice(2)], 'no table'],
  ];
  for (const target of [path.join(folder, 'new.sqlite'), await server.createDatabase()]) {
    for (const [texts, message] of broken) {
      writeFileSync(file, `${texts.join('\n')}\n`);
      await expect(restore(file, target)).rejects.toThrow(message);
    }
    const untouched = await openStore(target);
    expect(await untouched.guests.byId('g')).toBeUndefined();
    await untouched.close();
  }
  await dispose();
});

test('a file is copied while it is written to, and the copy is a store', async () => {
  const { store, place, dispose } = await openSqlite();
  await store.append(madeUpRow('t', 1), 0, [madeUpLine('a')]);
  const writing = store.append(madeUpRow('t', 2), 1, [madeUpLine('b')]);
  const copy = path.join(folder, 'copy.sqlite');
  await copySqlite(place, copy);
  await writing;
  const copied = await openStore(copy);
  const { length } = await copied.lines('t');
  expect([1, 2]).toContain(length);
  expect((await copied.table('t'))?.seq).toBe(length);
  await copied.close();
  await expect(copySqlite(place, copy)).rejects.toThrow(/exist/i);
  await dispose();
});
