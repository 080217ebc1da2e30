import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** One step of the schema. Its place in the list, counted from 1, is the version it leads to. */
export interface SchemaStep {
  /** Begins with its version in four digits. */
  readonly name: string;
  /**
   * The oldest version whose programs can still work on the result. A step that only adds keeps that of the step before; one that takes
   * something away raises it to the version that stopped using it.
   */
  readonly oldest: number;
  readonly up: (db: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<void>;
}

type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>;

export const SCHEMA_STEPS: readonly SchemaStep[] = [
  {
    name: '0001-tables',
    oldest: 1,
    up: async (db, kind) => {
      for (const [name, build] of FIRST_TABLES) {
        const table = build(db.schema.createTable(name));
        // SQLite then keeps rows in the order of their key, in one tree instead of two.
        await (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
      }
      await db.schema
        .createIndex('lines_key')
        .unique()
        .on('lines')
        .columns(['table_id', 'key', 'part'])
        .where(sql.ref('key'), 'is not', null)
        .execute();
      await db.schema
        .createIndex('held_seats_key')
        .unique()
        .on('held_seats')
        .columns(['table_id', 'key'])
        .where(sql.ref('key'), 'is not', null)
        .execute();
      await db.schema.createIndex('held_seats_guest').on('held_seats').column('guest_id').execute();
      await db.schema.createIndex('invites_table').on('invites').column('table_id').execute();
      await db.schema.createIndex('due_at').on('due').column('at').execute();
      await db.schema.createIndex('gatherings_public').on('gatherings').columns(['is_public', 'made_at']).execute();
    },
  },
  {
    name: '0002-people-and-time',
    oldest: 1,
    up: async (db, kind) => {
      await db.schema.alterTable('tables').addColumn('timing', 'text').execute();
      for (const [name, build] of SECOND_TABLES) {
        const table = build(db.schema.createTable(name));
        await (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
      }
      await db.schema.createIndex('visits_process').on('visits').column('process').execute();
    },
  },
  {
    name: '0003-links',
    oldest: 1,
    up: async (db) => {
      await db.schema.alterTable('tables').addColumn('link', 'text').execute();
    },
  },
];

const FIRST_TABLES: readonly (readonly [string, Build])[] = [
  [
    'tables',
    (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('header', 'text', (column) => column.notNull())
        .addColumn('seats', 'text', (column) => column.notNull())
        .addColumn('parts', 'text')
        .addColumn('played_at', 'bigint', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('chapter', 'text')
        .addColumn('waiting', 'text', (column) => column.notNull())
        .addColumn('is_over', 'integer', (column) => column.notNull())
        .addColumn('winners', 'text', (column) => column.notNull())
        .addColumn('hash', 'text')
        .addColumn('version', 'integer', (column) => column.notNull()),
  ],
  [
    'lines',
    (table) =>
      table
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('is_auto', 'integer', (column) => column.notNull())
        .addColumn('comment', 'text')
        .addColumn('key', 'text')
        .addColumn('part', 'integer', (column) => column.notNull())
        .addColumn('by', 'text')
        .addColumn('at', 'bigint')
        .addColumn('hash', 'text')
        .addPrimaryKeyConstraint('lines_primary', ['table_id', 'seq']),
  ],
  [
    'gatherings',
    (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull()),
  ],
  [
    'held_seats',
    (table) =>
      table
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('nr', 'integer', (column) => column.notNull())
        .addColumn('from_line', 'integer', (column) => column.notNull())
        .addColumn('holder', 'text')
        .addColumn('guest_id', 'text')
        .addColumn('key', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('held_seats_primary', ['table_id', 'seat', 'nr']),
  ],
  [
    'guests',
    (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull()),
  ],
  [
    'invites',
    (table) =>
      table
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'text')
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull()),
  ],
  [
    'due',
    (table) =>
      table
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'text')
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('is_of_row', 'integer', (column) => column.notNull())
        .addColumn('leased_by', 'text')
        .addColumn('leased_until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('due_primary', ['table_id', 'key']),
  ],
  [
    'secrets',
    (table) =>
      table
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('secrets_primary', ['table_id', 'name']),
  ],
];

const SECOND_TABLES: readonly (readonly [string, Build])[] = [
  [
    'gathering_guests',
    (table) =>
      table
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('gathering_guests_primary', ['guest_id', 'table_id']),
  ],
  [
    'visits',
    (table) =>
      table
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_primary', ['table_id', 'seat', 'process']),
  ],
  [
    'heartbeat',
    (table) =>
      table
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull()),
  ],
  [
    'downtimes',
    (table) =>
      table
        .addColumn('from_at', 'bigint', (column) => column.primaryKey())
        .addColumn('to_at', 'bigint', (column) => column.notNull()),
  ],
];
