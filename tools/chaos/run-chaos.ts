import { games } from '@fondaco/catalog';
import type { Person } from '@fondaco/server/testing';
import { FastRandom } from '@fondaco/kernel';
import { openStore, replayTable, verifyStore } from '@fondaco/server';
import { auditStore } from './audit.ts';
import { seatPeople } from '../served/seat-people.ts';
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

const RANDOM_PARTS = 1_000_000;

/** Has a crowd play while servers are killed, and compares what it was told with what is stored. */
export async function runChaos({ store: kind, kills, tables, seed }: ChaosSetup): Promise<ChaosResult> {
  const site = await openSite(kind);
  const rng = new FastRandom(seed);
  const random = (): number => rng.below(RANDOM_PARTS) / RANDOM_PARTS;
  const servers = new Servers(site, killPoints(random));
  try {
    servers.start();
    const store = await openStore(site.place);
    const begin = (people: readonly Person[], n: number) => seatPeople(store, people, games[n % 2]?.game.id ?? '');
    const crowd = new Crowd({ urls: servers.urls, tables, random, begin });
    await strikeUntil(kills, { servers, site, random, onStrike: () => crowd.cutOne() });
    await crowd.end();
    await store.close();
    await servers.end();
    const { killsAtWrites } = servers;
    return {
      kills: servers.kills,
      killsAtWrites,
      answers: crowd.answers,
      games: crowd.finished,
      ...(await judge(site, crowd)),
    };
  } finally {
    await servers.end();
    await site.dispose();
  }
}

async function judge(site: ChaosSite, crowd: Crowd): Promise<Judged> {
  const store = await openStore(site.place);
  try {
    const { tables, lines, hashes, faults } = await verifyStore(store, replayTable);
    const { lost, doubled, diverged } = await auditStore(store, crowd.journals);
    const unlike = faults.map(({ table, message }) => `${table}: ${message}`);
    return { tables, lines, hashes, lost, doubled, diverged: [...diverged, ...unlike] };
  } finally {
    await store.close();
  }
}
