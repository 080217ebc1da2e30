import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBothStores } from '../testing/both-stores.ts';
import { gatherGuests } from '../testing/gather-guests.ts';
import { madeUpRow } from '../testing/made-up-table.ts';
import { TestGuest, TestSocket } from '../testing/test-guest.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const NOT_INVITED = { type: 'refused', refusal: { code: 'not-invited' } };

describeBothStores((open) => {
  let server: TestServer;
  let ann: TestGuest;
  let bob: TestGuest;
  let other: TestSocket;
  beforeAll(async () => {
    server = await openTestServer({}, open);
    ann = await TestGuest.come(server.url, 'Ann');
    bob = await TestGuest.come(server.url, 'Bob');
    other = await TestSocket.open(server.url);
  });
  afterAll(async () => {
    await other.close();
    await server.dispose();
  });

  test('a table is watched where that was agreed on, and nowhere else', async () => {
    const shown = await gatherGuests([ann, bob]);
    expect(await other.ask({ type: 'sit', table: shown.table })).toMatchObject({ type: 'done' });
    const closed = await gatherGuests([ann, bob], { watching: { type: 'nobody' } });
    expect(await other.ask({ type: 'sit', table: closed.table })).toMatchObject(NOT_INVITED);
    for (const socket of [...shown.sockets, ...closed.sockets]) await socket.close();
  });

  test('a table that nobody was called to is there for those who hold a seat, and for nobody else', async () => {
    const { table, sockets } = await gatherGuests([ann, bob]);
    const row = (await server.store.table(table)) ?? madeUpRow(table, 0);
    const id = 'uncalled'.padEnd(32, '0');
    await server.store.append({ ...row, id, version: 0 }, 0, await server.store.lines(table));
    const holder = { type: 'person' } as const;
    await server.store.heldSeats.hold({ table: id, seat: 'red', nr: 1, from: 1, holder, guest: ann.id, at: 1 });
    const holding = await ann.connect();
    expect(await other.ask({ type: 'open', table: id })).toMatchObject({ refusal: { code: 'no-table' } });
    expect(await other.ask({ type: 'sit', table: id })).toMatchObject(NOT_INVITED);
    expect(await holding.ask({ type: 'open', table: id })).toMatchObject({ type: 'opened' });
    expect(await holding.ask({ type: 'sit', table: id, seat: 'red' })).toMatchObject({ type: 'done' });
    for (const socket of [holding, ...sockets]) await socket.close();
  });

  test('who looks on from beside their own table and gives up their seat sees no more than others do', async () => {
    const { table, sockets } = await gatherGuests([ann, bob], { watching: { type: 'nobody' } });
    const beside = await ann.connect();
    expect(await beside.ask({ type: 'sit', table })).toMatchObject({ type: 'done' });
    expect(await beside.ask({ type: 'resign', table })).toMatchObject({ type: 'done' });
    await beside.notice((notice) => notice.type === 'lost');
    expect(await beside.ask({ type: 'sit', table })).toMatchObject(NOT_INVITED);
    for (const socket of [beside, ...sockets]) await socket.close();
  });
});
