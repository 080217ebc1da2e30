import type { LobbyNotice, Notice, TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { gatherGuests } from '../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../testing/test-guest.ts';
import { openTestServer } from '../testing/test-server.ts';

type AnyNotice = Notice | LobbyNotice;
/** Told after so many lines or more, with something to choose: what was told before one's own line is of the past. */
const isTurnAfter =
  (seq: number) =>
  (notice: AnyNotice): notice is TableMessage =>
    notice.type === 'table' && notice.seq >= seq && notice.choices.length > 0;
const MOST_TURNS = 12;

test('bots play where it is their turn, for as long as a person does, and somebody sees it', async () => {
  const server = await openTestServer();
  const ann = await TestGuest.come(server.url, 'Ann');
  const { table, sockets } = await gatherGuests([ann], {
    bots: [
      { type: 'bot', name: 'Guido', level: 'random' },
      { type: 'bot', name: 'Chiara', level: 'novice' },
    ],
  });
  const [socket] = sockets as [TestSocket];
  const watching = await TestSocket.open(server.url);
  await watching.ask({ type: 'sit', table });
  await socket.ask({ type: 'sit', table, seat: 'red' });
  let sent = 0;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { seq, choices } = await socket.notice(isTurnAfter(sent));
    const said = await socket.ask({ type: 'play', table, seat: 'red', key: `k-${turn}`, seq, lines: [choices[0]] });
    if (said.type !== 'played') throw new Error(JSON.stringify(said));
    sent = said.seq;
  }
  const { seq } = await socket.notice(isTurnAfter(sent));
  const isAsFar = (notice: AnyNotice): notice is TableMessage => notice.type === 'table' && notice.seq >= seq;
  expect(await watching.notice(isAsFar)).toMatchObject({ choices: [] });
  const lines = await server.store.lines(table);
  for (const seat of ['red', 'blue', 'green']) expect(lines.some((line) => line.seat === seat)).toBe(true);
  await Promise.all([socket.close(), watching.close()]);
  await server.dispose();
});
