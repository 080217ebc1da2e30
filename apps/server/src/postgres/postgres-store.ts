import type { Appended } from '@fondaco/host';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { TableVersion } from '../store/followed-tables.ts';
import { migrate } from '../store/migrate.ts';
import type { ServerStore, StoreOptions } from '../store/server-store.ts';
import { SqlStore, type Append } from '../store/sql-store.ts';
import { AppendQueue } from './append-queue.ts';
import { checkDurability } from './durability.ts';
import { Notices } from './notices.ts';
import { PostgresQueries } from './postgres-queries.ts';

/** The number of PostgreSQL's 64-bit integers, which `pg` would give as text. Ours are counts and instants, exact in a double. */
const INT8 = 20;

export interface PostgresOptions extends StoreOptions {
  /** Connections besides the one for notices. */
  readonly connections?: number;
}

const CONNECTIONS = 8;

/** Opens a store in a PostgreSQL database, which any number of processes share. */
export async function openPostgresStore(address: string, options: PostgresOptions = {}): Promise<ServerStore> {
  const warn = options.warn ?? console.warn;
  const pool = openPool(address, options.connections ?? CONNECTIONS, warn);
  const store = new PostgresStore(pool, address, { ...options, warn });
  try {
    await store.prepare();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Connections to the database; one that breaks while idle is replaced by the next that is needed. */
export function openPool(address: string, max: number, warn: (message: string) => void): Pool {
  const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');
  const pool = new Pool({ connectionString: address, max, application_name: 'fondaco', types: { getTypeParser } });
  pool.on('error', (error) => warn(`a connection broke: ${error.message}`));
  return pool;
}

class PostgresStore extends SqlStore {
  readonly #pool: Pool;
  readonly #queue: AppendQueue;
  readonly #notices: Notices;

  constructor(pool: Pool, address: string, options: StoreOptions & { readonly warn: (message: string) => void }) {
    super(new PostgresQueries(pool), options);
    this.#pool = pool;
    this.#notices = new Notices(address, {
      onNotice: (id, now) => this.followed.tell(id, now, 'elsewhere'),
      onConnected: () => void this.followed.lookNow(),
      warn: options.warn,
    });
    this.#queue = new AppendQueue(pool, (tables) => {
      // Heard here first: the notice that comes back is then no news.
      for (const { id, seq, version } of tables) this.followed.tell(id, { seq, version }, 'here');
      this.#notices.send(tables.map(({ id, seq, version }) => [id, seq, version]));
    });
  }

  async prepare(): Promise<void> {
    await checkDurability(this.#pool);
    await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: this.#pool }) }), 'postgres');
    await this.#notices.connect();
  }

  protected override write(append: Append): Promise<Appended> {
    return this.#queue.add(append);
  }

  protected override tellVersion(id: string, now: TableVersion): void {
    this.#notices.send([now === undefined ? [id] : [id, now.seq, now.version]]);
  }

  override async close(): Promise<void> {
    await this.#queue.idle();
    await this.followed.close();
    await this.#notices.close();
    await this.#pool.end();
  }
}
