import { change, type Queries } from './queries.ts';

/** A time during which no process ran, or none could write. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

const ONLY_ROW = 'last';

/**
 * When any process that people can play in last said that it runs, and when none did. The row of the last sign of life is compared and set, so of several that
 * come back at once one notes the gap.
 */
export class Uptime {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Gives a sign of life. Where the last one of anybody is longer ago than `longest`, the time between was down. */
  async beat(now: number, longest: number): Promise<void> {
    const { build } = this.#queries;
    const last = await this.last();
    if (last === undefined) {
      const first = build.insertInto('heartbeat').values({ name: ONLY_ROW, at: now });
      await change(this.#queries, first.onConflict((conflict) => conflict.doNothing()).compile());
      return;
    }
    if (now <= last) return;
    const beat = build.updateTable('heartbeat').set({ at: now }).where('name', '=', ONLY_ROW).where('at', '=', last);
    if (now - last <= longest) {
      await change(this.#queries, beat.compile());
      return;
    }
    // The gap is noted with its beginning as its key: whoever comes second finds it there.
    const note = build
      .insertInto('downtimes')
      .values({ from_at: last, to_at: now })
      .onConflict((conflict) => conflict.doNothing());
    await this.#queries.write([note.compile(), beat.compile()]);
  }

  /** The last sign of life of anybody. */
  async last(): Promise<number | undefined> {
    const query = this.#queries.build.selectFrom('heartbeat').select('at').where('name', '=', ONLY_ROW);
    return (await this.#queries.read(query.compile()))[0]?.at;
  }

  /** All times that nobody ran, in order. */
  async downtimes(): Promise<readonly Downtime[]> {
    const query = this.#queries.build.selectFrom('downtimes').selectAll().orderBy('from_at');
    return (await this.#queries.read(query.compile())).map((row) => ({ from: row.from_at, to: row.to_at }));
  }
}
