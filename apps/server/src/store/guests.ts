import { change, type Queries } from './queries.ts';
import type { GuestColumns } from './schema.ts';
import { hashToken } from './token.ts';

/** Somebody known by the token their browser keeps. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  readonly seenAt: number;
}

/** Everybody who has a token. */
export class Guests {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Keeps a new guest; of the token only its hash. */
  async add(guest: Guest, token: string): Promise<void> {
    const values = {
      id: guest.id,
      token_hash: hashToken(token),
      name: guest.name,
      made_at: guest.madeAt,
      seen_at: guest.seenAt,
    };
    await change(this.#queries, this.#queries.build.insertInto('guests').values(values).compile());
  }

  /** Whose token this is. */
  async byToken(token: string): Promise<Guest | undefined> {
    const query = this.#queries.build.selectFrom('guests').selectAll().where('token_hash', '=', hashToken(token));
    return (await this.#queries.read(query.compile())).map(toGuest)[0];
  }

  async byId(id: string): Promise<Guest | undefined> {
    const query = this.#queries.build.selectFrom('guests').selectAll().where('id', '=', id);
    return (await this.#queries.read(query.compile())).map(toGuest)[0];
  }

  async rename(id: string, name: string): Promise<void> {
    await change(this.#queries, this.#queries.build.updateTable('guests').set({ name }).where('id', '=', id).compile());
  }

  async markSeen(id: string, at: number): Promise<void> {
    const query = this.#queries.build.updateTable('guests').set({ seen_at: at }).where('id', '=', id);
    await change(this.#queries, query.compile());
  }

  /** Forgets a guest; the seats they held keep the id, which then leads to nobody. */
  async remove(id: string): Promise<void> {
    await change(this.#queries, this.#queries.build.deleteFrom('guests').where('id', '=', id).compile());
  }
}

function toGuest(columns: GuestColumns): Guest {
  return { id: columns.id, name: columns.name, madeAt: columns.made_at, seenAt: columns.seen_at };
}
