import { catalogGames, duesOf } from '@fondaco/server';
import {
  ClientJournal,
  gatherTable,
  openSqlite,
  openTestServer,
  Person,
  SeatClient,
  type TakenSeat,
  type TestServer,
} from '@fondaco/server/testing';
import { setTimeout as pass } from 'node:timers/promises';
import { NO_BOTS } from '../served/no-bots.ts';
import { raiseRules } from './raised-rules.ts';
import { openAll, storeGames } from './stored-games.ts';

export interface RollingResult {
  /** Games that the build before had stored, and tables that ran when the next one came. */
  readonly games: number;
  readonly tables: number;
  /** Lines of the running tables, and how many of them were said after the build before had ended. */
  readonly lines: number;
  readonly linesAfter: number;
  readonly faults: readonly string[];
}

const PATIENCE = 60_000;
const THOUGHT = 5;
const LOOK_EVERY = 50;
/** Lines said at each table before the next build comes, and beside each other before the old one goes. */
const LINES_BEFORE = 15;
const LINES_BESIDE = 40;
const PLENTY = { perSecond: 1_000_000, burst: 1_000_000 };
const LIMITS = { messagesPerSocket: PLENTY, messagesPerAddress: PLENTY, newTables: PLENTY, socketsPerGuest: 1000 };

/**
 * Replaces a build by the next, whose rules are raised, while people play: both serve side by side for a while, then the old one ends. Tables
 * that run go on under their rules, new ones begin under the new ones, and what was stored opens as before.
 */
export async function runRolling({ games, tables }: { games: number; tables: number }): Promise<RollingResult> {
  const { store, reopen, dispose } = await openSqlite({ duesOf });
  const next = raiseRules(catalogGames);
  await storeGames(store, catalogGames, games);
  const old = await openTestServer({ store, limits: LIMITS });
  const urls = [old.url];
  const people = [await Person.come('Ann', urls, PATIENCE), await Person.come('Bob', urls, PATIENCE)] as const;
  const clients = (await begin(people, tables)).map((seat) => play(seat, urls));
  await said(clients, LINES_BEFORE);
  const young = await openTestServer({ store: await reopen(), games: next, bots: NO_BOTS, limits: LIMITS });
  urls.push(young.url);
  for (const { client } of clients.filter((_, i) => i % 2 === 0)) client.cut();
  await said(clients, LINES_BESIDE);
  urls.shift();
  await old.close();
  const linesBefore = countLines(clients);
  await Promise.all(clients.map(({ client }) => client.left()));
  const faults = [...(await openAll(store, next)), ...(await judge(young, clients)), ...(await judgeNew(young))];
  await young.dispose();
  await old.dispose();
  await dispose();
  const lines = countLines(clients);
  return { games, tables, lines, linesAfter: lines - linesBefore, faults };
}

interface Playing {
  readonly client: SeatClient;
  readonly journal: ClientJournal;
}

async function begin(people: readonly [Person, ...Person[]], count: number): Promise<readonly TakenSeat[]> {
  const seats: TakenSeat[] = [];
  for (let number = 0; number < count; number++) seats.push(...(await gatherAt(people, number)));
  return seats;
}

function gatherAt(people: readonly [Person, ...Person[]], number: number): Promise<readonly TakenSeat[]> {
  return gatherTable(people, {
    title: `Table ${number}`,
    game: catalogGames.offered[number % catalogGames.offered.length]?.game.id ?? '',
    options: {},
    seats: people.map(() => ({ type: 'open' })),
    clock: { type: 'none' },
    watching: { type: 'nobody' },
    isPublic: true,
  });
}

function play({ table, seat, person }: TakenSeat, urls: readonly string[]): Playing {
  const journal = new ClientJournal(table, seat);
  const setup = { urls, cookie: person.guest.cookie, journal, random: Math.random, patience: PATIENCE };
  const client = new SeatClient({ ...setup, think: () => THOUGHT });
  client.start();
  return { client, journal };
}

/** Waits until so many lines were said at each table, or it is over. */
async function said(clients: readonly Playing[], lines: number): Promise<void> {
  while (clients.some(({ client, journal }) => !client.isOver && journal.seq < lines)) await pass(LOOK_EVERY);
}

function countLines(clients: readonly Playing[]): number {
  return [...new Map(clients.map(({ journal }) => [journal.table, journal.seq])).values()].reduce((a, b) => a + b, 0);
}

/** What is wrong with the tables that ran: each must have come to its end under the rules it began with. */
async function judge({ store }: TestServer, clients: readonly Playing[]): Promise<readonly string[]> {
  const faults = clients.flatMap(({ journal }) => journal.faults);
  for (const table of new Set(clients.map(({ journal }) => journal.table))) {
    const row = await store.table(table);
    const rules = catalogGames.find(row?.header.game ?? '')?.rules;
    if (row?.isOver !== true) faults.push(`${table} did not come to its end`);
    if (row?.header.rules !== rules) faults.push(`${table} ended under rules ${row?.header.rules}`);
  }
  return faults;
}

/** What is wrong with a table that begins when only the next build serves: it must have the raised rules. */
async function judgeNew({ store, url }: TestServer): Promise<readonly string[]> {
  const people = [await Person.come('Cai', [url], PATIENCE), await Person.come('Dan', [url], PATIENCE)] as const;
  const [seat] = await gatherAt(people, 0);
  const header = (await store.table(seat?.table ?? ''))?.header;
  const raised = (catalogGames.find(header?.game ?? '')?.rules ?? 0) + 1;
  return header?.rules === raised ? [] : [`a new table began under rules ${header?.rules}`];
}
