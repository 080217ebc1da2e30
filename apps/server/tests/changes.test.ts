import type { LobbyNotice, Notice, TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { gatherGuests } from '../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../testing/test-guest.ts';
import { openTestServer } from '../testing/test-server.ts';

const MOVES = 80;
/** The last protocol in which views are always sent whole. */
const WHOLE = 3;

/** Two connections of one person at one place: what one gets whole the other gets by its changes. */
interface TwinSockets {
  readonly newer: TestSocket;
  readonly older: TestSocket;
}

function tableAfter(seq: number): (notice: Notice | LobbyNotice) => notice is TableMessage {
  return (notice): notice is TableMessage => notice.type === 'table' && notice.seq >= seq;
}

async function sitTwice(url: string, cookie: string, table: string, seat?: string): Promise<TwinSockets> {
  const newer = await TestSocket.open(url, { cookie });
  const older = await TestSocket.open(url, { cookie, protocol: WHOLE });
  for (const socket of [newer, older])
    expect(await socket.ask({ type: 'sit', table, ...(seat === undefined ? {} : { seat }) })).toEqual({
      re: 1,
      type: 'done',
    });
  return { newer, older };
}

/** Both receive the same, and of all that arrived only the first is whole. */
function compare(twins: readonly TwinSockets[], received: readonly (readonly [TableMessage, TableMessage])[]): void {
  for (const [newer, older] of received) expect(newer).toEqual(older);
  for (const { newer } of twins) {
    const texts = newer.texts.filter((text) => text.startsWith('{"type":"table"'));
    expect(texts.map((text) => text.includes('"changes":{'))).toEqual(texts.map((_, i) => i > 0));
  }
}

test.each(['de-vulgari-eloquentia', 'augsburg-1520'])(
  'at %s whoever gets changes comes to see what others get whole',
  async (game) => {
    const server = await openTestServer({ limits: { messagesPerSocket: { perSecond: 1000, burst: 5000 } } });
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => TestGuest.come(server.url, name)));
    const { table, sockets } = await gatherGuests(guests, { game });
    const watcher = await TestGuest.come(server.url, 'Cai');
    const twins = [
      ...(await Promise.all(guests.map(({ cookie }, i) => sitTwice(server.url, cookie, table, ['red', 'blue'][i])))),
      await sitTwice(server.url, watcher.cookie, table),
    ];
    const hear = (seq: number): Promise<[TableMessage, TableMessage][]> =>
      Promise.all(
        twins.map(async ({ newer, older }) => [
          await newer.notice(tableAfter(seq)),
          await older.notice(tableAfter(seq)),
        ]),
      );
    for (let seq = 0, played = 0; played < MOVES; played++) {
      const received = await hear(seq);
      compare(twins, received);
      const place = received.findIndex(([{ choices }]) => choices.length > 0);
      const [mover] = received[place] ?? [];
      if (mover === undefined) break;
      for (const { newer, older } of twins) newer.notices.length = older.notices.length = 0;
      const { seat = '', choices } = mover;
      const lines = [choices[(played * 7) % choices.length]];
      const said = await twins[place]?.newer.ask({
        type: 'play',
        table,
        seat,
        key: `k-${played}`,
        seq: mover.seq,
        lines,
      });
      if (said?.type !== 'played') throw new Error(JSON.stringify(said));
      seq = said.seq;
    }
    const all = [...sockets, ...twins.flatMap(({ newer, older }) => [newer, older])];
    await Promise.all(all.map((socket) => socket.close()));
    await server.dispose();
  },
);

test('whoever sits down again gets the whole view', async () => {
  const server = await openTestServer();
  const [ann, bob] = [await TestGuest.come(server.url, 'Ann'), await TestGuest.come(server.url, 'Bob')];
  const { table, sockets } = await gatherGuests([ann, bob]);
  const socket = await TestSocket.open(server.url, { cookie: ann.cookie });
  for (let i = 0; i < 2; i++) {
    socket.notices.length = 0;
    await socket.ask({ type: 'sit', table, seat: 'red' });
    await socket.notice(tableAfter(0));
  }
  const texts = socket.texts.filter((text) => text.startsWith('{"type":"table"'));
  expect(texts).toHaveLength(2);
  expect(texts[1]).toBe(texts[0]);
  await Promise.all([socket, ...sockets].map((one) => one.close()));
  await server.dispose();
});
