import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore, type ServerStore } from '@fondaco/server';
import { madeUpLine, madeUpRow, PostgresServer } from '@fondaco/server/testing';
import type { Figure } from './figures.ts';
import { fsyncRate } from './fsync-rate.ts';
import { percentile } from './rounds.ts';

/** How many tables are appended to at once, each waiting for its last line to be acknowledged before the next. */
const TABLES = [1, 64, 1000];
const ROUNDS = 3;
const NANOSECONDS = 1e6;

interface Measured {
  readonly linesPerSecond: number;
  /** Milliseconds from an append to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds by which the main loop was late. */
  readonly loopP99: number;
}

/** Durable lines a second of both stores, with the rate at which the disk syncs at that time. */
export async function measureStore({ seconds }: { readonly seconds: number }): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-bench-'));
  const server = await PostgresServer.start();
  const sqlite = await openStore(path.join(folder, 'tables.sqlite'));
  const postgres = await openStore(await server.createDatabase());
  try {
    return await measureInTurn({ sqlite, postgres }, folder, (seconds * 1000) / (ROUNDS * TABLES.length * 2));
  } finally {
    await sqlite.close();
    await postgres.close();
    await server.dispose();
    rmSync(folder, { recursive: true });
  }
}

async function measureInTurn(
  stores: Readonly<Record<string, ServerStore>>,
  folder: string,
  milliseconds: number,
): Promise<Figure[]> {
  const syncs: number[] = [];
  const best = new Map<string, Measured>();
  for (let round = 0; round < ROUNDS; round++)
    for (const tables of TABLES)
      for (const [name, store] of Object.entries(stores)) {
        syncs.push(fsyncRate(folder));
        const measured = await appendTo(store, `${round}-${tables}`, tables, milliseconds);
        console.error(
          `bench: ${name}, ${tables} tables: ${Math.round(measured.linesPerSecond)} lines/s, ${Math.round(syncs.at(-1) ?? 0)} fsyncs/s before`,
        );
        const before = best.get(`${name}-${tables}`);
        if (before === undefined || before.linesPerSecond < measured.linesPerSecond)
          best.set(`${name}-${tables}`, measured);
      }
  return [
    { name: 'store.fsyncs-per-s-least', value: Math.min(...syncs), unit: 'fsyncs/s' },
    { name: 'store.fsyncs-per-s-most', value: Math.max(...syncs), unit: 'fsyncs/s' },
    ...[...best].flatMap(([name, measured]) => figuresOf(`store.${name}`, measured)),
  ];
}

function figuresOf(name: string, { linesPerSecond, p50, p99, loopP99 }: Measured): Figure[] {
  return [
    { name: `${name}.lines-per-s`, value: linesPerSecond, unit: 'lines/s' },
    { name: `${name}.p50-ms`, value: p50, unit: 'ms' },
    { name: `${name}.p99-ms`, value: p99, unit: 'ms' },
    { name: `${name}.loop-p99-ms`, value: loopP99, unit: 'ms' },
  ];
}

async function appendTo(store: ServerStore, prefix: string, tables: number, milliseconds: number): Promise<Measured> {
  const times: number[] = [];
  const began = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const appendUntilEnd = async (id: string): Promise<void> => {
    for (let seq = 0; performance.now() - began < milliseconds; seq++) {
      const sent = performance.now();
      const line = madeUpLine('move brindisi', { key: `${seq}`, by: id, at: seq });
      const { type } = await store.append(madeUpRow(id, seq + 1), seq, [line]);
      if (type !== 'stored') throw new Error(`${id} ${seq}: ${type}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, i) => appendUntilEnd(`${prefix}-${i}`)));
  delay.disable();
  return {
    linesPerSecond: (times.length / (performance.now() - began)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    loopP99: delay.percentile(99) / NANOSECONDS,
  };
}
