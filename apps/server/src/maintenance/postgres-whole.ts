import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { checkDurability } from '../postgres/durability.ts';
import { openPool } from '../postgres/postgres-store.ts';
import { NUMBER_COLUMNS, quoteNames } from '../store/columns.ts';
import { migrate } from '../store/migrate.ts';
import { PRIMARY_KEYS, TABLE_NAMES, type Schema } from '../store/schema.ts';
import type { FilledDatabase, Row, WholeDatabase } from './whole-database.ts';

const ROWS_AT_ONCE = 1000;

/** Reads a PostgreSQL database as it stands now; whoever uses it goes on. */
export async function readPostgres(address: string): Promise<WholeDatabase> {
  const { client, close } = await connect(address);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ version: number }>('select version from schema_version');
  return { schema: Number(rows[0]?.version), rows: (table) => fetchRows(client, table), close };
}

async function* fetchRows(client: PoolClient, table: keyof Schema): AsyncGenerator<Row> {
  // By the bytes of the text, as SQLite orders: the same tables give the same backup.
  const order = PRIMARY_KEYS[table].map((name) => (NUMBER_COLUMNS.has(name) ? name : `"${name}" collate "C"`));
  await client.query(`declare all_rows cursor for select * from ${table} order by ${order.join(', ')}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from all_rows`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close all_rows');
}

/** Fills a PostgreSQL database that has no rows yet. */
export async function fillPostgres(address: string): Promise<FilledDatabase> {
  const { client, close } = await connect(address, async (pool) => {
    await checkDurability(pool);
    await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), 'postgres');
  });
  await client.query('begin');
  // Whoever wants to write meanwhile waits, and then finds the tables.
  await client.query(`lock table ${TABLE_NAMES.join(', ')} in exclusive mode`);
  return {
    isEmpty: async () => {
      const exist = TABLE_NAMES.map((table) => `exists (select from ${table})`).join(' or ');
      const { rows } = await client.query<{ has_rows: boolean }>(`select ${exist} as has_rows`);
      return rows[0]?.has_rows === false;
    },
    insert: async (table, rows) => {
      const [first] = rows;
      if (first === undefined) return;
      const columns = quoteNames(Object.keys(first));
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(rows)],
      );
    },
    commit: async () => void (await client.query('commit')),
    close,
  };
}

interface Connected {
  readonly client: PoolClient;
  readonly close: () => Promise<void>;
}

async function connect(
  address: string,
  prepare: (pool: Pool) => Promise<void> = () => Promise.resolve(),
): Promise<Connected> {
  const pool = openPool(address, 1, console.warn);
  try {
    await prepare(pool);
    const client = await pool.connect();
    // Thrown away rather than given back: that undoes what was not committed.
    const close = async (): Promise<void> => {
      client.release(true);
      await pool.end();
    };
    return { client, close };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
