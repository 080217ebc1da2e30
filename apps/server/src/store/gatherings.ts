import type { Json } from '@fondaco/kernel';
import type { CompiledQuery } from 'kysely';
import { toInviteColumns, type Link } from './invites.ts';
import { change, type Queries } from './queries.ts';
import type { GatheringColumns } from './schema.ts';

/** What was agreed on before a table began: it has the id of the table and stays beside it. */
export interface Gathering {
  readonly id: string;
  /** How often it was written; 0 if never. */
  readonly version: number;
  readonly isPublic: boolean;
  readonly setup: Json;
  /** The id of the guest who called it. */
  readonly madeBy: string;
  readonly madeAt: number;
}

const MOST_OF_GUEST = 200;

/** Tables people gather at. */
export class Gatherings {
  readonly #queries: Queries;

  readonly #onSaved: (id: string, version: number) => void;

  constructor(queries: Queries, onSaved: (id: string, version: number) => void) {
    this.#queries = queries;
    this.#onSaved = onSaved;
  }

  /** Writes it as version + 1, unless somebody else has written since; answers whether it did. */
  save(gathering: Gathering): Promise<boolean> {
    return this.#saveWith(gathering, []);
  }

  /** The same with the one link that leads to it from then on, or none: whatever led there before leads nowhere. */
  saveWithLink(gathering: Gathering, link: Link | undefined): Promise<boolean> {
    const { build } = this.#queries;
    const revoke = build.deleteFrom('invites').where('table_id', '=', gathering.id).compile();
    const add = link === undefined ? [] : [build.insertInto('invites').values(toInviteColumns(link)).compile()];
    return this.#saveWith(gathering, [revoke, ...add]);
  }

  async #saveWith(gathering: Gathering, along: readonly CompiledQuery[]): Promise<boolean> {
    const { id, version } = gathering;
    const values = { is_public: gathering.isPublic ? 1 : 0, setup: JSON.stringify(gathering.setup) };
    const { build } = this.#queries;
    const query =
      version === 0
        ? build
            .insertInto('gatherings')
            .values({ id, version: 1, ...values, made_by: gathering.madeBy, made_at: gathering.madeAt })
            .onConflict((conflict) => conflict.doNothing())
        : build
            .updateTable('gatherings')
            .set({ ...values, version: version + 1 })
            .where('id', '=', id)
            .where('version', '=', version);
    const isSaved = await this.#queries.writeIf(query.compile(), along);
    if (isSaved) this.#onSaved(id, version + 1);
    return isSaved;
  }

  /** Notes that a gathering concerns somebody. */
  async addGuest(id: string, guest: string): Promise<void> {
    const query = this.#queries.build.insertInto('gathering_guests').values({ guest_id: guest, table_id: id });
    await change(this.#queries, query.onConflict((conflict) => conflict.doNothing()).compile());
  }

  /** Those that concern somebody or once did, the newest first. */
  async ofGuest(guest: string, limit = MOST_OF_GUEST): Promise<readonly Gathering[]> {
    const query = this.#queries.build
      .selectFrom('gatherings')
      .innerJoin('gathering_guests', 'gathering_guests.table_id', 'gatherings.id')
      .selectAll('gatherings')
      .where('gathering_guests.guest_id', '=', guest)
      .orderBy('made_at', 'desc')
      .orderBy('gatherings.id')
      .limit(limit);
    return (await this.#queries.read(query.compile())).map(toGathering);
  }

  /** The same with those first whose table is played, then those that gather, then what is over: an old game by days is not forgotten for newer ones. */
  async listFor(guest: string, limit: number): Promise<readonly Gathering[]> {
    const query = this.#queries.build
      .selectFrom('gatherings')
      .innerJoin('gathering_guests', 'gathering_guests.table_id', 'gatherings.id')
      .leftJoin('tables', 'tables.id', 'gatherings.id')
      .selectAll('gatherings')
      .where('gathering_guests.guest_id', '=', guest)
      .orderBy((by) =>
        by.case().when('tables.is_over', '=', 0).then(0).when('tables.is_over', '=', 1).then(2).else(1).end(),
      )
      .orderBy('made_at', 'desc')
      .orderBy('gatherings.id')
      .limit(limit);
    return (await this.#queries.read(query.compile())).map(toGathering);
  }

  async byId(id: string): Promise<Gathering | undefined> {
    const query = this.#queries.build.selectFrom('gatherings').selectAll().where('id', '=', id);
    return (await this.#queries.read(query.compile())).map(toGathering)[0];
  }

  /** How often each of those that concern somebody was written, and its table: as long as that stays the same, so does all about them. */
  async versionsOfGuest(guest: string): Promise<string> {
    const query = this.#queries.build
      .selectFrom('gathering_guests')
      .innerJoin('gatherings', 'gatherings.id', 'gathering_guests.table_id')
      .leftJoin('tables', 'tables.id', 'gatherings.id')
      .select(['gatherings.id', 'gatherings.version', 'tables.version as played'])
      .where('gathering_guests.guest_id', '=', guest)
      .orderBy('gatherings.id');
    return JSON.stringify(await this.#queries.read(query.compile()));
  }

  /** Those anyone may see whose table has ended after an instant, the last first. */
  async endedSince(after: number, limit: number): Promise<readonly Gathering[]> {
    const query = this.#queries.build
      .selectFrom('gatherings')
      .innerJoin('tables', 'tables.id', 'gatherings.id')
      .selectAll('gatherings')
      .where('is_public', '=', 1)
      .where('tables.is_over', '=', 1)
      .where('tables.played_at', '>', after)
      .orderBy('tables.played_at', 'desc')
      .orderBy('gatherings.id')
      .limit(limit);
    return (await this.#queries.read(query.compile())).map(toGathering);
  }

  /** Those anyone may see whose table is not over and was written, or called to, after an instant, the newest first. */
  async publicOnes(after: number, limit: number): Promise<readonly Gathering[]> {
    const query = this.#listed(after).selectAll('gatherings').limit(limit);
    return (await this.#queries.read(query.compile())).map(toGathering);
  }

  /** How often each of them was written, and its table: as long as that stays the same, so does all about them. */
  async publicVersions(after: number, limit: number): Promise<string> {
    const versions = ['gatherings.id', 'gatherings.version', 'tables.version as played'] as const;
    return JSON.stringify(await this.#queries.read(this.#listed(after).select(versions).limit(limit).compile()));
  }

  #listed(after: number) {
    return this.#queries.build
      .selectFrom('gatherings')
      .leftJoin('tables', 'tables.id', 'gatherings.id')
      .where('is_public', '=', 1)
      .where((where) => where.or([where('tables.is_over', 'is', null), where('tables.is_over', '=', 0)]))
      .where((where) => where(where.fn.coalesce('tables.played_at', 'gatherings.made_at'), '>', after))
      .orderBy('made_at', 'desc')
      .orderBy('gatherings.id');
  }
}

function toGathering(columns: GatheringColumns): Gathering {
  return {
    id: columns.id,
    version: columns.version,
    isPublic: columns.is_public === 1,
    setup: JSON.parse(columns.setup) as Json,
    madeBy: columns.made_by,
    madeAt: columns.made_at,
  };
}
