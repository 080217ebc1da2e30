import { setTimeout as pass } from 'node:timers/promises';
import { memoryOf, processorTimeOf } from '../../tools/served/process-usage.ts';
import { percentile } from '../rounds.ts';

/** A table with four people at it, each with a connection. */
export interface BusyTable {
  /** The game is over: another table has to be opened. */
  readonly isOver: boolean;
  /** Somebody does something; resolves when all four have been told of it. */
  move(): Promise<void>;
  close(): void;
}

/** A server under load. */
export interface BusyServer {
  readonly name: string;
  /** The processes it consists of. */
  readonly pids: readonly number[];
  openTable(number: number): Promise<BusyTable>;
  stop(): Promise<void>;
}

export interface LoadSize {
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
}

export interface UnderLoad {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending to all being told. */
  readonly p50: number;
  readonly p99: number;
  /** Megabytes of all processes at the end. */
  readonly memory: number;
  /** Milliseconds of processor time a move. */
  readonly processorTime: number;
}

/** Tables are opened so many at a time. */
const OPENED_AT_ONCE = 20;
/** The share of the time that only warms up. */
const WARM_UP = 0.2;

/** Has people play at all tables, each thinking for a while between two moves, so that together they come to the wanted rate. */
export async function putUnderLoad(
  server: BusyServer,
  { tables, movesPerSecond, seconds }: LoadSize,
): Promise<UnderLoad> {
  const opened = await openAll(server, tables);
  const began = performance.now();
  const [warm, end] = [began + seconds * 1000 * WARM_UP, began + seconds * 1000];
  const times: number[] = [];
  const thought = (tables / movesPerSecond) * 1000;
  let numbers = tables;
  const play = async (first: BusyTable): Promise<void> => {
    let table = first;
    for (let next = began + Math.random() * thought; next < end; next += thought * (0.5 + Math.random())) {
      await pass(Math.max(0, next - performance.now()));
      if (table.isOver) {
        table.close();
        table = await server.openTable(numbers++);
      }
      const sent = performance.now();
      await table.move();
      if (sent >= warm) times.push(performance.now() - sent);
    }
    table.close();
  };
  const playing = Promise.all(opened.map(play));
  await pass(warm - performance.now());
  const before = sum(server.pids.map(processorTimeOf));
  await pass(end - performance.now());
  const [moves, after] = [times.length, sum(server.pids.map(processorTimeOf))];
  const memory = sum(server.pids.map(memoryOf));
  await playing;
  return {
    moves,
    movesPerSecond: (moves / (end - warm)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    memory,
    processorTime: (after - before) / moves,
  };
}

async function openAll(server: BusyServer, count: number): Promise<readonly BusyTable[]> {
  const opened: BusyTable[] = [];
  let next = 0;
  const openOn = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) opened.push(await server.openTable(number));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOn));
  return opened;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
