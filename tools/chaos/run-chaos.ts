import { setTimeout as pass } from 'node:timers/promises';
import { FastRandom } from '@fondaco/kernel';
import { openStore, replayTable, verifyStore } from '@fondaco/server';
import { auditStore, findOverdue } from './audit.ts';
import { beginTable } from './begin-table.ts';
import { Crowd } from './crowd.ts';
import { Servers } from './servers.ts';
import { openSite, type ChaosSite, type StoreKind } from './site.ts';
import { killPoints, strikeUntil } from './strikes.ts';

export interface ChaosSetup {
  readonly store: StoreKind;
  readonly kills: number;
  /** How many tables are played at once. */
  readonly tables: number;
  readonly seed: number;
}

export interface ChaosResult {
  readonly kills: number;
  /** How many of them at a moment of a write. */
  readonly killsAtWrites: number;
  readonly tables: number;
  readonly lines: number;
  /** How often clients were told that their lines were played, or were not. */
  readonly answers: number;
  readonly games: number;
  readonly hashes: number;
  /** A sentence for each thing that is wrong. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly diverged: readonly string[];
}

type Judged = Pick<ChaosResult, 'tables' | 'lines' | 'hashes' | 'lost' | 'doubled' | 'diverged'>;

/** Milliseconds for which a process that was killed may have taken work on, and some more. */
const LONGEST_LEASE = 30_000;
const LOOK_EVERY = 500;
const RANDOM_PARTS = 1_000_000;

/** Has a crowd play while servers are killed, and compares what it was told with what is stored. */
export async function runChaos({ store: kind, kills, tables, seed }: ChaosSetup): Promise<ChaosResult> {
  const site = await openSite(kind);
  const rng = new FastRandom(seed);
  const random = (): number => rng.below(RANDOM_PARTS) / RANDOM_PARTS;
  const servers = new Servers(site, killPoints(random));
  try {
    servers.start();
    const crowd = new Crowd({ urls: servers.urls, tables, random, begin: beginTable });
    await crowd.seated();
    await strikeUntil(kills, { servers, site, random, onStrike: () => crowd.cutOne() });
    await crowd.end();
    const undone = await waitForDues(site.place, crowd);
    await servers.end();
    const { killsAtWrites } = servers;
    return {
      kills: servers.kills,
      killsAtWrites,
      answers: crowd.answers,
      games: crowd.finished,
      ...(await judge(site, crowd, undone)),
    };
  } finally {
    await servers.end();
    await site.dispose();
  }
}

/** Gives the servers time to do what they had left undone when they were killed; answers what they do not. */
async function waitForDues(place: string, { journals }: Crowd): Promise<readonly string[]> {
  const store = await openStore(place);
  const tables = new Set(journals.map(({ table }) => table));
  const end = Date.now() + LONGEST_LEASE;
  let overdue = await findOverdue(store, tables);
  while (overdue.length > 0 && Date.now() < end) {
    await pass(LOOK_EVERY);
    overdue = await findOverdue(store, tables);
  }
  await store.close();
  return overdue;
}

async function judge(site: ChaosSite, crowd: Crowd, undone: readonly string[]): Promise<Judged> {
  const store = await openStore(site.place);
  try {
    const { tables, lines, hashes, faults } = await verifyStore(store, replayTable);
    const { lost, doubled, diverged } = await auditStore(store, crowd.journals);
    const unlike = faults.map(({ table, message }) => `${table}: ${message}`);
    return { tables, lines, hashes, lost: [...lost, ...undone], doubled, diverged: [...diverged, ...unlike] };
  } finally {
    await store.close();
  }
}
