/** The version of the schema below, which the steps in `migrations.ts` lead to. */
export const SCHEMA_VERSION = 3;

/** The columns of every table in the database, as SQL gives them: truth is 1 or 0, JSON is text, instants are milliseconds since 1970. */
export interface Schema {
  readonly tables: TableColumns;
  readonly lines: LineColumns;
  readonly gatherings: GatheringColumns;
  readonly held_seats: HeldSeatColumns;
  readonly guests: GuestColumns;
  readonly invites: InviteColumns;
  readonly due: DueColumns;
  readonly secrets: SecretColumns;
  readonly gathering_guests: GatheringGuestColumns;
  readonly visits: VisitColumns;
  readonly heartbeat: HeartbeatColumns;
  readonly downtimes: DowntimeColumns;
}

export interface TableColumns {
  readonly id: string;
  readonly header: string;
  readonly seats: string;
  readonly parts: string | null;
  readonly played_at: number;
  readonly seq: number;
  readonly chapter: string | null;
  readonly waiting: string;
  readonly is_over: number;
  readonly winners: string;
  readonly hash: string | null;
  /** How its lines are linked; null where an older program made the row. */
  readonly link: string | null;
  /** JSON; null where no time is kept. */
  readonly timing: string | null;
  /** Counts every write of the row, those without lines too. */
  readonly version: number;
}

export interface LineColumns {
  readonly table_id: string;
  /** The lines of the table up to and with this one. */
  readonly seq: number;
  readonly seat: string;
  readonly words: string;
  readonly is_auto: number;
  readonly comment: string | null;
  readonly key: string | null;
  /** The place of the line among those of its key: (table, key, part) is unique, so a key is written by one append only. */
  readonly part: number;
  readonly by: string | null;
  readonly at: number | null;
  /** The hash of the position after this line, where one was stored with it. */
  readonly hash: string | null;
}

export interface GatheringColumns {
  readonly id: string;
  readonly version: number;
  readonly is_public: number;
  readonly setup: string;
  readonly made_by: string;
  readonly made_at: number;
}

export interface HeldSeatColumns {
  readonly table_id: string;
  readonly seat: string;
  /** 1 is the first who held the seat; the highest holds it now. */
  readonly nr: number;
  /** The number of the first line that is theirs to say. */
  readonly from_line: number;
  /** JSON; null if the seat was left free. */
  readonly holder: string | null;
  readonly guest_id: string | null;
  readonly key: string | null;
  readonly at: number;
}

export interface GuestColumns {
  readonly id: string;
  readonly token_hash: string;
  readonly name: string;
  readonly made_at: number;
  readonly seen_at: number;
}

export interface InviteColumns {
  readonly token_hash: string;
  readonly table_id: string;
  readonly seat: string | null;
  readonly made_by: string;
  readonly made_at: number;
}

export interface DueColumns {
  readonly table_id: string;
  readonly key: string;
  readonly kind: string;
  readonly seat: string | null;
  readonly seq: number;
  readonly at: number;
  /** 1: the table's row calls for it, and the next write of the row decides anew. */
  readonly is_of_row: number;
  readonly leased_by: string | null;
  readonly leased_until: number;
}

interface SecretColumns {
  readonly table_id: string;
  readonly name: string;
  readonly value: string;
}

/** Whom a gathering concerns: those who have or had a seat, and who called it. */
interface GatheringGuestColumns {
  readonly guest_id: string;
  readonly table_id: string;
}

export interface VisitColumns {
  readonly table_id: string;
  /** Empty for those who watch. */
  readonly seat: string;
  readonly process: string;
  /** How many connections have the table open in that process. */
  readonly count: number;
  readonly since: number;
  /** When the process last said so. */
  readonly at: number;
}

/** One row: when any process last said that it runs. */
interface HeartbeatColumns {
  readonly name: string;
  readonly at: number;
}

interface DowntimeColumns {
  readonly from_at: number;
  readonly to_at: number;
}

/** What orders the rows of each table of the database. */
export const PRIMARY_KEYS: { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] } = {
  guests: ['id'],
  gatherings: ['id'],
  tables: ['id'],
  lines: ['table_id', 'seq'],
  held_seats: ['table_id', 'seat', 'nr'],
  invites: ['token_hash'],
  due: ['table_id', 'key'],
  secrets: ['table_id', 'name'],
  gathering_guests: ['guest_id', 'table_id'],
  visits: ['table_id', 'seat', 'process'],
  heartbeat: ['name'],
  downtimes: ['from_at'],
};

export const TABLE_NAMES = [
  'guests',
  'gatherings',
  'tables',
  'lines',
  'held_seats',
  'invites',
  'due',
  'secrets',
  'gathering_guests',
  'visits',
  'heartbeat',
  'downtimes',
] as const satisfies readonly (keyof Schema)[];
