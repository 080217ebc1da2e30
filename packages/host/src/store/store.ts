import type { Chapter, Header, Json } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import type { HeldSeat } from './held-seat.ts';

/** A line of a table as it is kept: what was said, and for the host alone by whom, when, and as which submission. */
export interface StoredLine {
  /** The word of the seat. */
  readonly seat: string;
  readonly words: string;
  /** The only choice there was, made by the table itself. */
  readonly isAuto: boolean;
  readonly comment?: string;
  /** The key of the submission the line came with: sent again, it is known. */
  readonly key?: string;
  /** Who said it, in the host's own words. */
  readonly by?: string;
  /** When, in milliseconds since 1970. */
  readonly at?: number;
  /** The hash of the position after it, where one was taken. */
  readonly hash?: string;
}

/** A table as it is kept: its header, who sits there, and where it stands. The lines are beside it. */
export interface StoredTable {
  readonly id: string;
  readonly header: Header;
  /** Who sits there now, in the order of the seats. */
  readonly seats: readonly SeatPlayer[];
  /** The board or parts file it is played on, if not the game's own. */
  readonly parts?: Json;
  /** When the last line was written, in milliseconds since 1970. */
  readonly playedAt: number;
  /** The number of its lines. */
  readonly seq: number;
  readonly chapter?: Chapter;
  /** The words of the seats that must choose. */
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  readonly winners: readonly string[];
  /** The hash of the position after the last line, where one was taken then. */
  readonly hash?: string;
  /** How its lines are linked: see `line-link.ts`. */
  readonly link?: string;
  /** What a host that keeps time knows of it: clocks, and the instants of bots. */
  readonly timing?: Json;
  /**
   * How often the row was written, where the store counts that. An append that names it is compared by it too, so that of two who change
   * only what stands beside the lines one is told of a conflict; 0 is for a table that must not be there yet.
   */
  readonly version?: number;
}

/** What came of writing. Whatever else goes wrong is a rejected promise, after which nobody knows what is written. */
export type Appended =
  | { readonly type: 'stored' }
  /** Somebody else wrote; nothing was written now. The store has `seq` lines. */
  | { readonly type: 'conflict'; readonly seq: number }
  /** There is no room, or the storage is gone; nothing was written. Whoever conflicts besides is told of that. */
  | { readonly type: 'full'; readonly message: string };

/** Where tables are kept. Lines are only ever added; what is answered `stored` outlives the process if the store is durable. */
export interface Store {
  readonly isDurable: boolean;
  tables(): Promise<readonly StoredTable[]>;
  table(id: string): Promise<StoredTable | undefined>;
  /** The lines after the first `from`, all if it is absent. */
  lines(id: string, from?: number): Promise<readonly StoredLine[]>;
  /**
   * Compares and sets: writes the row and adds the lines, all or nothing, only if the store has exactly `from` lines of the table. A table
   * that is not there has none. A store for many people writes with it who holds which seat from now on.
   */
  append(row: StoredTable, from: number, lines: readonly StoredLine[], held?: readonly HeldSeat[]): Promise<Appended>;
  /** Forgets a table and its lines; one that is not there is forgotten already. */
  remove(id: string): Promise<void>;
  close?(): Promise<void>;
}
