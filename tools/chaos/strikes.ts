import { setTimeout as pass } from 'node:timers/promises';
import type { Servers } from './servers.ts';
import type { ChaosSite } from './site.ts';
import { LOSSES, type TcpLink } from './tcp-link.ts';

/**
 * What happens to servers from outside. `frozen` is a kill in their sleep; who was cut off goes on as if nothing had been; others lose only
 * their database or only their people, and find them again.
 */
const STRIKES = [
  'kill',
  'kill',
  'frozen',
  'lost-database',
  'kill',
  'cut-off',
  'kill',
  'lost-people',
  'kill',
  'cut-off',
  'database',
] as const;
/** With one server, cutting it off is a pause; its database is a file. */
const STRIKES_ON_ONE = ['kill', 'kill', 'lost-people', 'frozen'] as const;

/** Milliseconds of peace between two strikes. */
const SHORTEST_PEACE = 500;
const LONGEST_PEACE = 4000;
/** Milliseconds that people have at most to be answered something between two strikes, and between two looks whether they were. */
const LONGEST_WAIT = 30_000;
const LOOK_EVERY = 50;
/** Longer than clients wait for an answer, and than others leave work to one who took it. */
const LONGEST_SLEEP = 6000;

interface StrikeSetup {
  readonly servers: Servers;
  readonly site: ChaosSite;
  readonly random: () => number;
  readonly onStrike: () => void;
  /** How many answers people have had so far. */
  readonly answers: () => number;
}

/** What happened besides kills: to one server, or to the database of all. */
export interface Strikes {
  cutOffs: number;
  databaseLosses: number;
  peopleLosses: number;
  databaseStops: number;
}

/** Strikes until so many servers were killed, by this or by their own hand; `onStrike` is called each time. */
export async function strikeUntil(kills: number, setup: StrikeSetup): Promise<Strikes> {
  const { servers, site, random, onStrike } = setup;
  const done: Strikes = { cutOffs: 0, databaseLosses: 0, peopleLosses: 0, databaseStops: 0 };
  const strikes = strikesOn(site);
  for (let turn = 0; servers.kills < kills; turn++) {
    await untilPlayed(setup);
    await pass(SHORTEST_PEACE + random() * (LONGEST_PEACE - SHORTEST_PEACE));
    onStrike();
    const strike = strikes[turn % strikes.length] ?? 'kill';
    if (strike === 'database') {
      await site.crashDatabase?.();
      done.databaseStops++;
    } else if (strike === 'cut-off') {
      if (await cutOff(servers, random)) done.cutOffs++;
    } else if (strike === 'lost-database') {
      if (await lose(servers.pick(random())?.place.database, random)) done.databaseLosses++;
    } else if (strike === 'lost-people') {
      if (await lose(servers.pick(random())?.place.people, random)) done.peopleLosses++;
    } else await kill(strike, servers, random);
  }
  return done;
}

function strikesOn(site: ChaosSite): readonly (typeof STRIKES)[number][] {
  return site.crashDatabase === undefined ? STRIKES_ON_ONE : STRIKES;
}

/** Milliseconds that a server of this site may have been asleep before it goes on. */
export function longestSleep(site: ChaosSite): number {
  return strikesOn(site).includes('cut-off') ? LONGEST_SLEEP : 0;
}

/** On a slow machine servers start slowly: strikes that only ever meet those that start would try little. */
async function untilPlayed({ answers }: StrikeSetup): Promise<void> {
  const before = answers();
  const end = Date.now() + LONGEST_WAIT;
  while (answers() === before && Date.now() < end) await pass(LOOK_EVERY);
}

async function kill(strike: 'kill' | 'frozen', servers: Servers, random: () => number): Promise<void> {
  const server = servers.doom(random());
  if (strike === 'frozen') {
    server?.freeze();
    await pass(random() * LONGEST_SLEEP);
  }
  server?.kill();
}

async function cutOff(servers: Servers, random: () => number): Promise<boolean> {
  const { server } = servers.pick(random()) ?? {};
  server?.freeze();
  await pass(random() * LONGEST_SLEEP);
  server?.thaw();
  return server !== undefined;
}

/** Takes a way from a server for a while. */
async function lose(link: TcpLink | undefined, random: () => number): Promise<boolean> {
  link?.lose(LOSSES[Math.floor(random() * LOSSES.length)] ?? 'broken');
  await pass(random() * LONGEST_SLEEP);
  link?.find();
  return link !== undefined;
}
