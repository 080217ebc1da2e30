import type { Chapter, Header, Json, Line } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';

/** A table as it is kept: its header, who sits there, and where it stands. The lines are beside it. */
export interface StoredTable {
  readonly id: string;
  readonly header: Header;
  readonly seats: readonly SeatPlayer[];
  /** The board or parts file it is played on, if not the game's own. */
  readonly parts?: Json;
  readonly playedAt: number;
  readonly seq: number;
  readonly chapter?: Chapter;
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  readonly winners: readonly string[];
}

/** Where tables are kept. Lines are only ever added; a promise resolves when what was written will outlive the page. */
export interface Store {
  readonly isDurable: boolean;
  tables(): Promise<readonly StoredTable[]>;
  table(id: string): Promise<StoredTable | undefined>;
  lines(id: string): Promise<readonly Line[]>;
  /** Writes a table's row and adds the lines after the first `from`; fails, writing nothing, if somebody else added some. */
  append(table: StoredTable, from: number, lines: readonly Line[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps tables as long as the page is open: what is left where the browser forbids storage. */
export class MemoryStore implements Store {
  readonly isDurable: boolean = false;
  readonly #tables = new Map<string, StoredTable>();
  readonly #lines = new Map<string, readonly Line[]>();

  tables(): Promise<readonly StoredTable[]> {
    return Promise.resolve([...this.#tables.values()]);
  }

  table(id: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#tables.get(id));
  }

  lines(id: string): Promise<readonly Line[]> {
    return Promise.resolve(this.#lines.get(id) ?? []);
  }

  append(table: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
    this.#tables.set(table.id, table);
    this.#lines.set(table.id, [...(this.#lines.get(table.id) ?? []).slice(0, from), ...lines]);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#lines.delete(id);
    return Promise.resolve();
  }
}
