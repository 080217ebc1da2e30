import { change, type Queries } from './queries.ts';
import type { HolderColumns } from './schema.ts';

export type HolderKind = 'person' | 'bot' | 'stand-in' | 'nobody';

/** Who held a seat of a table from a line on, until the next who did. */
export interface Holder {
  readonly table: string;
  readonly seat: string;
  /** 1 for the first who held the seat, then counted on. */
  readonly nr: number;
  /** The number of the first line that is theirs to say. */
  readonly fromLine: number;
  readonly kind: HolderKind;
  /** The id of a person. */
  readonly guest?: string;
  /** The level of a bot or stand-in. */
  readonly level?: string;
  /** The key of a due row that this does; (table, key) is unique here too. */
  readonly key?: string;
  readonly at: number;
}

/** Who held which seat, from which line on. Rows are only ever added. */
export class Holders {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /**
   * Gives a seat to somebody, as number `nr` of those who held it; answers false if somebody else was faster or the key was done. A due row
   * of that key is gone with the same commit.
   */
  async hold(holder: Holder): Promise<boolean> {
    const { build } = this.#queries;
    const { table, key } = holder;
    const add = build
      .insertInto('holders')
      .values(toColumns(holder))
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    if (key === undefined) return (await change(this.#queries, add)) === 1;
    const done = build.selectFrom('holders').select('key').where('table_id', '=', table).where('key', '=', key);
    const finish = build.deleteFrom('due').where('table_id', '=', table).where('key', 'in', done);
    const [added] = await this.#queries.write([add, finish.compile()]);
    return added?.changes === 1;
  }

  /** Everybody who held a seat of a table, in the order of the lines. */
  async of(table: string): Promise<readonly Holder[]> {
    const query = this.#queries.build.selectFrom('holders').selectAll().where('table_id', '=', table);
    const rows = await this.#queries.read(query.orderBy('from_line').orderBy('seat').orderBy('nr').compile());
    return rows.map(toHolder);
  }

  /** The ids of the tables where a guest holds a seat now. */
  async tablesOf(guest: string): Promise<readonly string[]> {
    const query = this.#queries.build
      .selectFrom('holders as held')
      .select('table_id')
      .distinct()
      .where('guest_id', '=', guest)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('holders as later')
              .select('later.nr')
              .whereRef('later.table_id', '=', 'held.table_id')
              .whereRef('later.seat', '=', 'held.seat')
              .whereRef('later.nr', '>', 'held.nr'),
          ),
        ),
      )
      .orderBy('table_id');
    return (await this.#queries.read(query.compile())).map((row) => row.table_id);
  }
}

function toColumns(holder: Holder): HolderColumns {
  return {
    table_id: holder.table,
    seat: holder.seat,
    nr: holder.nr,
    from_line: holder.fromLine,
    kind: holder.kind,
    guest_id: holder.guest ?? null,
    level: holder.level ?? null,
    key: holder.key ?? null,
    at: holder.at,
  };
}

function toHolder(columns: HolderColumns): Holder {
  const { guest_id: guest, level, key } = columns;
  return {
    table: columns.table_id,
    seat: columns.seat,
    nr: columns.nr,
    fromLine: columns.from_line,
    kind: columns.kind as HolderKind,
    ...(guest === null ? {} : { guest }),
    ...(level === null ? {} : { level }),
    ...(key === null ? {} : { key }),
    at: columns.at,
  };
}
