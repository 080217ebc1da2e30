import { setTimeout as pass } from 'node:timers/promises';
import { ClientJournal, gatherTable, Person, SeatClient, type TakenSeat } from '@fondaco/server/testing';
import { beginTable, isHurried } from '../chaos/begin-table.ts';
import type { Builds } from './builds.ts';
import type { NextBuild } from './next-build.ts';

export interface RolloutSetup {
  readonly next: NextBuild;
  /** Tables that run when the next build comes. */
  readonly tables: number;
}

/** What people were told while the builds changed. */
export interface Rollout {
  /** Of tables that began under the rules of before, and of those that began under the raised ones. */
  readonly ran: readonly ClientJournal[];
  readonly raised: readonly ClientJournal[];
  /** Lines of the tables that ran when the build before had ended for good. */
  readonly linesBefore: number;
}

interface Playing {
  readonly client: SeatClient;
  readonly journal: ClientJournal;
  thought: number;
}

const PATIENCE = 20_000;
/** Milliseconds of thought while the builds change, so that tables last, and afterwards. */
const SLOW_THOUGHT = 100;
const QUICK_THOUGHT = 5;
/** Longer than the clock of those who are in a hurry: a bot stands in for them until they have made up their mind. */
const LONG_THOUGHT = 12_000;
const LOOK_EVERY = 50;
/** Lines at each table when the next build comes, when the old one is started anew, and when it goes. */
const LINES_BEFORE = 8;
const LINES_BESIDE = 20;
const LINES_AGAIN = 30;
/** Lines at each raised table before the old build goes: a bot is among those who say them. */
const LINES_RAISED = 8;
const BOT = { type: 'bot', name: 'Chiara', level: 'novice' } as const;

/** On one database: both builds serve side by side, the old one is started once more on the schema of the next, and ends. */
export async function replaceSideBySide(builds: Builds, { next, tables }: RolloutSetup): Promise<Rollout> {
  const { urls } = builds;
  const [old, young, again] = [await builds.load(), await builds.load(next.root), await builds.load()];
  await builds.serve(old);
  const ran = await beginAll(urls, tables);
  await said(ran, LINES_BEFORE);
  await builds.serve(young);
  const raised = await beginRaised(next, [young.url], urls);
  cutHalf(ran);
  await Promise.all([said(ran, LINES_BESIDE), said(raised, LINES_RAISED)]);
  await builds.end(old);
  await builds.serve(again);
  cutHalf(ran);
  await said(ran, LINES_AGAIN);
  await builds.end(again);
  return playToTheEnd(ran, raised);
}

/** On one file, which belongs to one process: the old build ends, and the next takes its place. */
export async function replaceAtOnce(builds: Builds, { next, tables }: RolloutSetup): Promise<Rollout> {
  const { urls } = builds;
  const [old, young] = [await builds.load(), await builds.load(next.root)];
  await builds.serve(old);
  const ran = await beginAll(urls, tables);
  await said(ran, LINES_BEFORE);
  await builds.replace(old, young);
  return playToTheEnd(ran, await beginRaised(next, urls, urls));
}

async function beginAll(urls: readonly string[], tables: number): Promise<readonly Playing[]> {
  const people = [await Person.come('Ann', urls, PATIENCE), await Person.come('Bob', urls, PATIENCE)];
  const all: Playing[] = [];
  for (let number = 0; number < tables; number++) {
    const seats = await beginTable(people, number);
    all.push(...seats.map((seat, i) => play(seat, urls, { isSlow: isHurried(number) && i === 0 })));
  }
  return all;
}

/** Begins a table of the game whose rules are raised at the build that has them; those who play there come to any. */
async function beginRaised(
  { game }: NextBuild,
  beginAt: readonly string[],
  urls: readonly string[],
): Promise<readonly Playing[]> {
  const people = [await Person.come('Cai', beginAt, PATIENCE), await Person.come('Dan', beginAt, PATIENCE)] as const;
  const seats = await gatherTable(people, {
    title: 'Raised',
    game,
    options: {},
    seats: [{ type: 'open' }, { type: 'open' }, BOT],
    clock: { type: 'fischer', start: 7200, more: 0 },
    watching: { type: 'nobody' },
    isPublic: true,
  });
  return seats.map((seat) => play(seat, urls, { isSlow: false }));
}

/** Plays quickly; whoever is slow takes long for their first choice. */
function play({ table, seat, person }: TakenSeat, urls: readonly string[], { isSlow }: { isSlow: boolean }): Playing {
  const journal = new ClientJournal(table, seat);
  const setup = { urls, cookie: person.guest.cookie, journal, random: Math.random, patience: PATIENCE };
  const think = (): number => (isSlow && journal.sent.size === 0 ? LONG_THOUGHT : playing.thought);
  const playing: Playing = { client: new SeatClient({ ...setup, think }), journal, thought: SLOW_THOUGHT };
  playing.client.start();
  return playing;
}

/** Half of the people lose their connections, and come back to any build. */
function cutHalf(playing: readonly Playing[]): void {
  for (const { client } of playing.filter((_, i) => i % 2 === 0)) client.cut();
}

/** Waits until so many lines were said at each table, or it is over. */
async function said(playing: readonly Playing[], lines: number): Promise<void> {
  while (playing.some(({ client, journal }) => !client.isOver && journal.seq < lines)) await pass(LOOK_EVERY);
}

async function playToTheEnd(ran: readonly Playing[], raised: readonly Playing[]): Promise<Rollout> {
  const journalsOf = (all: readonly Playing[]): readonly ClientJournal[] => all.map(({ journal }) => journal);
  const linesBefore = countLines(journalsOf(ran));
  for (const playing of [...ran, ...raised]) playing.thought = QUICK_THOUGHT;
  await Promise.all([...ran, ...raised].map(({ client }) => client.left()));
  return { ran: journalsOf(ran), raised: journalsOf(raised), linesBefore };
}

/** The lines of all tables that people were told of. */
export function countLines(journals: readonly ClientJournal[]): number {
  const byTable = [...Map.groupBy(journals, ({ table }) => table).values()];
  return byTable.reduce((sum, those) => sum + Math.max(...those.map(({ seq }) => seq)), 0);
}
