import type { NewGathering } from '@fondaco/protocol';
import { expect, test } from 'vitest';
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
