import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Appended } from '@fondaco/host';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type { TableVersion } from '../store/followed-tables.ts';
import { hasChanged, type Queries, type Written } from '../store/queries.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerStore, StoreOptions } from '../store/server-store.ts';
import { SqlStore, type Append } from '../store/sql-store.ts';
import { openToRead } from './open-file.ts';
import { StatementCache } from './statement-cache.ts';
import { toAppendJob } from './writer-jobs.ts';
import { WriterThread } from './writer-thread.ts';

export interface SqliteOptions extends StoreOptions {
  /** When the tables take more than this, appends are answered `full`; the disk itself is the limit if absent. */
  readonly maxBytes?: number;
}

/** Opens a store in one file, made if it is not there: for one process, though others may open it too. */
export async function openSqliteStore(file: string, options: SqliteOptions = {}): Promise<ServerStore> {
  const { maxBytes } = options;
  const thread = await WriterThread.start({ file, ...(maxBytes === undefined ? {} : { maxBytes }) });
  return new SqliteStore(new SqliteQueries(openToRead(file), thread), thread, options);
}

class SqliteStore extends SqlStore {
  readonly #thread: WriterThread;
  readonly #sqlite: SqliteQueries;

  constructor(queries: SqliteQueries, thread: WriterThread, options: StoreOptions) {
    super(queries, options);
    this.#thread = thread;
    this.#sqlite = queries;
  }

  protected override async write(append: Append): Promise<Appended> {
    const result = await this.#thread.run(toAppendJob(append));
    if (result.type !== 'appended') throw new Error(`an append was answered ${result.type}`);
    const { id, seq } = append.table;
    if (result.version !== undefined) this.followed.tell(id, { seq, version: result.version }, 'here');
    return result.appended;
  }

  protected override tellVersion(id: string, now: TableVersion): void {
    this.followed.tell(id, now, 'here');
  }

  override async close(): Promise<void> {
    await this.followed.close();
    await this.#thread.close();
    this.#sqlite.close();
  }
}

/** Reads on this thread, writes on the other. */
class SqliteQueries implements Queries {
  readonly kind = 'sqlite';
  readonly build: Kysely<Schema> = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  readonly #reader: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #thread: WriterThread;

  constructor(reader: DatabaseSync, thread: WriterThread) {
    this.#reader = reader;
    this.#statements = new StatementCache(reader);
    this.#thread = thread;
  }

  async read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
    return this.#statements.get(query.sql).all(...valuesOf(query)) as Row[];
  }

  write(queries: readonly CompiledQuery[]): Promise<readonly Written[]> {
    return this.#write(queries, { isForFirst: false });
  }

  async writeIf(first: CompiledQuery, others: readonly CompiledQuery[]): Promise<boolean> {
    return hasChanged(await this.#write([first, ...others], { isForFirst: true }));
  }

  async #write(queries: readonly CompiledQuery[], how: { readonly isForFirst: boolean }): Promise<readonly Written[]> {
    const statements = queries.map((query) => ({ sql: query.sql, parameters: valuesOf(query) }));
    const result = await this.#thread.run({ type: 'write', statements, ...how });
    if (result.type !== 'written') throw new Error(`queries were answered ${result.type}`);
    return result.written;
  }

  close(): void {
    this.#reader.close();
  }
}

/** Every column of the schema is a text, a number or null. */
function valuesOf(query: CompiledQuery): readonly SQLInputValue[] {
  return query.parameters as readonly SQLInputValue[];
}
