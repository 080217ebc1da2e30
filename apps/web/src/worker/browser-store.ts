import type { Line } from '@fondaco/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { StorageCipher, type Sealed } from './storage-cipher.ts';
import { MemoryStore, type Store, type StoredTable } from './store.ts';

/** Rows are plain where the browser has no cryptography to offer: on pages that came without encryption over a network. */
type Row = StoredTable | { readonly id: string; readonly sealed: Sealed };

interface LineKey {
  readonly table: string;
  readonly seq: number;
}
type LineRow = LineKey & (Line | { readonly sealed: Sealed });

interface TableSchema extends DBSchema {
  tables: { key: string; value: Row };
  lines: { key: [string, number]; value: LineRow };
}

const VERSION = 1;
/** The disk has it, not just the operating system. */
const STRICT = { durability: 'strict' } as const;

/** In place of a line that does not open: the others can still be saved. */
const UNREADABLE: Line = { player: '?', words: '?', isAuto: false };

class BrowserStore implements Store {
  readonly isDurable = true;
  readonly #db: IDBPDatabase<TableSchema>;
  readonly #cipher: StorageCipher | undefined;

  constructor(db: IDBPDatabase<TableSchema>, cipher: StorageCipher | undefined) {
    this.#db = db;
    this.#cipher = cipher;
  }

  async tables(): Promise<readonly StoredTable[]> {
    return Promise.all((await this.#db.getAll('tables')).map((row) => this.#openTable(row)));
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.get('tables', id);
    return row && this.#openTable(row);
  }

  /** A row that does not open is a damaged table: there, but not to be read. */
  async #openTable(row: Row): Promise<StoredTable> {
    if (!('sealed' in row)) return row;
    const opened = await this.#cipher?.open(row.sealed).catch(() => undefined);
    return (opened ?? { id: row.id }) as StoredTable;
  }

  async lines(id: string): Promise<readonly Line[]> {
    const rows = await this.#db.getAll('lines', linesOf(id));
    return Promise.all(rows.map((row) => this.#openLine(row)));
  }

  async #openLine(row: LineRow): Promise<Line> {
    if (!('sealed' in row)) return { player: row.player, words: row.words, isAuto: row.isAuto };
    const opened = await this.#cipher?.open(row.sealed).catch(() => undefined);
    return (opened ?? UNREADABLE) as Line;
  }

  async append(table: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
    // Sealed beforehand: a transaction ends as soon as it waits for anything else.
    const row = await this.#close({ id: table.id }, table);
    const lineRows = await Promise.all(
      lines.map((line, i) => this.#close({ table: table.id, seq: from + i + 1 }, line)),
    );
    const transaction = this.#db.transaction(['tables', 'lines'], 'readwrite', STRICT);
    const written: Promise<unknown>[] = [transaction.objectStore('tables').put(row)];
    // `add`, not `put`: a line that is there already was written by somebody else, and the transaction must fail.
    for (const one of lineRows) written.push(transaction.objectStore('lines').add(one));
    written.push(transaction.done);
    await Promise.all(written);
  }

  async #close<K extends object, T extends object>(key: K, value: T): Promise<K & (T | { readonly sealed: Sealed })> {
    return this.#cipher === undefined ? { ...key, ...value } : { ...key, sealed: await this.#cipher.close(value) };
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#db.transaction(['tables', 'lines'], 'readwrite', STRICT);
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('lines').delete(linesOf(id)),
      transaction.done,
    ]);
  }
}

function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** The browser's own store, or one in memory where it is forbidden. */
export async function openStore(): Promise<Store> {
  try {
    const db = await openDB<TableSchema>('fondaco', VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('tables', { keyPath: 'id' });
        fresh.createObjectStore('lines', { keyPath: ['table', 'seq'] });
      },
    });
    return new BrowserStore(db, await StorageCipher.ofBrowser());
  } catch (error) {
    console.warn('Tables cannot be stored in this browser.', error);
    return new MemoryStore();
  }
}
