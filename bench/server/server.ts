import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@fondaco/catalog';
import type { State } from '@fondaco/kernel';
import { PostgresServer } from '@fondaco/server/testing';
import { fieldsOf } from '../peers/boardgame-io.ts';
import type { Figure } from '../figures.ts';
import { fsyncRate } from '../fsync-rate.ts';
import { installPeers } from '../peers.ts';
import { putUnderLoad, type BusyServer, type LoadSize, type UnderLoad } from './load.ts';
import { startOurs } from './our-server.ts';
import { startPeer } from './peer-server.ts';
import { measureRecovery } from './recovery.ts';

/** What is asked of one SQLite server, and of three processes on PostgreSQL. */
const TABLES = 1000;
const MOVES_PER_SECOND = 500;
const POSTGRES = { processes: 3, movesPerSecond: 150 };
/** Milliseconds between two patches of Colyseus by default: 20 a second. */
const PATCHES = '50';
const AT_ONCE = '0';
const MOST_TRIES = 3;
/** How long our server is measured, and of that the share that is enough for the others: their games are at all stages from the first second on. */
const SECONDS = 300;
const OTHERS = 1 / 5;

export interface ServerBench {
  readonly seconds?: number | undefined;
  readonly tables?: number | undefined;
  readonly moves?: number | undefined;
}

/** Tables with four sockets each under load: ours, and those of others with a state as large as ours. */
export async function measureServer({
  seconds = SECONDS,
  tables = TABLES,
  moves = MOVES_PER_SECOND,
}: ServerBench): Promise<Figure[]> {
  installPeers();
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-bench-'));
  const size = { tables, movesPerSecond: moves, seconds };
  const shorter = { ...size, seconds: seconds * OTHERS };
  const fields = fieldsOf(largestState());
  const count = Object.values(fields).reduce((sum, { length }) => sum + length, 0);
  const syncs = fsyncRate(folder);
  console.error(`bench: ${tables} tables, 4 sockets each, ${moves} moves/s wanted, ${Math.round(syncs)} fsyncs/s`);
  try {
    const ours = await load(() => startOurs('server', path.join(folder, 'tables.sqlite'), 1), size);
    const boardgameIo = await loadPeer(
      () => startPeer('boardgame-io', 'boardgame-io', [path.join(folder, 'flat-files'), JSON.stringify(fields)]),
      shorter,
    );
    const patched = await loadPeer(() => startPeer('colyseus', 'colyseus', [PATCHES, String(count)]), shorter);
    const atOnce = await loadPeer(() => startPeer('colyseus-at-once', 'colyseus', [AT_ONCE, String(count)]), shorter);
    const postgres = await loadPostgres(shorter);
    const { ready, table } = await measureRecovery(path.join(folder, 'many.sqlite'));
    return [
      { name: 'server.fsyncs-per-s', value: syncs, unit: 'fsyncs/s' },
      ...figuresOf('server', ours, { p50: 3, p99: 25, memory: 300 }),
      ...figuresOf('server.boardgame-io', boardgameIo),
      ...figuresOf('server.colyseus', patched),
      ...figuresOf('server.colyseus-at-once', atOnce),
      ...figuresOf('server.postgres', postgres, { p99: 60 }),
      {
        name: 'server.cpu-ratio-boardgame-io',
        value: ours.processorTime / boardgameIo.processorTime,
        unit: 'of its processor time a move',
        target: { type: 'below', value: 0.2 },
      },
      {
        name: 'server.ready-s',
        value: ready,
        unit: 's after SIGKILL, 10,000 tables',
        target: { type: 'below', value: 2 },
      },
      { name: 'server.table-ms', value: table, unit: 'ms to a stored table', target: { type: 'below', value: 50 } },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function load(start: () => Promise<BusyServer>, size: LoadSize): Promise<UnderLoad> {
  const server = await start();
  try {
    const measured = await putUnderLoad(server, size);
    const { movesPerSecond, p50, p99, memory, processorTime } = measured;
    const speed = `${Math.round(movesPerSecond)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    console.error(`bench: ${server.name}: ${speed}, ${Math.round(memory)} MB, ${processorTime.toFixed(3)} ms a move`);
    return measured;
  } finally {
    await server.stop();
  }
}

/** The same for a peer, which is tried again if it ends by itself: boardgame.io's flat files may be read while they are written. */
async function loadPeer(start: () => Promise<BusyServer>, size: LoadSize): Promise<UnderLoad> {
  for (let tries = 1; ; tries++) {
    try {
      return await load(start, size);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      console.error(`bench: ${String(error)}; it is tried again`);
    }
  }
}

async function loadPostgres(size: LoadSize): Promise<UnderLoad> {
  const database = await PostgresServer.start();
  try {
    const place = await database.createDatabase();
    const { processes, movesPerSecond } = POSTGRES;
    const rate = Math.min(movesPerSecond, size.movesPerSecond);
    return await load(() => startOurs('postgres', place, processes), { ...size, movesPerSecond: rate });
  } finally {
    await database.dispose();
  }
}

/** A state of the game that needs the most room. */
function largestState(): State {
  const states = games.map(({ game }) => game.blank());
  return states.reduce((largest, s) => (s.bytes.length > largest.bytes.length ? s : largest));
}

function figuresOf(
  name: string,
  { movesPerSecond, p50, p99, memory, processorTime }: UnderLoad,
  most: Readonly<Partial<Record<'p50' | 'p99' | 'memory', number>>> = {},
): Figure[] {
  const below = (value: number | undefined): Pick<Figure, 'target'> =>
    value === undefined ? {} : { target: { type: 'below', value } };
  return [
    { name: `${name}.moves-per-s`, value: movesPerSecond, unit: 'moves/s' },
    { name: `${name}.p50-ms`, value: p50, unit: 'ms from sending to all told', ...below(most.p50) },
    { name: `${name}.p99-ms`, value: p99, unit: 'ms from sending to all told', ...below(most.p99) },
    { name: `${name}.rss-MB`, value: memory, unit: 'MB', ...below(most.memory) },
    { name: `${name}.cpu-ms-per-move`, value: processorTime, unit: 'ms of processor time' },
  ];
}
