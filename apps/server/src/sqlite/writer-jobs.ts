import type { SQLInputValue } from 'node:sqlite';
import type { Appended } from '@fondaco/host';
import { DUE_COLUMNS, HELD_COLUMNS, LINE_COLUMNS, TABLE_COLUMNS } from '../store/columns.ts';
import type { Written } from '../store/queries.ts';
import type { Append } from '../store/sql-store.ts';

/** What the thread that writes is opened with. */
export interface WriterSetup {
  readonly file: string;
  readonly maxBytes?: number;
}

/** A query with its parameters, as it crosses threads. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

type RowValues = readonly SQLInputValue[];

/** An append as it crosses threads: rows are the values of their columns in order, since names would take longer than all the rest. */
export interface AppendJob {
  readonly type: 'append';
  readonly id: string;
  readonly from: number;
  readonly version: number | null;
  readonly table: RowValues;
  readonly lines: readonly RowValues[];
  readonly held: readonly RowValues[];
  readonly dues: readonly RowValues[];
  /** The keys of the lines and of those who hold a seat from now on: what was due under one of them is done. */
  readonly said: readonly (string | null)[];
  /** The keys of the dues. */
  readonly calledFor: readonly string[];
}

interface WriteJob {
  readonly type: 'write';
  readonly statements: readonly Statement[];
  /** Those after the first are for the row that it changes: where there is none, nothing is done. */
  readonly isForFirst: boolean;
}

/** What the thread that writes is asked for; each job is done whole or not at all. */
export type Job = AppendJob | WriteJob;

export type JobResult =
  | { readonly type: 'appended'; readonly appended: Appended; readonly version?: number }
  | { readonly type: 'written'; readonly written: readonly Written[] }
  | { readonly type: 'failed'; readonly message: string };

/** Messages to the thread. Jobs that came together travel together. */
export type ToWriter = { readonly type: 'jobs'; readonly jobs: readonly Job[] } | { readonly type: 'close' };

/** Messages from it: the results of the jobs in their order, as many as were done together. */
export type FromWriter =
  | { readonly type: 'ready' }
  | { readonly type: 'results'; readonly results: readonly JobResult[] };

export function toAppendJob({ table, from, version, lines, held, dues }: Append): AppendJob {
  return {
    type: 'append',
    id: table.id,
    from,
    version,
    table: TABLE_COLUMNS.map((name) => table[name]),
    lines: lines.map((line) => LINE_COLUMNS.map((name) => line[name])),
    held: held.map((one) => HELD_COLUMNS.map((name) => one[name])),
    dues: dues.map((due) => DUE_COLUMNS.map((name) => due[name])),
    said: [...lines, ...held].map(({ key }) => key),
    calledFor: dues.map(({ key }) => key),
  };
}
