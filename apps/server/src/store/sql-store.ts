import type { Appended, HeldSeat, StoredLine, StoredTable } from '@fondaco/host';
import { toDueColumns, DueRows } from './due-rows.ts';
import { FollowedTables, type OnChange, type TableVersion } from './followed-tables.ts';
import { Gatherings } from './gatherings.ts';
import { Guests } from './guests.ts';
import { HeldSeats, toHeldColumns } from './held-seats.ts';
import { Invites } from './invites.ts';
import type { Queries } from './queries.ts';
import { fromLineColumns, fromTableColumns, toLineColumns, toTableValues, type TableValues } from './rows.ts';
import { sql, type CompiledQuery } from 'kysely';
import type { DueColumns, HeldSeatColumns, LineColumns, TableColumns } from './schema.ts';
import { Secrets } from './secrets.ts';
import { Uptime } from './uptime.ts';
import { Visits } from './visits.ts';
import { systemClock } from '../system-clock.ts';
import type { LineCheck, ServerStore, StoreOptions } from './server-store.ts';

/** One append in columns: it is written if the table has exactly `from` lines. */
export interface Append {
  readonly table: TableValues;
  readonly from: number;
  /** How often the row was written, if that must be so too; 0 for a new one. */
  readonly version: number | null;
  readonly lines: readonly LineColumns[];
  /** The due rows that the table's row calls for. */
  readonly dues: readonly DueColumns[];
  /** Who holds a seat from now on. */
  readonly held: readonly HeldSeatColumns[];
}

type VersionColumns = Pick<TableColumns, 'id' | 'seq' | 'version'>;

/** Before the id of a gathering where both kinds are followed; no id of a table has a space. */
const GATHERING = 'gathering ';

/** What both databases have in common: everything but how lines are appended. */
export abstract class SqlStore implements ServerStore {
  readonly isDurable: boolean = true;
  readonly gatherings: Gatherings;
  readonly heldSeats: HeldSeats;
  readonly guests: Guests;
  readonly invites: Invites;
  readonly due: DueRows;
  readonly secrets: Secrets;
  readonly visits: Visits;
  readonly uptime: Uptime;
  protected readonly queries: Queries;
  protected readonly followed: FollowedTables;
  readonly #duesOf: NonNullable<StoreOptions['duesOf']>;
  /** What is asked most often, built once: building takes longer than asking. */
  readonly #tableQuery: CompiledQuery<TableColumns>;
  readonly #linesQuery: CompiledQuery<LineColumns>;
  readonly #versionsQuery: CompiledQuery<VersionColumns>;
  readonly #gatheringsQuery: CompiledQuery<Omit<VersionColumns, 'seq'>>;

