import type { CompiledQuery } from 'kysely';
import { ABSENT_DUE } from '../clocks/due-kinds.ts';
import { change, type Queries } from './queries.ts';
import type { VisitColumns } from './schema.ts';

/** The connections of one process that have a table open, in a seat or to watch; or since when nobody of any process has a seat open. */
export interface SeatVisit {
  readonly table: string;
  /** Absent for those who watch. */
  readonly seat?: string;
  readonly process: string;
  /** 0 if they have left. */
  readonly count: number;
  /** Since when there is one, or none, in milliseconds since 1970. */
  readonly since: number;
}

const NO_SEAT = '';
/** Milliseconds for which it is remembered that somebody left. */
const LEFT_KEPT = 86_400_000;
/** The process under which it is kept when somebody left a seat. */
const NO_PROCESS = '';

/** Who has which table open, in whichever process. A process that dies no longer says so, and its visits grow stale. */
export class Visits {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /**
   * Says how many connections have a table open in a seat; 0 if none does any more, which is remembered. Whoever comes has not been away: what was
   * due for that is gone with the same commit.
   */
  async set(visit: SeatVisit, at: number): Promise<void> {
    const { table, seat, process, count } = visit;
    if (count === 0) {
      const left = seat === undefined ? [] : [this.#put({ ...visit, process: NO_PROCESS, since: at }, 0)];
      await this.#queries.write([this.#drop(visit, process), ...left]);
      return;
    }
    const back = seat === undefined ? [] : [this.#drop(visit, NO_PROCESS), this.#dropAbsence(table, seat)];
    await this.#queries.write([this.#put(visit, at), ...back]);
  }

  #put({ table, seat = NO_SEAT, process, count, since }: SeatVisit, at: number): CompiledQuery {
    const values = { count, since, at };
    return this.#queries.build
      .insertInto('visits')
      .values({ table_id: table, seat, process, ...values })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'process']).doUpdateSet(values))
      .compile();
  }

  #drop({ table, seat = NO_SEAT }: SeatVisit, process: string): CompiledQuery {
    return this.#queries.build
      .deleteFrom('visits')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('process', '=', process)
      .compile();
  }

  #dropAbsence(table: string, seat: string): CompiledQuery {
    return this.#queries.build
      .deleteFrom('due')
      .where('table_id', '=', table)
      .where('kind', '=', ABSENT_DUE)
      .where('seat', '=', seat)
      .compile();
  }

  /** Says that all visits of a process go on; those it has forgotten by then are nobody's. */
  async renew(process: string, at: number): Promise<void> {
    const query = this.#queries.build.updateTable('visits').set({ at }).where('process', '=', process);
    await change(this.#queries, query.compile());
  }

  /** The visits at some tables that were renewed after an instant, and who has left. */
  async at(tables: readonly string[], after: number): Promise<readonly SeatVisit[]> {
    if (tables.length === 0) return [];
    const query = this.#queries.build
      .selectFrom('visits')
      .selectAll()
      .where('table_id', 'in', tables)
      .where((where) => where.or([where('at', '>', after), where('count', '=', 0)]));
    return (await this.#queries.read(query.compile())).map(toVisit);
  }

  /** Forgets visits that have not been renewed since an instant, and who left long before it. */
  async forget(before: number): Promise<void> {
    const { build } = this.#queries;
    const query = build
      .deleteFrom('visits')
      .where('at', '<', before)
      .where((where) => where.or([where('count', '>', 0), where('since', '<', before - LEFT_KEPT)]));
    await change(this.#queries, query.compile());
  }
}

function toVisit({ table_id: table, seat, process, count, since }: VisitColumns): SeatVisit {
  return { table, ...(seat === NO_SEAT ? {} : { seat }), process, count, since };
}
