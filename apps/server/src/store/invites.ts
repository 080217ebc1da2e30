import type { Queries } from './queries.ts';
import type { InviteColumns } from './schema.ts';
import { hashToken } from './token.ts';

/** What is known of a link to a table; whoever has it may sit down, until it is revoked. */
export interface Invite {
  readonly table: string;
  /** The one seat it is for; any free one if absent. */
  readonly seat?: string;
  /** The id of the guest who made it. */
  readonly madeBy: string;
  readonly madeAt: number;
}

/** The same with what it ends in. */
export interface Link extends Invite {
  readonly token: string;
}

/** The links that lead to tables. They are made and revoked with the gathering they lead to (`Gatherings.saveWithLink`). */
export class Invites {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
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
}

/** Of the token only the hash is kept. */
export function toInviteColumns({ token, table, seat, madeBy, madeAt }: Link): InviteColumns {
  return { token_hash: hashToken(token), table_id: table, seat: seat ?? null, made_by: madeBy, made_at: madeAt };
}

function toInvite(columns: InviteColumns): Invite {
  return {
    table: columns.table_id,
    ...(columns.seat === null ? {} : { seat: columns.seat }),
    madeBy: columns.made_by,
    madeAt: columns.made_at,
  };
}
