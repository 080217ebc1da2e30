import type { SQLInputValue } from 'node:sqlite';
import type { Appended } from '@fondaco/host';
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

/** What the thread that writes is asked for; each job is done whole or not at all. */
export type Job =
  | { readonly type: 'append'; readonly append: Append }
  | { readonly type: 'write'; readonly statements: readonly Statement[] };

export type JobResult =
  | { readonly type: 'appended'; readonly appended: Appended; readonly version?: number }
  | { readonly type: 'written'; readonly written: readonly Written[] }
  | { readonly type: 'failed'; readonly message: string };

/** Messages to the thread. Jobs that came together travel together. */
export type ToWriter =
  { readonly type: 'jobs'; readonly first: number; readonly jobs: readonly Job[] } | { readonly type: 'close' };

/** Messages from it: the results of the jobs from number `first` on, in their order. */
export type FromWriter =
  | { readonly type: 'ready' }
  | { readonly type: 'results'; readonly first: number; readonly results: readonly JobResult[] };
