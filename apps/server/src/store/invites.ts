import { change, type Queries } from './queries.ts';
import type { InviteColumns } from './schema.ts';
import { hashToken } from './token.ts';

/** A link to a table; whoever has it may sit down, until it is revoked. */
export interface Invite {
  readonly table: string;
  /** The one seat it is for; any free one if absent. */
  readonly seat?: string;
  /** The id of the guest who made it. */
  readonly madeBy: string;
  readonly madeAt: number;
}

/** The links that lead to tables. Of each only the hash of its token is kept. */
export class Invites {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async add(invite: Invite, token: string): Promise<void> {
    const values: InviteColumns = {
      token_hash: hashToken(token),
      table_id: invite.table,
      seat: invite.seat ?? null,
      made_by: invite.madeBy,
      made_at: invite.madeAt,
    };
    await change(this.#queries, this.#queries.build.insertInto('invites').values(values).compile());
  }

  async byToken(token: string): Promise<Invite | undefined> {
    const query = this.#queries.build.selectFrom('invites').selectAll().where('token_hash', '=', hashToken(token));
    return (await this.#queries.read(query.compile())).map(toInvite)[0];
  }

  async of(table: string): Promise<readonly Invite[]> {
    const query = this.#queries.build
      .selectFrom('invites')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('made_at');
    return (await this.#queries.read(query.compile())).map(toInvite);
  }

  async revoke(token: string): Promise<void> {
    const query = this.#queries.build.deleteFrom('invites').where('token_hash', '=', hashToken(token));
    await change(this.#queries, query.compile());
  }

  async revokeAll(table: string): Promise<void> {
    await change(this.#queries, this.#queries.build.deleteFrom('invites').where('table_id', '=', table).compile());
  }
}

function toInvite(columns: InviteColumns): Invite {
  return {
    table: columns.table_id,
    ...(columns.seat === null ? {} : { seat: columns.seat }),
    madeBy: columns.made_by,
    madeAt: columns.made_at,
  };
}
