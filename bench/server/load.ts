import { setTimeout as pass } from 'node:timers/promises';
import { memoryOf, processorTimeOf } from '../../tools/served/process-usage.ts';
import { percentile } from '../rounds.ts';
import { BySecond } from './by-second.ts';
import { meanMoves } from './stage.ts';

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
  /** Resolves when one of them has ended. */
  readonly ended: Promise<unknown>;
  /** Makes what can be made beforehand of tables that will be opened when games are over. */
  prepareTables?(count: number): Promise<void>;
  /** Opens a table of whose game a share was played. */
  openTable(number: number, share: number): Promise<BusyTable>;
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
  readonly bySecond: BySecond;
}

/** Tables are opened so many at a time. */
const OPENED_AT_ONCE = 20;
/** Games that are over come at random: so many times what is expected is enough. */
const MORE_TABLES = 1.3;
/** The share of the time that only warms up. */
const WARM_UP = 0.2;

/** Has people play at all tables, each thinking for a while between two moves, so that together they come to the wanted rate. */
export async function putUnderLoad(server: BusyServer, size: LoadSize): Promise<UnderLoad> {
  const people = new BusyPeople(server, size);
  const lost = server.ended.then(() => {
    throw new Error(`${server.name} ended under load`);
  });
  try {
    return await Promise.race([people.play(), lost]);
  } finally {
    people.leave();
  }
}

/** The instants at which playing begins, counts and ends, and where moves are noted. */
interface PlayTime {
  readonly began: number;
  readonly warm: number;
  readonly end: number;
  readonly bySecond: BySecond;
}

/** The people at all tables of a server. */
class BusyPeople {
  readonly #server: BusyServer;
  readonly #size: LoadSize;
  readonly #tables = new Set<BusyTable>();
  /** Milliseconds that each move after the warming up took. */
  readonly #times: number[] = [];
  #opened = 0;

  constructor(server: BusyServer, size: LoadSize) {
    this.#server = server;
    this.#size = size;
  }

  async play(): Promise<UnderLoad> {
    const { pids } = this.#server;
    await this.#server.prepareTables?.(countFollowing(this.#size));
    const opened = await this.#openAll();
    const bySecond = new BySecond();
    const began = performance.now();
    const length = this.#size.seconds * 1000;
    const [warm, end] = [began + length * WARM_UP, began + length];
    const playing = Promise.all(opened.map((table) => this.#playAt(table, { began, warm, end, bySecond })));
    await Promise.race([pass(warm - performance.now()), playing]);
    const before = sum(pids.map(processorTimeOf));
    await Promise.race([pass(end - performance.now()), playing]);
    const [moves, after] = [this.#times.length, sum(pids.map(processorTimeOf))];
    const memory = sum(pids.map(memoryOf));
    await playing;
    bySecond.end();
    return {
      moves,
      movesPerSecond: (moves / (end - warm)) * 1000,
      p50: percentile(this.#times, 0.5),
      p99: percentile(this.#times, 0.99),
      memory,
      processorTime: (after - before) / moves,
      bySecond,
    };
  }

  /** Plays at one table, and at another when its game is over. */
  async #playAt(first: BusyTable, { began, warm, end, bySecond }: PlayTime): Promise<void> {
    const { tables, movesPerSecond } = this.#size;
    const thought = (tables / movesPerSecond) * 1000;
    let table = first;
    for (let next = began + Math.random() * thought; next < end; next += thought * (0.5 + Math.random())) {
      await pass(Math.max(0, next - performance.now()));
      if (table.isOver) {
        this.#leave(table);
        table = await this.#open(0);
      }
      const sent = performance.now();
      await table.move();
      const took = performance.now() - sent;
      if (sent >= warm) this.#times.push(took);
      bySecond.add(sent, took);
    }
  }

  async #open(share: number): Promise<BusyTable> {
    const table = await this.#server.openTable(this.#opened++, share);
    this.#tables.add(table);
    return table;
  }

  /** The games are at all their stages, as on any evening: some begin, some are about to end. */
  async #openAll(): Promise<readonly BusyTable[]> {
    const opened: BusyTable[] = [];
    const openOn = async (): Promise<void> => {
      while (this.#opened < this.#size.tables) opened.push(await this.#open(Math.random()));
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOn));
    return opened;
  }

  #leave(table: BusyTable): void {
    table.close();
    this.#tables.delete(table);
  }

  /** Everybody leaves. */
  leave(): void {
    for (const table of this.#tables) this.#leave(table);
  }
}

/** How many games will be over, and some more. */
function countFollowing({ seconds, movesPerSecond }: LoadSize): number {
  return Math.ceil(((seconds * movesPerSecond) / meanMoves()) * MORE_TABLES);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
