import type { Clock, Store, StoredTable } from '@fondaco/host';
import type { Due, DueRows } from './due-rows.ts';
import type { OnChange } from './followed-tables.ts';
import type { Gatherings } from './gatherings.ts';
import type { Guests } from './guests.ts';
import type { HeldSeats } from './held-seats.ts';
import type { Invites } from './invites.ts';
import type { Secrets } from './secrets.ts';
import type { Uptime } from './uptime.ts';
import type { Visits } from './visits.ts';

/** A store that many people share. Any number of openers append to any table; who was late is told of a conflict. */
export interface ServerStore extends Store {
  readonly gatherings: Gatherings;
  readonly heldSeats: HeldSeats;
  readonly guests: Guests;
  readonly invites: Invites;
  readonly due: DueRows;
  readonly secrets: Secrets;
  readonly visits: Visits;
  readonly uptime: Uptime;
  /** Tells whenever somebody, in this process or another, has written a table; once at first. What it returns ends it. */
  follow(id: string, onChange: OnChange): () => void;
  /** The same for what is agreed on before and beside a table. */
  followGathering(id: string, onChange: () => void): () => void;
  /** The number of each stored line of a table, and the hash of the position after it where one was stored. */
  checks(id: string): Promise<readonly LineCheck[]>;
  /** The ids of tables in order, after one of them; '' for the first. */
  idsAfter(id: string, limit: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What is known of a line without its words. */
export interface LineCheck {
  readonly seq: number;
  readonly hash?: string;
}

export interface StoreOptions {
  /**
   * What must happen next at a table, read from its row alone: written and taken back in the same commit as the row, so that no crash can
   * come between a line and the clock or the bot's turn that follows from it.
   */
  readonly duesOf?: (row: StoredTable) => readonly Due[];
  /** By which it looks for what others wrote; that of the machine if absent. */
  readonly clock?: Clock;
  /** Hears what went wrong and is tried again. */
  readonly warn?: (message: string) => void;
}
