import { itemAt } from '@fondaco/kernel';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../src/postgres/postgres-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import { openPostgres } from '../testing/postgres.ts';
import { PostgresServer } from '../testing/postgres-server.ts';

const TABLES = 20;

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.dispose());

/** Asks the database something apart from any store. */
async function ask(address: string, text: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Appends to a table until it fails; answers the lines that were acknowledged. */
async function appendUntilFailure(store: ServerStore, id: string, onAcknowledged: () => void): Promise<number> {
  for (let seq = 0; ; seq++) {
    try {
      const { type } = await store.append(madeUpRow(id, seq + 1), seq, [madeUpLine(`line ${seq + 1}`)]);
      if (type !== 'stored') throw new Error(`${id} ${seq}: ${type}`);
      onAcknowledged();
    } catch (error) {
      expect(String(error)).toMatch(/terminat|ended|ECONN|EPIPE/i);
      return seq;
    }
  }
}

test('the database crashes under load: what was acknowledged is there, and the same store goes on', async () => {
  const { store, dispose } = await openPostgres(server, { warn: () => {} });
  const ids = Array.from({ length: TABLES }, (_, i) => `t-${i}`);
  const { promise: isBusy, resolve: onBusy } = Promise.withResolvers<void>();
  let acknowledged = 0;
  const appending = ids.map((id) => appendUntilFailure(store, id, () => ++acknowledged === TABLES * 20 && onBusy()));
  await isBusy;
  await server.crash();
  const seqs = await Promise.all(appending);
  await server.run();
  for (const [i, id] of ids.entries()) {
    const lines = await store.lines(id);
    // A line may have been committed and its answer lost.
    const seq = itemAt(seqs, i);
    expect([seq, seq + 1]).toContain(lines.length);
    expect((await store.table(id))?.seq).toBe(lines.length);
    expect(lines.map(({ words }) => words)).toEqual(lines.map((_, at) => `line ${at + 1}`));
    const next = madeUpRow(id, lines.length + 1);
    expect(await store.append(next, lines.length, [madeUpLine('after')])).toEqual({ type: 'stored' });
  }
  await dispose();
});

test('whoever lost the connection for notices still hears of every write', async () => {
  const { place, store, reopen, dispose } = await openPostgres(server, { warn: () => {} });
  const other = await reopen();
  await store.append(madeUpRow('t', 0), 0, []);
  const received = new Set<number | undefined>();
  const hears = (seq: number): Promise<void> =>
    new Promise((resolve) => {
      const end = other.follow('t', (now) => {
        received.add(now);
        if (now !== seq) return;
        end();
        resolve();
      });
    });
  await hears(0);
  for (let seq = 0; seq < 3; seq++) {
    await ask(
      place,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fondaco notices'`,
    );
    const heardOf = hears(seq + 1);
    await store.append(madeUpRow('t', seq + 1), seq, [madeUpLine('a')]);
    await heardOf;
  }
  expect([...received]).toEqual([0, 1, 2, 3]);
  await dispose();
});

test('a notice goes out once a batch, and says ids and numbers only', async () => {
  const { place, store, dispose } = await openPostgres(server);
  const listener = new Client({ connectionString: place });
  await listener.connect();
  await listener.query('listen fondaco_tables');
  const notices: unknown[][] = [];
  const { promise: isGone, resolve: onGone } = Promise.withResolvers<void>();
  listener.on('notification', ({ payload }) => {
    const batch: unknown[][] = JSON.parse(payload ?? '');
    notices.push(...batch);
    if (batch.some(([id]) => id === 'gathering t')) onGone();
  });
  const secret = { comment: 'nobody knows' };
  await Promise.all(['t', 'u'].map((id) => store.append(madeUpRow(id, 1), 0, [madeUpLine('a', secret)])));
  await store.append(madeUpRow('t', 3), 1, [madeUpLine('b', secret), madeUpLine('c', secret)]);
  await store.append(madeUpRow('u', 1), 0, [madeUpLine('late', secret)]);
  await store.remove('t');
  await isGone;
  expect(notices).toEqual([['t', 1, 1], ['u', 1, 1], ['t', 3, 2], ['t'], ['gathering t']]);
  await listener.end();
  await dispose();
});

test('it does not start where commits are not on the disk, and says what to do', async () => {
  const address = await server.createDatabase();
  const name = new URL(address).pathname.slice(1);
  await ask(address, `alter database ${name} set synchronous_commit = off`);
  await expect(openPostgresStore(address)).rejects.toThrow(/synchronous_commit = off.*Set synchronous_commit = on/);
  await ask(address, `alter database ${name} set synchronous_commit = on`);
  await (await openPostgresStore(address)).close();
  await server.crash();
  await server.run(['fsync=off']);
  await expect(openPostgresStore(address)).rejects.toThrow(/fsync = off.*Set fsync = on/);
  await server.crash();
  await server.run();
});
