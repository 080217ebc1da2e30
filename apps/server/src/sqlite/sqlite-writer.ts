import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Appended } from '@fondaco/host';
import { hasChanged, type Written } from '../store/queries.ts';
import { APPEND_STATEMENTS } from './append-statements.ts';
import { StatementCache } from './statement-cache.ts';
import type { AppendJob, Job, JobResult, Statement } from './writer-jobs.ts';

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
  readonly #replace: StatementSync;
  readonly #addTable: StatementSync;
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
    this.#replace = database.prepare(APPEND_STATEMENTS.replace);
    this.#addTable = database.prepare(APPEND_STATEMENTS.addTable);
    this.#addLine = database.prepare(APPEND_STATEMENTS.addLine);
    this.#addHeld = database.prepare(APPEND_STATEMENTS.addHeld);
    this.#dues = database.prepare(APPEND_STATEMENTS.dues);
    this.#dropDue = database.prepare(APPEND_STATEMENTS.dropDue);
    this.#addDue = database.prepare(APPEND_STATEMENTS.addDue);
  }

  /** The results are true once this returns. */
  commit(jobs: readonly Job[]): readonly JobResult[] {
    try {
      this.#statements.get('begin immediate').run();
      const hasRoom = this.#usedBytes() <= this.#maxBytes;
      const results = this.#runAll(jobs, hasRoom);
      this.#statements.get('commit').run();
      return results;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      return jobs.map((job) => this.#failureOf(job, error));
    }
  }

  /** One job alone is undone with its transaction: what lets several be undone one by one takes longer than writing a line. */
  #runAll(jobs: readonly Job[], hasRoom: boolean): readonly JobResult[] {
    const [only] = jobs;
    return only !== undefined && jobs.length === 1
      ? [this.#run(only, hasRoom)]
      : jobs.map((job) => this.#attempt(job, hasRoom));
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
      return this.#failureOf(job, error);
    }
  }

  #run(job: Job, hasRoom: boolean): JobResult {
    if (job.type === 'append') return this.#append(job, hasRoom);
    const written: Written[] = [];
    for (const statement of job.statements) {
      written.push(this.#execute(statement));
      if (job.isForFirst && !hasChanged(written)) break;
    }
    return { type: 'written', written };
  }

  #append(job: AppendJob, hasRoom: boolean): JobResult {
    if (!hasRoom) return this.#refuseForRoom(job);
    const version = this.#writeTable(job);
    if (version === undefined) return this.#conflict(job);
    for (const line of job.lines) this.#addLine.run(...line);
    for (const one of job.held) this.#addHeld.run(...one);
    for (const due of this.#dues.all(job.id)) {
      const key = due['key'] as string;
      const isCalledFor = due['is_of_row'] === 0 || job.calledFor.includes(key);
      if (!isCalledFor || job.said.includes(key)) this.#dropDue.run(job.id, key);
    }
    for (const due of job.dues) this.#addDue.run(...due);
    return { type: 'appended', appended: { type: 'stored' }, version };
  }

  /** Compares and sets the row of a table; answers how often it was written then, or undefined if it stands otherwise. */
  #writeTable({ table, from, version }: AppendJob): number | undefined {
    const replaced = this.#replace.get(...table, from, version);
    if (replaced !== undefined) return Number(replaced['version']);
    const isNew = from === 0 && (version ?? 0) === 0;
    const made = isNew ? this.#addTable.get(...table) : undefined;
    return made === undefined ? undefined : Number(made['version']);
  }

  #failureOf(job: Job, error: unknown): JobResult {
    // The key was written before: by somebody whose lines whoever asked has not seen.
    if (job.type === 'append' && isConstraint(error)) return this.#conflict(job);
    const message = error instanceof Error ? error.message : String(error);
    const full: Appended = { type: 'full', message };
    return job.type === 'append' && isFull(error) ? { type: 'appended', appended: full } : { type: 'failed', message };
  }

  /** There is no room; whoever would have come too late besides is told of that. */
  #refuseForRoom(job: AppendJob): JobResult {
    const there = this.#standing.get(job.id);
    const [seq, version] = [Number(there?.['seq'] ?? 0), Number(there?.['version'] ?? 0)];
    if (seq !== job.from || (job.version ?? version) !== version) return this.#conflict(job);
    return { type: 'appended', appended: { type: 'full', message: `${this.#maxBytes} bytes are taken` } };
  }

  /** A table that is not there has no lines. */
  #conflict({ id }: AppendJob): JobResult {
    const seq = Number(this.#standing.get(id)?.['seq'] ?? 0);
    return { type: 'appended', appended: { type: 'conflict', seq } };
  }

  #execute({ sql, parameters }: Statement): Written {
    const statement = this.#statements.get(sql);
    if (statement.columns().length === 0) return { changes: Number(statement.run(...parameters).changes), rows: [] };
    const rows = statement.all(...parameters);
    return { changes: rows.length, rows };
  }
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
