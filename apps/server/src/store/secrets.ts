import { change, type Queries } from './queries.ts';

/** What nobody may know before a table is over: the server's seed, the salts of the browsers. */
export class Secrets {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Keeps a secret. The first stands: a seed that was committed to is not replaced. Answers whether this was the first. */
  async keep(table: string, name: string, value: string): Promise<boolean> {
    const query = this.#queries.build
      .insertInto('secrets')
      .values({ table_id: table, name, value })
      .onConflict((conflict) => conflict.doNothing());
    return (await change(this.#queries, query.compile())) === 1;
  }

  /** All secrets of a table by name. */
  async of(table: string): Promise<ReadonlyMap<string, string>> {
    const query = this.#queries.build.selectFrom('secrets').select(['name', 'value']).where('table_id', '=', table);
    const rows = await this.#queries.read(query.orderBy('name').compile());
    return new Map(rows.map(({ name, value }) => [name, value]));
  }
}
