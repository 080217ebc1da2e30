import { createHash } from 'node:crypto';
import { parseRecord, printRecord } from '@fondaco/kernel';
import type { NewGathering, SeatOffer } from '@fondaco/protocol';
import { ClientJournal, SeatClient, TestSocket } from '@fondaco/server/testing';
import type { Page } from 'playwright-core';
import type { OnlineServer, ServerVisitor } from './online-server.ts';
import { PATIENCE } from './patience.ts';
import { nearlyFinishedRecord } from './records.ts';

/** A page as it is at one moment, and what says that it is there. */
export interface OnlineScreen {
  readonly name: string;
  readonly page: Page;
  readonly path: string;
  readonly there: string;
}

const GAME = 'augsburg-1520';
const UPLOAD = 'record';
/** Characters of one piece of an upload. */
const PIECE = 2000;
const OPEN: SeatOffer = { type: 'open' };
const BOT: SeatOffer = { type: 'bot', name: 'Maximilian', level: 'journeyman' };
const WAYS = {
  clock: { type: 'fischer', start: 1800, more: 20 },
  watching: { type: 'late', seconds: 60 },
  isPublic: true,
} as const;

/** Somebody with a page, and a socket on another device. */
interface ScreenPerson {
  readonly page: Page;
  readonly cookie: string;
  readonly socket: TestSocket;
  readonly salt: string;
}

async function come(server: OnlineServer, name: string): Promise<ScreenPerson> {
  const visitor: ServerVisitor = await server.visit();
  const { page } = visitor;
  await page.evaluate(async (said) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: said }) });
  }, name);
  const cookie = await visitor.cookie();
  const socket = await TestSocket.open(server.url, { cookie });
  return { page, cookie, socket, salt: createHash('sha256').update(name).digest('hex') };
}

async function tableOf({ socket, salt }: ScreenPerson, how: Partial<NewGathering>): Promise<string> {
  const seats = [OPEN, OPEN, BOT, OPEN];
  const asked = { title: 'An evening in Augsburg', game: GAME, options: {}, seats, ...WAYS, ...how };
  const table = gathered(await socket.ask({ type: 'gather', how: asked }));
  await socket.ask({ type: 'take-seat', table, salt });
  return table;
}

function gathered(answer: Awaited<ReturnType<TestSocket['ask']>>): string {
  if (answer.type !== 'gathered') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** Has all who are called sit down, unless they do already, and begin. */
async function begin(table: string, people: readonly ScreenPerson[]): Promise<void> {
  for (const { socket, salt } of people) await socket.ask({ type: 'take-seat', table, salt });
  for (const { socket } of people) await socket.ask({ type: 'ready', table, isReady: true });
  const [first] = people;
  await first?.socket.ask({ type: 'sit', table, seat: 'red' });
  await first?.socket.notice((notice) => notice.type === 'table');
}

/** A record in which people hold all seats: where it does not say, bots would. */
function heldByPeople(text: string): string {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const { header } = record.value;
  const held = header.seats.map((seat) => ({ from: 1, seat, holder: { type: 'person' } as const }));
  return printRecord({ ...record.value, header: { ...header, held } });
}

/** A table that is brought along shortly before its end, and played to it. */
async function playToEnd(server: OnlineServer, people: readonly [ScreenPerson, ScreenPerson]): Promise<string> {
  const [{ socket }] = people;
  const record = heldByPeople(nearlyFinishedRecord(GAME, people.length));
  for (let from = 0; from < record.length; from += PIECE)
    await socket.ask({ type: 'upload', key: UPLOAD, from, text: record.slice(from, from + PIECE) });
  const how = { title: 'The last round', record: UPLOAD, seat: 'red', ...WAYS };
  const table = gathered(await socket.ask({ type: 'bring-online', how }));
  await begin(table, people);
  const clients = people.map(({ cookie }, i) => {
    const journal = new ClientJournal(table, ['red', 'blue'][i] ?? '');
    return new SeatClient({ urls: [server.url], cookie, journal, random: () => 0, think: () => 0, patience: PATIENCE });
  });
  for (const client of clients) client.start();
  await Promise.all(clients.map((client) => client.left()));
  return table;
}

/** Every page there is of tables that people share, as whoever calls and whoever comes see them. */
export async function openOnlineScreens(server: OnlineServer): Promise<readonly OnlineScreen[]> {
  const ann = await come(server, 'Ann');
  const bruno = await come(server, 'Bruno von Welser');
  const called = await tableOf(ann, {});
  await tableOf(bruno, { title: 'Whoever has time tonight' });
  const joined = await tableOf(ann, { seats: [OPEN, OPEN, BOT] });
  await bruno.socket.ask({ type: 'take-seat', table: joined, salt: bruno.salt });
  const running = await tableOf(ann, { seats: [OPEN, OPEN, BOT] });
  await begin(running, [ann, bruno]);
  const over = await playToEnd(server, [ann, bruno]);
  const again = gathered(await ann.socket.ask({ type: 'rematch', table: over }));
  const screen = (name: string, { page }: ScreenPerson, path: string, there: string): OnlineScreen => {
    return { name, page, path, there };
  };
  return [
    screen('home with tables', ann, '/', '[data-my-tables]'),
    screen('gathering, its host', ann, `/t/${called}`, '[data-ready]'),
    screen('gathering, a guest', bruno, `/t/${called}`, '[data-sit]'),
    screen('gathering, a guest who sits', bruno, `/t/${joined}`, '[data-ready]'),
    screen('a table among people', ann, `/t/${running}`, '#prompt'),
    screen('the end among people', ann, `/t/${over}`, '[data-region="end"] [data-review]'),
    screen('once more, who asked', ann, `/t/${again}`, '[data-sit]'),
    screen('once more, a kept seat', bruno, `/t/${again}`, '[data-sit]'),
  ];
}
