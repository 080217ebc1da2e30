import { findGame } from '@fondaco/catalog';
import { once } from 'node:events';
import { answerHere } from '@fondaco/host';
import { itemAt, printRecord, seatsIn, Table } from '@fondaco/kernel';
import type { NewGathering } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { TooBusy } from '../../src/questions/too-busy.ts';
import { gatherGuests } from '../../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../../testing/test-guest.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const HOW: NewGathering = {
  title: 'One of many',
  game: 'augsburg-1520',
  options: {},
  seats: [{ type: 'open' }, { type: 'open' }],
  clock: { type: 'none' },
  watching: { type: 'late', seconds: 0 },
  isPublic: true,
};
const TOO_MANY = { type: 'refused', refusal: { code: 'too-many' } };

test('an address may call to so many tables, whoever calls and in whatever way; others at them notice nothing', async () => {
  const server = await openTestServer({ limits: { newTables: { perSecond: 0.000_01, burst: 3 } } });
  const [ann, bob] = await Promise.all([TestGuest.come(server.url, 'Ann'), TestGuest.come(server.url, 'Bob')]);
  const { table, sockets } = await gatherGuests([ann, bob]);
  const [first, second] = sockets as [TestSocket, TestSocket];
  for (const socket of [first, second])
    expect(await socket.ask({ type: 'gather', how: HOW })).toMatchObject({ type: 'gathered' });
  for (const socket of [first, second, await ann.connect()]) {
    expect(await socket.ask({ type: 'gather', how: HOW })).toMatchObject(TOO_MANY);
    const how = {
      title: 'Mine',
      record: 'none',
      seat: 'red',
      clock: HOW.clock,
      watching: HOW.watching,
      isPublic: true,
    };
    expect(await socket.ask({ type: 'bring-online', how })).toMatchObject(TOO_MANY);
    expect(await socket.ask({ type: 'rematch', table })).toMatchObject(TOO_MANY);
  }
  expect(await server.store.gatherings.ofGuest(ann.id)).toHaveLength(2);
  expect(await second.ask({ type: 'sit', table, seat: 'blue' })).toMatchObject({ type: 'done' });
  await server.dispose();
});

test('a socket looks at so many tables; one that is closed makes room', async () => {
  const server = await openTestServer({ limits: { tablesPerSocket: 2 } });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => TestGuest.come(server.url, name)));
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) tables.push((await gatherGuests(guests)).table);
  const [one = '', two = '', three = ''] = tables;
  const socket = await TestSocket.open(server.url);
  for (const table of [one, two]) expect(await socket.ask({ type: 'sit', table })).toMatchObject({ type: 'done' });
  expect(await socket.ask({ type: 'sit', table: three })).toMatchObject(TOO_MANY);
  await socket.ask({ type: 'close', table: one });
  expect(await socket.ask({ type: 'sit', table: three })).toMatchObject({ type: 'done' });
  await server.dispose();
});

test('an address may ask so much over HTTP a minute; who is connected plays on', async () => {
  const server = await openTestServer({ limits: { requestsPerMinute: 20 } });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => TestGuest.come(server.url, name)));
  const { table, sockets } = await gatherGuests(guests);
  const statuses = await flood(server, 40);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses.slice(-20)).toEqual(Array.from({ length: 20 }, () => 429));
  expect(await sockets[0]?.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
  await server.dispose();
});

/** Asks so many times who one is. */
async function flood({ url }: TestServer, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await fetch(new URL('/api/me', url))).status);
  return statuses;
}

test('no table is brought along that was made so long by taking back that it keeps others waiting', async () => {
  const server = await openTestServer();
  const socket = await (await TestGuest.come(server.url, 'Mallory')).connect();
  const bring = async (undos: number): Promise<unknown> => {
    const text = longRecord(undos);
    for (let from = 0; from < text.length; from += 2400)
      expect(
        await socket.ask({ type: 'upload', key: 'long', from, text: text.slice(from, from + 2400) }),
      ).toMatchObject({ type: 'done' });
    const { clock, watching, isPublic } = HOW;
    return socket.ask({
      type: 'bring-online',
      how: { title: 'Long', record: 'long', seat: 'red', clock, watching, isPublic },
    });
  };
  expect(await bring(1)).toMatchObject({ type: 'gathered' });
  expect(await bring(1500)).toMatchObject({ type: 'refused', refusal: { code: 'too-large' } });
  await server.dispose();
});

test('whoever asks on and on whether the server is there is cut off', async () => {
  const server = await openTestServer();
  const { socket } = await (await TestGuest.come(server.url, 'Mallory')).connect();
  const answered = once(socket, 'pong');
  socket.ping('here?');
  expect(String((await answered)[0])).toBe('here?');
  const closed = once(socket, 'close');
  for (let i = 0; i < 2000; i++) socket.ping('here?');
  expect((await closed)[0]).toBe(1008);
  await server.dispose();
});

