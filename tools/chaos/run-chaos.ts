import { setTimeout as pass } from 'node:timers/promises';
import { FastRandom } from '@fondaco/kernel';
import { openStore, replayTable, verifyStore } from '@fondaco/server';
import { auditStandIns, auditStore, findOverdue, type Audit } from './audit.ts';
import { beginTable } from './begin-table.ts';
import { Crowd, PATIENCE } from './crowd.ts';
import { KillPoints } from './kill-points.ts';
import { PassersBy } from './passers-by.ts';
import { findLostVisits } from './lost-visits.ts';
import { Servers } from './servers.ts';
import { openSite, type ChaosSite, type StoreKind } from './site.ts';
import { longestSleep, strikeUntil, type Strikes } from './strikes.ts';

export interface ChaosSetup {
  readonly store: StoreKind;
  readonly kills: number;
  /** How many tables are played at once. */
  readonly tables: number;
  readonly seed: number;
  /** Told how far it is, now and then. */
  readonly onProgress?: (text: string) => void;
}

export interface ChaosResult extends Judged, Strikes {
  readonly kills: number;
  /** How many of them at a moment of a write. */
  readonly killsAtWrites: number;
  /** How many such moments there are, and those at which no server ended. */
  readonly writePoints: number;
  readonly missedPoints: readonly string[];
  /** How often clients were told that their lines were played, or were not. */
  readonly answers: number;
  readonly games: number;
  /** How many came by, called somebody and left. */
  readonly passersBy: number;
}

interface Judged extends Audit {
  readonly tables: number;
  readonly lines: number;
  readonly hashes: number;
  /** How often a bot stood in for somebody. */
  readonly standIns: number;
}

/** Milliseconds for which a process that was killed may have taken work on, and some more. */
const LONGEST_LEASE = 30_000;
const LOOK_EVERY = 500;
const RANDOM_PARTS = 1_000_000;
const TELL_EVERY = 20_000;

/** Has a crowd play while servers are killed, and compares what it was told with what is stored. */
export async function runChaos(setup: ChaosSetup): Promise<ChaosResult> {
  const { store: kind, kills, tables, seed } = setup;
  const site = await openSite(kind);
  const rng = new FastRandom(seed);
  const random = (): number => rng.below(RANDOM_PARTS) / RANDOM_PARTS;
  const points = new KillPoints(random);
  const servers = new Servers(site, points, kills);
  servers.start();
  const crowd = new Crowd({ urls: servers.urls, tables, random, begin: beginTable });
  const passersBy = new PassersBy({ urls: servers.urls, patience: PATIENCE, place: site.place });
  const telling = setInterval(() => setup.onProgress?.(describe(setup, servers, points, crowd)), TELL_EVERY);
  try {
    await crowd.seated();
    const strikes = await strikeUntil(kills, {
      servers,
      site,
      random,
      onStrike: () => crowd.cutOne(),
      answers: () => crowd.answers,
    });
    await Promise.all([crowd.end(), passersBy.end()]);
    const undone = await waitForDues(site.place, crowd, passersBy);
    await servers.end();
    const { killsAtWrites } = servers;
    return {
      kills: servers.kills,
      killsAtWrites,
      writePoints: points.size,
      missedPoints: points.missing,
      ...strikes,
      answers: crowd.answers,
      games: crowd.finished,
      passersBy: passersBy.visits.length,
      ...(await judge(site, crowd, passersBy, undone)),
    };
  } finally {
    clearInterval(telling);
    await servers.end();
    await site.dispose();
  }
}

function describe({ kills }: ChaosSetup, servers: Servers, points: KillPoints, crowd: Crowd): string {
  const reached = points.size - points.missing.length;
  const at = `${servers.killsAtWrites} at ${reached} of ${points.size} moments of writes`;
  return `${servers.kills} of ${kills} kills, ${at}, ${crowd.answers} answers`;
}

/** Gives the servers time to do what they had left undone when they were killed; answers what they do not. */
async function waitForDues(place: string, { journals }: Crowd, passersBy: PassersBy): Promise<readonly string[]> {
  const store = await openStore(place);
  const tables = new Set([...journals, ...passersBy.visits].map(({ table }) => table));
  const end = Date.now() + LONGEST_LEASE;
  let overdue = await findOverdue(store, tables);
  while (overdue.length > 0 && Date.now() < end) {
    await pass(LOOK_EVERY);
    overdue = await findOverdue(store, tables);
  }
  await store.close();
  return overdue;
}

async function judge(
  site: ChaosSite,
  { journals }: Crowd,
  passersBy: PassersBy,
  undone: readonly string[],
): Promise<Judged> {
  const store = await openStore(site.place);
  try {
    const { tables, lines, hashes, faults } = await verifyStore(store, replayTable);
    const audit = await auditStore(store, journals, longestSleep(site));
    const { standIns, doubled } = await auditStandIns(store, new Set(journals.map(({ table }) => table)));
    const unlike = faults.map(({ table, message }) => `${table}: ${message}`);
    return {
      ...audit,
      tables,
      lines,
      hashes,
      standIns,
      lost: [...audit.lost, ...(await findLostVisits(store, passersBy)), ...undone],
      doubled: [...audit.doubled, ...doubled],
      diverged: [...audit.diverged, ...unlike],
    };
  } finally {
    await store.close();
  }
}
