import { change, type Queries } from './queries.ts';
import type { VisitColumns } from './schema.ts';

/** The connections of one process that have a table open: in a seat, or to watch. */
export interface SeatVisit {
  readonly table: string;
  /** Absent for those who watch. */
  readonly seat?: string;
  readonly process: string;
  readonly count: number;
  /** Since when there is one, in milliseconds since 1970. */
  readonly since: number;
}

const NO_SEAT = '';

/** Who has which table open, in whichever process. A process that dies no longer says so, and its visits grow stale. */
export class Visits {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Says how many connections have a table open in a seat; 0 if none does any more. */
  async set(visit: SeatVisit, at: number): Promise<void> {
    const { build } = this.#queries;
    const key = { table_id: visit.table, seat: visit.seat ?? NO_SEAT, process: visit.process };
    const values = { count: visit.count, since: visit.since, at };
    const query =
      visit.count === 0
        ? build
            .deleteFrom('visits')
            .where('table_id', '=', key.table_id)
            .where('seat', '=', key.seat)
            .where('process', '=', key.process)
        : build
            .insertInto('visits')
            .values({ ...key, ...values })
            .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'process']).doUpdateSet(values));
    await change(this.#queries, query.compile());
  }

  /** Says that all visits of a process go on; those it has forgotten by then are nobody's. */
  async renew(process: string, at: number): Promise<void> {
    const query = this.#queries.build.updateTable('visits').set({ at }).where('process', '=', process);
    await change(this.#queries, query.compile());
  }

  /** The visits at some tables that were renewed after an instant. */
  async at(tables: readonly string[], after: number): Promise<readonly SeatVisit[]> {
    if (tables.length === 0) return [];
    const query = this.#queries.build
      .selectFrom('visits')
      .selectAll()
      .where('table_id', 'in', tables)
      .where('at', '>', after);
    return (await this.#queries.read(query.compile())).map(toVisit);
  }

  /** Forgets what has not been renewed since an instant. */
  async forget(before: number): Promise<void> {
    await change(this.#queries, this.#queries.build.deleteFrom('visits').where('at', '<', before).compile());
  }
}

function toVisit({ table_id: table, seat, process, count, since }: VisitColumns): SeatVisit {
  return { table, ...(seat === NO_SEAT ? {} : { seat }), process, count, since };
}
