import type { LobbyNotice, Notice, TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { replayTable, verifyStore } from '../src/index.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { gatherGuests } from '../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../testing/test-guest.ts';
import { openTestServer } from '../testing/test-server.ts';

/** Where a socket was told a table stands, if it was told after so many lines. */
function tableAfter(seq: number): (notice: Notice | LobbyNotice) => notice is TableMessage {
  return (notice): notice is TableMessage => notice.type === 'table' && notice.seq >= seq;
}

/** Plays the first line on offer for whoever is waited for, until the game is over or so many lines were said. */
async function playOn(sockets: ReadonlyMap<string, TestSocket>, table: string, most: number): Promise<TableMessage> {
  for (let seq = 0, played = 0; ; played++) {
    const stands = [];
    for (const socket of sockets.values()) stands.push(await socket.notice(tableAfter(seq)));
    const last = stands.map((one) => one.seq).reduce((a, b) => Math.max(a, b));
    if (stands.some((one) => one.seq < last)) {
      seq = last;
      continue;
    }
    const mover = stands.find(({ choices }) => choices.length > 0);
    if (mover === undefined || played === most) return stands[0] as TableMessage;
    const { seat = '', choices } = mover;
    const lines = [choices[played % choices.length]];
    for (const socket of sockets.values()) socket.notices.length = 0;
    const said = await sockets.get(seat)?.ask({ type: 'play', table, seat, key: `k-${played}`, seq: last, lines });
    if (said?.type !== 'played') throw new Error(JSON.stringify(said));
    seq = said.seq;
  }
}

describeBothStores((open) => {
  test('three guests play a whole game over their sockets, and what is stored replays to its hashes', async () => {
    const server = await openTestServer({ limits: { messagesPerSocket: { perSecond: 1000, burst: 5000 } } }, open);
    const guests = await Promise.all(['Ann', 'Жанна', 'Cai 🦊'].map((name) => TestGuest.come(server.url, name)));
    const { table, sockets: opened } = await gatherGuests(guests);
    const sockets = new Map<string, TestSocket>();
    for (const [i, seat] of ['red', 'blue', 'green'].entries()) {
      const socket = opened[i];
      if (socket === undefined) throw new Error('no socket');
      expect(await socket.ask({ type: 'sit', table, seat })).toMatchObject({ type: 'done' });
      sockets.set(seat, socket);
    }
    const end = await playOn(sockets, table, 5000);
    expect(end).toMatchObject({ isOver: true, table });
    expect(await verifyStore(server.store, replayTable)).toMatchObject({ tables: 1, faults: [] });
    for (const socket of sockets.values()) await socket.close();
    await server.dispose();
  });

  test('what others wrote to the store is told to those who look at the table', async () => {
    const server = await openTestServer({}, open);
    const [ann, bob] = [await TestGuest.come(server.url, 'Ann'), await TestGuest.come(server.url, 'Bob')];
    const { table, sockets } = await gatherGuests([ann, bob]);
    const [here, other] = sockets as [TestSocket, TestSocket];
    const twin = await openTestServer({ store: await server.reopen() });
    await here.ask({ type: 'sit', table, seat: 'red' });
    const there = await TestSocket.open(twin.url, { cookie: ann.cookie });
    await there.ask({ type: 'sit', table, seat: 'red' });
    const { choices, seq } = await here.notice(tableAfter(0));
    here.notices.length = 0;
    const said = await there.ask({ type: 'play', table, seat: 'red', key: 'k', seq, lines: choices.slice(0, 1) });
    expect(said).toMatchObject({ type: 'played' });
    expect(await here.notice(tableAfter(seq + 1))).toMatchObject({ seat: 'red' });
    await Promise.all([here.close(), other.close(), there.close()]);
    await twin.dispose();
    await server.dispose();
  });
});