  constructor(queries: Queries, options: StoreOptions) {
    this.queries = queries;
    this.gatherings = new Gatherings(queries, (id, version) =>
      this.tellVersion(`${GATHERING}${id}`, { seq: 0, version }),
    );
    this.heldSeats = new HeldSeats(queries);
    this.guests = new Guests(queries);
    this.invites = new Invites(queries);
    this.due = new DueRows(queries);
    this.secrets = new Secrets(queries);
    this.visits = new Visits(queries);
    this.uptime = new Uptime(queries);
    const { clock = systemClock, warn = console.warn, duesOf = () => [] } = options;
    this.followed = new FollowedTables((ids) => this.#versions(ids), { clock, warn });
    this.#duesOf = duesOf;
    const { build } = queries;
    this.#tableQuery = build.selectFrom('tables').selectAll().where('id', '=', '').compile();
    const lines = build.selectFrom('lines').selectAll().where('table_id', '=', '').where('seq', '>', 0);
    this.#linesQuery = lines.orderBy('seq').compile();
    // The ids are one JSON text: a query with as many places as ids would be another for every number of them.
    const ids =
      queries.kind === 'sqlite'
        ? sql<string>`(select value from json_each(${'[]'}))`
        : sql<string>`(select jsonb_array_elements_text(${'[]'}::jsonb))`;
    this.#versionsQuery = build.selectFrom('tables').select(['id', 'seq', 'version']).where('id', 'in', ids).compile();
    this.#gatheringsQuery = build.selectFrom('gatherings').select(['id', 'version']).where('id', 'in', ids).compile();
  }

  protected abstract write(append: Append): Promise<Appended>;

  /** Passes on, here and elsewhere, how often something that can be followed was written; undefined if it is gone. */
  protected abstract tellVersion(id: string, now: TableVersion): void;

  abstract close(): Promise<void>;

  async tables(): Promise<readonly StoredTable[]> {
    const query = this.queries.build.selectFrom('tables').selectAll().orderBy('id');
    return (await this.queries.read(query.compile())).map(fromTableColumns);
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const query: CompiledQuery<TableColumns> = { ...this.#tableQuery, parameters: [id] };
    return (await this.queries.read(query)).map(fromTableColumns)[0];
  }

  async lines(id: string, from = 0): Promise<readonly StoredLine[]> {
    const query: CompiledQuery<LineColumns> = { ...this.#linesQuery, parameters: [id, from] };
    return (await this.queries.read(query)).map(fromLineColumns);
  }

  append(
    row: StoredTable,
    from: number,
    lines: readonly StoredLine[],
    held: readonly HeldSeat[] = [],
  ): Promise<Appended> {
    if (row.seq !== from + lines.length)
      return Promise.reject(new Error(`${row.id}: a row of ${row.seq} lines with ${lines.length} after ${from}`));
    const dues = this.#duesOf(row).map((due) => toDueColumns(due, { isOfRow: true }));
    return this.write({
      table: toTableValues(row),
      from,
      version: row.version ?? null,
      lines: toLineColumns(row, from, lines),
      dues,
      held: held.map(toHeldColumns),
    });
  }

  async remove(id: string): Promise<void> {
    const { build } = this.queries;
    const beside = ['lines', 'held_seats', 'invites', 'due', 'secrets', 'gathering_guests', 'visits'] as const;
    // The table's row first: whoever appends waits for it, and then finds no table.
    await this.queries.write([
      ...(['tables', 'gatherings'] as const).map((name) => build.deleteFrom(name).where('id', '=', id).compile()),
      ...beside.map((name) => build.deleteFrom(name).where('table_id', '=', id).compile()),
    ]);
    this.tellVersion(id, undefined);
    this.tellVersion(`${GATHERING}${id}`, undefined);
  }

  async checks(id: string): Promise<readonly LineCheck[]> {
    const query = this.queries.build.selectFrom('lines').select(['seq', 'hash']).where('table_id', '=', id);
    const rows = await this.queries.read(query.orderBy('seq').compile());
    return rows.map(({ seq, hash }) => ({ seq, ...(hash === null ? {} : { hash }) }));
  }

  async idsAfter(id: string, limit: number): Promise<readonly string[]> {
    const query = this.queries.build.selectFrom('tables').select('id').where('id', '>', id).orderBy('id').limit(limit);
    return (await this.queries.read(query.compile())).map((row) => row.id);
  }

  follow(id: string, onChange: OnChange): () => void {
    return this.followed.follow(id, onChange);
  }

  followGathering(id: string, onChange: () => void): () => void {
    return this.followed.follow(`${GATHERING}${id}`, () => onChange());
  }

  async #versions(followed: readonly string[]): Promise<ReadonlyMap<string, TableVersion>> {
    const versions = new Map<string, TableVersion>();
    const [tables, gatherings]: [string[], string[]] = [[], []];
    for (const id of followed)
      if (id.startsWith(GATHERING)) gatherings.push(id.slice(GATHERING.length));
      else tables.push(id);
    for (const row of await this.#readAll(this.#versionsQuery, tables)) versions.set(row.id, row);
    for (const { id, version } of await this.#readAll(this.#gatheringsQuery, gatherings))
      versions.set(`${GATHERING}${id}`, { seq: 0, version });
    return versions;
  }

  async #readAll<Row>(query: CompiledQuery<Row>, ids: readonly string[]): Promise<readonly Row[]> {
    return ids.length === 0 ? [] : this.queries.read({ ...query, parameters: [JSON.stringify(ids)] });
  }
}
