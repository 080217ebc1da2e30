import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { hasChanged, type Queries, type Written } from '../store/queries.ts';
import type { Schema } from '../store/schema.ts';

/** Puts queries to PostgreSQL, each to whichever connection is free. */
export class PostgresQueries implements Queries {
  readonly kind = 'postgres';
  readonly build: Kysely<Schema> = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
    const { rows } = await this.#pool.query(query.sql, [...query.parameters]);
    return rows as Row[];
  }

  async write(queries: readonly CompiledQuery[]): Promise<readonly Written[]> {
    const [only, ...others] = queries;
    if (only === undefined) return [];
    if (others.length === 0) return [toWritten(await this.#pool.query(only.sql, [...only.parameters]))];
    return this.#inTransaction(async (client) => {
      const written: Written[] = [];
      for (const query of queries) written.push(toWritten(await client.query(query.sql, [...query.parameters])));
      return written;
    });
  }

  async writeIf(first: CompiledQuery, others: readonly CompiledQuery[]): Promise<boolean> {
    if (others.length === 0) return hasChanged(await this.write([first]));
    return this.#inTransaction(async (client) => {
      // Whoever changes the same row waits here, and then finds it changed.
      const { rowCount } = await client.query(first.sql, [...first.parameters]);
      if (rowCount === 0) return false;
      for (const { sql, parameters } of others) await client.query(sql, [...parameters]);
      return true;
    });
  }

  async #inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: unknown;
    try {
      await client.query('begin');
      const done = await work(client);
      await client.query('commit');
      return done;
    } catch (error) {
      // A connection in the middle of a transaction is thrown away, which undoes it.
      broken = error;
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  }
}

function toWritten({ rowCount, rows }: QueryResult): Written {
  return { changes: rowCount ?? 0, rows };
}
