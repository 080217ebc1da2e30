import { setTimeout as pass } from 'node:timers/promises';
import type { KillPoint } from '../served/server-process.ts';
import type { Servers } from './servers.ts';
import type { ChaosSite } from './site.ts';
import { WRITE_MOMENTS, WRITES } from '../served/tell-writes.ts';

/** What happens to servers from outside. `frozen` is a kill in their sleep; who was cut off goes on as if nothing had been. */
const STRIKES = ['kill', 'kill', 'frozen', 'kill', 'cut-off', 'kill', 'kill', 'cut-off', 'database'] as const;
/** With one server, cutting it off is a pause. */
const STRIKES_ON_ONE = ['kill', 'kill', 'frozen'] as const;

/** Milliseconds of peace between two strikes. */
const SHORTEST_PEACE = 500;
const LONGEST_PEACE = 4000;
/** Longer than clients wait for an answer, and than others leave work to one who took it. */
const LONGEST_SLEEP = 6000;
/** Lines are written all the time, the rest seldom. */
const MOST_APPENDS = 60;
const RARE = WRITES.filter((write) => write !== 'append');

interface StrikeSetup {
  readonly servers: Servers;
  readonly site: ChaosSite;
  readonly random: () => number;
  readonly onStrike: () => void;
}

/** The points at which servers end themselves: each moment of each write in turn, and of lines every other time. */
export function killPoints(random: () => number): () => KillPoint {
  let turn = 0;
  return () => {
    const half = Math.floor(turn++ / 2);
    const moment = WRITE_MOMENTS[half % WRITE_MOMENTS.length] ?? 'after';
    if (turn % 2 === 0) return { write: 'append', moment, count: 1 + Math.floor(random() * MOST_APPENDS) };
    return { write: RARE[Math.floor(half / WRITE_MOMENTS.length) % RARE.length] ?? '', moment, count: 1 };
  };
}

/** Strikes until so many servers were killed, by this or by their own hand; `onStrike` is called each time. */
export async function strikeUntil(kills: number, { servers, site, random, onStrike }: StrikeSetup): Promise<void> {
  const strikes = site.crashDatabase === undefined ? STRIKES_ON_ONE : STRIKES;
  for (let turn = 0; servers.kills < kills; turn++) {
    await pass(SHORTEST_PEACE + random() * (LONGEST_PEACE - SHORTEST_PEACE));
    onStrike();
    const strike = strikes[turn % strikes.length] ?? 'kill';
    if (strike === 'database') await site.crashDatabase?.();
    else await strikeOne(strike, servers, random);
  }
}

async function strikeOne(strike: 'kill' | 'frozen' | 'cut-off', servers: Servers, random: () => number): Promise<void> {
  const server = servers.pick(random());
  if (server === undefined) return;
  if (strike !== 'kill') {
    server.freeze();
    await pass(random() * LONGEST_SLEEP);
  }
  if (strike === 'cut-off') server.thaw();
  else server.kill();
}
