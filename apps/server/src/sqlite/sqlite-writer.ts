import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Appended } from '@fondaco/host';
import type { Written } from '../store/queries.ts';
import type { Append } from '../store/sql-store.ts';
import { DUE_COLUMNS, HELD_COLUMNS, LINE_COLUMNS, TABLE_COLUMNS } from '../store/columns.ts';
import { APPEND_STATEMENTS } from './append-statements.ts';
import { StatementCache } from './statement-cache.ts';
import type { Job, JobResult, Statement } from './writer-jobs.ts';

const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;
/** The extended codes of SQLite carry the plain one in their lowest byte. */
const PLAIN_CODE = 0xff;

/** Writes jobs to the file, all that it is given with one commit: the disk is waited for once. */
export class SqliteWriter {
  readonly #database: DatabaseSync;
  readonly #maxBytes: number;
  readonly #statements: StatementCache;
  readonly #standing: StatementSync;
  readonly #upsert: StatementSync;
  readonly #addLine: StatementSync;
  readonly #addHeld: StatementSync;
  readonly #dues: StatementSync;
  readonly #dropDue: StatementSync;
  readonly #addDue: StatementSync;

  constructor(database: DatabaseSync, maxBytes = Infinity) {
    this.#database = database;
    this.#maxBytes = maxBytes;
    this.#statements = new StatementCache(database);
    this.#standing = database.prepare(APPEND_STATEMENTS.standing);
    this.#upsert = database.prepare(APPEND_STATEMENTS.upsert);
    this.#addLine = database.prepare(APPEND_STATEMENTS.addLine);
    this.#addHeld = database.prepare(APPEND_STATEMENTS.addHeld);
    this.#dues = database.prepare(APPEND_STATEMENTS.dues);
    this.#dropDue = database.prepare(APPEND_STATEMENTS.dropDue);
    this.#addDue = database.prepare(APPEND_STATEMENTS.addDue);
  }

  /** The results are true once this returns. */
  commit(jobs: readonly Job[]): readonly JobResult[] {
    try {
      this.#database.exec('begin immediate');
      const hasRoom = this.#usedBytes() <= this.#maxBytes;
      const results = jobs.map((job) => this.#attempt(job, hasRoom));
      this.#database.exec('commit');
      return results;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      return jobs.map((job) => failureOf(job, error));
    }
  }

  #usedBytes(): number {
    if (this.#maxBytes === Infinity) return 0;
    const pragma = (name: string): number => Number(this.#statements.get(`pragma ${name}`).get()?.[name]);
    return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
  }

  /** Does one job or leaves no trace of it. What SQLite answers by undoing the whole transaction is thrown on. */
  #attempt(job: Job, hasRoom: boolean): JobResult {
    this.#statements.get('savepoint job').run();
    try {
      const result = this.#run(job, hasRoom);
      this.#statements.get('release job').run();
      return result;
    } catch (error) {
      if (!this.#database.isTransaction || isFull(error)) throw error;
      this.#database.exec('rollback to job');
      this.#database.exec('release job');
      // The key was written before: by somebody whose lines whoever asked has not seen.
      if (job.type === 'append' && isConstraint(error)) return this.#conflict(job.append);
      return failureOf(job, error);
    }
  }

  #run(job: Job, hasRoom: boolean): JobResult {
    if (job.type === 'append') return this.#append(job.append, hasRoom);
    return { type: 'written', written: job.statements.map((statement) => this.#execute(statement)) };
  }

  #append(append: Append, hasRoom: boolean): JobResult {
    const { table, from, lines, dues, held } = append;
    const there = this.#standingOf(table.id);
    const isExpected = there.seq === from && (append.version ?? there.version) === there.version;
    if (!isExpected) return this.#conflict(append);
    if (!hasRoom) return { type: 'appended', appended: { type: 'full', message: `${this.#maxBytes} bytes are taken` } };
    const version = this.#upsert.get(...TABLE_COLUMNS.map((name) => table[name]))?.['version'];
    for (const line of lines) this.#addLine.run(...LINE_COLUMNS.map((name) => line[name]));
    for (const one of held) this.#addHeld.run(...HELD_COLUMNS.map((name) => one[name]));
    const said = new Set([...lines, ...held].map(({ key }) => key));
    for (const due of this.#dues.all(table.id)) {
      const dueKey = due['key'] as string;
      const isCalledFor = due['is_of_row'] === 0 || dues.some(({ key }) => key === dueKey);
      if (!isCalledFor || said.has(dueKey)) this.#dropDue.run(table.id, dueKey);
    }
    for (const due of dues) this.#addDue.run(...DUE_COLUMNS.map((name) => due[name]));
    return { type: 'appended', appended: { type: 'stored' }, version: Number(version) };
  }

  #conflict({ table }: Append): JobResult {
    return { type: 'appended', appended: { type: 'conflict', seq: this.#standingOf(table.id).seq } };
  }

  /** A table that is not there has no lines and was never written. */
  #standingOf(id: string): { readonly seq: number; readonly version: number } {
    const there = this.#standing.get(id);
    return { seq: Number(there?.['seq'] ?? 0), version: Number(there?.['version'] ?? 0) };
  }

  #execute({ sql, parameters }: Statement): Written {
    const statement = this.#statements.get(sql);
    if (statement.columns().length === 0) return { changes: Number(statement.run(...parameters).changes), rows: [] };
    const rows = statement.all(...parameters);
    return { changes: rows.length, rows };
  }
}

function failureOf(job: Job, error: unknown): JobResult {
  const message = error instanceof Error ? error.message : String(error);
  const full: Appended = { type: 'full', message };
  return job.type === 'append' && isFull(error) ? { type: 'appended', appended: full } : { type: 'failed', message };
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & PLAIN_CODE : undefined;
}

function isFull(error: unknown): boolean {
  return codeOf(error) === SQLITE_FULL;
}

function isConstraint(error: unknown): boolean {
  return codeOf(error) === SQLITE_CONSTRAINT;
}
