import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@fondaco/catalog';
import type { State } from '@fondaco/kernel';
import { PostgresServer } from '@fondaco/server/testing';
import { fieldsOf } from '../peers/boardgame-io.ts';
import type { Figure, Target } from '../figures.ts';
import { fsyncTimes, syncsPerSecond } from '../fsync-rate.ts';
import { percentile } from '../rounds.ts';
import { installPeers } from '../peers.ts';
import { wantedParts } from '../wanted-parts.ts';
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

/** What can be measured alone. */
const PARTS = ['ours', 'boardgame-io', 'colyseus', 'colyseus-at-once', 'postgres', 'recovery'] as const;
type ServerPart = (typeof PARTS)[number];

export interface ServerBench {
  readonly seconds?: number | undefined;
  readonly tables?: number | undefined;
  readonly moves?: number | undefined;
  /** The parts wanted, with commas between them; all if absent. */
  readonly parts?: string | undefined;
  /** Whether what our server waits for is printed, second by second. */
  readonly hasWaits?: boolean | undefined;
}

/** Tables with four sockets each under load: ours, and those of others with a state as large as ours. */
export async function measureServer(how: ServerBench): Promise<Figure[]> {
  const { seconds = SECONDS, tables = TABLES, moves = MOVES_PER_SECOND } = how;
  const parts = wantedParts(how.parts, PARTS);
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-bench-'));
  const size = { tables, movesPerSecond: moves, seconds };
  const waitsFile = how.hasWaits === true ? path.join(folder, 'waits') : undefined;
  try {
    const syncs = saySyncs(folder, size);
    const measured = await measureParts({ folder, size, parts, waitsFile });
    return [{ name: 'server.fsyncs-per-s', value: syncs, unit: 'fsyncs/s' }, ...measured];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures the disk without anything else, and says what is asked for. */
function saySyncs(folder: string, { tables, movesPerSecond }: LoadSize): number {
  const times = fsyncTimes(folder);
  const rate = syncsPerSecond(times);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(2));
  const wanted = `${tables} tables, 4 sockets each, ${movesPerSecond} moves/s wanted`;
  const most = Math.max(...times).toFixed(1);
  console.error(`bench: ${wanted}, ${Math.round(rate)} fsyncs/s (p50 ${p50} ms, p99 ${p99} ms, most ${most} ms)`);
  return rate;
}

interface MeasuredParts {
  readonly folder: string;
  readonly size: LoadSize;
  readonly parts: ReadonlySet<ServerPart>;
  readonly waitsFile: string | undefined;
}

async function measureParts({ folder, size, parts, waitsFile }: MeasuredParts): Promise<Figure[]> {
  const figures: Figure[] = [];
  const shorter = { ...size, seconds: size.seconds * OTHERS };
  const place = path.join(folder, 'tables.sqlite');
  const ours = parts.has('ours')
    ? await load(() => startOurs({ name: 'server', place, processes: 1, waitsFile }), size, waitsFile)
    : undefined;
  if (ours !== undefined) figures.push(...figuresOf('server', ours, { p50: 3, p99: 25, memory: 300 }));
  const peers = await measurePeers(folder, shorter, parts);
  figures.push(...peers.figures);
  if (parts.has('postgres')) figures.push(...figuresOf('server.postgres', await loadPostgres(shorter), { p99: 60 }));
  if (ours !== undefined && peers.boardgameIo !== undefined)
    figures.push({
      name: 'server.cpu-ratio-boardgame-io',
      value: ours.processorTime / peers.boardgameIo.processorTime,
      unit: 'of its processor time a move',
      target: { type: 'below', value: 0.2 },
    });
  if (parts.has('recovery')) figures.push(...(await figuresOfRecovery(path.join(folder, 'many.sqlite'))));
  return figures;
}

/** The same for those we are measured against. */
async function measurePeers(
  folder: string,
  size: LoadSize,
  parts: ReadonlySet<ServerPart>,
): Promise<{ readonly figures: readonly Figure[]; readonly boardgameIo: UnderLoad | undefined }> {
  const fields = fieldsOf(largestState());
  const count = String(Object.values(fields).reduce((sum, { length }) => sum + length, 0));
  const peers: readonly { readonly part: ServerPart; readonly kind: string; readonly args: readonly string[] }[] = [
    { part: 'boardgame-io', kind: 'boardgame-io', args: [path.join(folder, 'flat-files'), JSON.stringify(fields)] },
    { part: 'colyseus', kind: 'colyseus', args: [PATCHES, count] },
    { part: 'colyseus-at-once', kind: 'colyseus', args: [AT_ONCE, count] },
  ];
  const wanted = peers.filter(({ part }) => parts.has(part));
  if (wanted.length > 0) installPeers();
  const figures: Figure[] = [];
  let boardgameIo: UnderLoad | undefined;
  for (const { part, kind, args } of wanted) {
    const measured = await loadPeer(() => startPeer(part, kind, args), size);
    figures.push(...figuresOf(`server.${part}`, measured));
    if (part === 'boardgame-io') boardgameIo = measured;
  }
  return { figures, boardgameIo };
}

async function figuresOfRecovery(place: string): Promise<readonly Figure[]> {
  const { ready, table } = await measureRecovery(place);
  const below = (value: number): Target => ({ type: 'below', value });
  return [
    { name: 'server.ready-s', value: ready, unit: 's after SIGKILL, 10,000 tables', target: below(2) },
    { name: 'server.table-ms', value: table, unit: 'ms to a stored table', target: below(50) },
  ];
}

async function load(start: () => Promise<BusyServer>, size: LoadSize, waitsFile?: string): Promise<UnderLoad> {
  const server = await start();
  try {
    const measured = await putUnderLoad(server, size);
    const { movesPerSecond, p50, p99, memory, processorTime } = measured;
    const speed = `${Math.round(movesPerSecond)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    console.error(`bench: ${server.name}: ${speed}, ${Math.round(memory)} MB, ${processorTime.toFixed(3)} ms a move`);
    if (waitsFile !== undefined) console.error(measured.bySecond.print(waitsFile));
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
    return await load(() => startOurs({ name: 'postgres', place, processes }), { ...size, movesPerSecond: rate });
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
