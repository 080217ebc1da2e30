import { itemAt } from '@fondaco/kernel';
import type { Appended } from '@fondaco/host';
import type { Pool } from 'pg';
import type { Append } from '../store/sql-store.ts';
import { APPEND_STATEMENT, appendParameters } from './append-statement.ts';
import { isDiskFull, isUniqueViolation } from './error-codes.ts';

/** A table that was written: how many lines it has now, and how often it was written. */
export interface WrittenTable {
  readonly id: string;
  readonly seq: number;
  readonly version: number;
}

interface WaitingAppend {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const STORED: Appended = { type: 'stored' };
/** So that a message stays within some megabytes. */
const MOST_AT_ONCE = 1000;

/** Writes what has queued while the database was busy with what came before, in one go. */
export class AppendQueue {
  readonly #pool: Pool;
  readonly #onWritten: (tables: readonly WrittenTable[]) => void;
  #waiting: WaitingAppend[] = [];
  #running: Promise<void> | undefined;

  constructor(pool: Pool, onWritten: (tables: readonly WrittenTable[]) => void) {
    this.#pool = pool;
    this.#onWritten = onWritten;
  }

  add(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What is added in the same turn of the loop goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#writeBatch(this.#take());
    this.#running = undefined;
  }

  /** The first append of each table; the next of the same has to see what came of it. */
  #take(): readonly WaitingAppend[] {
    const ids = new Set<string>();
    const [batch, later]: [WaitingAppend[], WaitingAppend[]] = [[], []];
    for (const one of this.#waiting) {
      const isLater = ids.has(one.append.table.id) || batch.length === MOST_AT_ONCE;
      (isLater ? later : batch).push(one);
      ids.add(one.append.table.id);
    }
    this.#waiting = later;
    return batch;
  }

  async #writeBatch(batch: readonly WaitingAppend[]): Promise<void> {
    try {
      const appended = await this.#write(batch.map(({ append }) => append));
      batch.forEach(({ resolve }, i) => resolve(itemAt(appended, i)));
    } catch (error) {
      if (isUniqueViolation(error) && batch.length > 1) for (const one of batch) await this.#writeBatch([one]);
      else batch.forEach(({ reject }) => reject(error));
    }
  }

  async #write(appends: readonly Append[]): Promise<readonly Appended[]> {
    let written: ReadonlyMap<string, number>;
    try {
      written = await this.#execute(appends);
    } catch (error) {
      if (isDiskFull(error)) return appends.map(() => ({ type: 'full', message: String(error) }));
      // One key that was written before: by somebody whose lines whoever asked has not seen. In company, each is tried alone.
      if (!isUniqueViolation(error) || appends.length > 1) throw error;
      written = new Map();
    }
    const late = appends.filter(({ table }) => !written.has(table.id));
    const seqs = late.length === 0 ? new Map<string, number>() : await this.#seqs(late.map(({ table }) => table.id));
    return appends.map(({ table }) =>
      written.has(table.id) ? STORED : { type: 'conflict', seq: seqs.get(table.id) ?? 0 },
    );
  }

  /** The versions of those that were written. */
  async #execute(appends: readonly Append[]): Promise<ReadonlyMap<string, number>> {
    const values = appendParameters(appends);
    const { rows } = await this.#pool.query<{ id: string; version: number }>({
      name: 'append',
      text: APPEND_STATEMENT,
      values,
    });
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const tables = appends.flatMap(({ table: { id, seq } }) => {
      const version = versions.get(id);
      return version === undefined ? [] : [{ id, seq, version }];
    });
    if (tables.length > 0) this.#onWritten(tables);
    return versions;
  }

  async #seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; seq: number }>(
      'select id, seq from tables where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }
}