test('an address has only so many hints, by how long they take; what else is asked is answered', async () => {
  const messagesPerSocket = { perSecond: 1000, burst: 1000 };
  const server = await openTestServer({ limits: { hints: { perSecond: 0.000_01, burst: 3 }, messagesPerSocket } });
  const [ann, bob] = await Promise.all([TestGuest.come(server.url, 'Ann'), TestGuest.come(server.url, 'Bob')]);
  const { table, sockets } = await gatherGuests([ann, bob]);
  const seats = ['red', 'blue'];
  for (const [i, socket] of sockets.entries()) await socket.ask({ type: 'sit', table, seat: seats[i] });
  const hint = (i: number, iterations: number): Promise<unknown> =>
    itemAt(sockets, i).ask({ type: 'hint', table, seat: seats[i], iterations, seed: 1 });
  expect(await hint(0, 2800)).toMatchObject(TOO_MANY);
  for (const i of [0, 1, 0]) expect(await hint(i, 10)).not.toMatchObject(TOO_MANY);
  for (const i of [0, 1]) expect(await hint(i, 10)).toMatchObject(TOO_MANY);
  expect(await itemAt(sockets, 0).ask({ type: 'look', table, seq: 0 })).toMatchObject({ type: 'past' });
  await server.dispose();
});

test('where more is asked than can be answered it is refused, and that is no fault', async () => {
  const busy = (): Promise<never> => Promise.reject(new TooBusy('too many questions wait'));
  const server = await openTestServer({ questions: { ...answerHere, look: busy } });
  const { table, sockets } = await gatherGuests([
    await TestGuest.come(server.url, 'Ann'),
    await TestGuest.come(server.url, 'Bob'),
  ]);
  const socket = itemAt(sockets, 0);
  await socket.ask({ type: 'sit', table, seat: 'red' });
  expect(await socket.ask({ type: 'look', table, seq: 0 })).toMatchObject(TOO_MANY);
  expect(server.log.join('')).not.toContain('a request failed');
  await server.dispose();
});

test('an address has room for so many texts that wait, which is free again when they are used or their sender has left', async () => {
  const server = await openTestServer({ limits: { waitingTexts: 5000 } });
  const sockets = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => (await TestGuest.come(server.url, name)).connect()),
  );
  const [first, second] = sockets as [TestSocket, TestSocket];
  const send = (socket: TestSocket, key: string, from = 0): Promise<unknown> =>
    socket.ask({ type: 'upload', key, from, text: 'x'.repeat(2400) });
  const done = { type: 'done' };
  expect(await send(first, 'a')).toMatchObject(done);
  expect(await send(second, 'a')).toMatchObject(done);
  expect(await send(second, 'a', 2400)).toMatchObject(TOO_MANY);
  // Begun anew, it has its own room again; what cannot be read is used up.
  expect(await send(second, 'a')).toMatchObject(done);
  expect(await second.ask({ type: 'gather', how: { ...HOW, parts: 'a' } })).toMatchObject({ type: 'refused' });
  expect(await send(first, 'a', 2400)).toMatchObject(done);
  expect(await send(second, 'a')).toMatchObject(TOO_MANY);
  await first.close();
  await expect.poll(() => send(second, 'b')).toMatchObject(done);
  await server.dispose();
});

test('a board file that is much longer than one has to be is not taken', async () => {
  const server = await openTestServer();
  const socket = await (await TestGuest.come(server.url, 'Mallory')).connect();
  for (let from = 0; from < 48_000; from += 2400)
    await socket.ask({ type: 'upload', key: 'parts', from, text: ' '.repeat(2400) });
  const how = { ...HOW, parts: 'parts' };
  expect(await socket.ask({ type: 'gather', how })).toMatchObject({ refusal: { code: 'too-large' } });
  await server.dispose();
});

/** The record of a table where somebody has chosen and taken back so many times. */
function longRecord(undos: number): string {
  const game = findGame(HOW.game)?.game;
  const table =
    game === undefined
      ? undefined
      : Table.create(game, { names: ['Ann', 'Bob'], options: {}, seed: new Uint8Array(32) });
  if (table?.ok !== true) throw new Error('there is no table');
  const { value } = table;
  const seat = (): number => seatsIn(value.waiting)[0] ?? 0;
  const play = (): void => void value.submit(seat(), undefined, [itemAt(value.choices(seat()), 0)]);
  while (!value.canUndo(seat())) play();
  for (let i = 0; i < undos; i++) {
    value.undo(seat());
    play();
  }
  return printRecord(value.record());
}
