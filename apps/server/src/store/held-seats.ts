import type { HeldSeat } from '@fondaco/host';
import type { Holder } from '@fondaco/kernel';
import { change, type Queries } from './queries.ts';
import type { HeldSeatColumns } from './schema.ts';

/** Who held which seat, from which line on. Rows are only ever added. */
export class HeldSeats {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /**
   * Gives a seat to somebody, as number `nr` of those who held it; answers false if somebody else was faster or the key was done. A due row
   * of that key is gone with the same commit.
   */
  async hold(held: HeldSeat): Promise<boolean> {
    const { build } = this.#queries;
    const { table, key } = held;
    const add = build
      .insertInto('held_seats')
      .values(toHeldColumns(held))
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    if (key === undefined) return (await change(this.#queries, add)) === 1;
    const done = build.selectFrom('held_seats').select('key').where('table_id', '=', table).where('key', '=', key);
    const finish = build.deleteFrom('due').where('table_id', '=', table).where('key', 'in', done);
    const [added] = await this.#queries.write([add, finish.compile()]);
    return added?.changes === 1;
  }

  /** Everybody who held a seat of a table, in the order of the lines. */
  async of(table: string): Promise<readonly HeldSeat[]> {
    const query = this.#queries.build.selectFrom('held_seats').selectAll().where('table_id', '=', table);
    const rows = await this.#queries.read(query.orderBy('from_line').orderBy('seat').orderBy('nr').compile());
    return rows.map(toHeldSeat);
  }

  /** The ids of the tables where a guest holds a seat now. */
  async tablesOf(guest: string): Promise<readonly string[]> {
    const query = this.#queries.build
      .selectFrom('held_seats as held')
      .select('table_id')
      .distinct()
      .where('guest_id', '=', guest)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('held_seats as later')
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

export function toHeldColumns(held: HeldSeat): HeldSeatColumns {
  return {
    table_id: held.table,
    seat: held.seat,
    nr: held.nr,
    from_line: held.from,
    holder: held.holder === undefined ? null : JSON.stringify(held.holder),
    guest_id: held.guest ?? null,
    key: held.key ?? null,
    at: held.at,
  };
}

function toHeldSeat(columns: HeldSeatColumns): HeldSeat {
  const { holder, guest_id: guest, key } = columns;
  return {
    table: columns.table_id,
    seat: columns.seat,
    nr: columns.nr,
    from: columns.from_line,
    ...(holder === null ? {} : { holder: JSON.parse(holder) as Holder }),
    ...(guest === null ? {} : { guest }),
    ...(key === null ? {} : { key }),
    at: columns.at,
  };
}
