import { change, type Queries } from './queries.ts';
import type { DueColumns } from './schema.ts';

/** Something that must happen at a table at an instant: a clock runs out, a bot's turn comes, a stand-in sits down. */
export interface Due {
  readonly table: string;
  /** What its effect carries as its key: (table, key) is unique there, so whoever comes second does nothing. */
  readonly key: string;
  readonly kind: string;
  readonly seat?: string;
  /** The lines of the table it was called for. */
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Who asks for work, of which kinds, how much, and how long they may take. */
export interface Claim {
  readonly by: string;
  readonly kinds: readonly string[];
  readonly now: number;
  /** Milliseconds after which another may take the row over. */
  readonly lease: number;
  readonly limit: number;
  /** Tables of which they can do nothing. */
  readonly except?: readonly string[];
}

/**
 * What is due. A lease keeps two from doing the same work; it does not have to keep them from doing it twice: the effect of a row is a line
 * or a holder with the row's key, which can be written once, and the row is gone with the same commit.
 */
export class DueRows {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Adds a row that stays until it is done or dropped; one that is there already stays as it is. */
  async add(due: Due): Promise<void> {
    const query = this.#queries.build
      .insertInto('due')
      .values(toDueColumns(due, { isOfRow: false }))
      .onConflict((conflict) => conflict.doNothing());
    await change(this.#queries, query.compile());
  }

  /** Takes rows whose instant has come and that nobody holds a lease on, the oldest first. */
  async claim({ by, kinds, now, lease, limit, except = [] }: Claim): Promise<readonly Due[]> {
    const { build, kind } = this.#queries;
    if (kinds.length === 0) return [];
    const free = build
      .selectFrom('due')
      .select(['table_id as free_table', 'key as free_key'])
      .where('at', '<=', now)
      .where('leased_until', '<=', now)
      .where('kind', 'in', kinds)
      .$if(except.length > 0, (query) => query.where('table_id', 'not in', except))
      .orderBy('at')
      .limit(limit)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
    // Materialized: asked anew for each row, it would lease more than the limit.
    const query = build
      .with(
        (free) => free('free').materialized(),
        () => free,
      )
      .updateTable('due')
      .set({ leased_by: by, leased_until: now + lease })
      .from('free')
      .whereRef('table_id', '=', 'free_table')
      .whereRef('key', '=', 'free_key')
      .returningAll();
    const [taken] = await this.#queries.write([query.compile()]);
    return ((taken?.rows ?? []) as DueColumns[]).map(toDue).toSorted((a, b) => a.at - b.at);
  }

  /** Takes a row away that has become pointless. */
  async drop(table: string, key: string): Promise<void> {
    const query = this.#queries.build.deleteFrom('due').where('table_id', '=', table).where('key', '=', key);
    await change(this.#queries, query.compile());
  }

  async of(table: string): Promise<readonly Due[]> {
    const query = this.#queries.build.selectFrom('due').selectAll().where('table_id', '=', table).orderBy('at');
    return (await this.#queries.read(query.orderBy('key').compile())).map(toDue);
  }

  /** Whether a row of these kinds can be claimed: its instant has come, and nobody holds a lease on it. */
  async isAnyDue(kinds: readonly string[], now: number): Promise<boolean> {
    if (kinds.length === 0) return false;
    const query = this.#queries.build
      .selectFrom('due')
      .select('key')
      .where('at', '<=', now)
      .where('leased_until', '<=', now)
      .where('kind', 'in', kinds)
      .limit(1);
    return (await this.#queries.read(query.compile())).length > 0;
  }
}

export function toDueColumns(due: Due, how: { readonly isOfRow: boolean }): DueColumns {
  return {
    table_id: due.table,
    key: due.key,
    kind: due.kind,
    seat: due.seat ?? null,
    seq: due.seq,
    at: due.at,
    is_of_row: how.isOfRow ? 1 : 0,
    leased_by: null,
    leased_until: 0,
  };
}

function toDue(columns: DueColumns): Due {
  return {
    table: columns.table_id,
    key: columns.key,
    kind: columns.kind,
    ...(columns.seat === null ? {} : { seat: columns.seat }),
    seq: columns.seq,
    at: columns.at,
  };
}
