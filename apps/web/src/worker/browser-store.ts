import {
  MemoryStore,
  type Appended,
  type HostGames,
  type Store,
  type StoredLine,
  type StoredTable,
} from '@fondaco/host';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { StorageCipher, type Sealed } from './storage-cipher.ts';
import { isOfNames, upgradeTable } from './upgrade-table.ts';

/** Rows are plain where the browser has no cryptography to offer: on pages that came without encryption over a network. */
type StoredRow = StoredTable | { readonly id: string; readonly sealed: Sealed };

interface LineKey {
  readonly table: string;
  readonly seq: number;
}
type LineRow = LineKey & (StoredLine | { readonly sealed: Sealed });

interface TableSchema extends DBSchema {
  tables: { key: string; value: StoredRow };
  lines: { key: [string, number]; value: LineRow };
}

const VERSION = 1;
/** The disk has it, not just the operating system. */
const STRICT = { durability: 'strict' } as const;

/** In place of a line that does not open: the others can still be saved. */
const UNREADABLE: StoredLine = { seat: '?', words: '?', isAuto: false };

/** The database, and the cipher whose key lies in the same browser. */
interface OpenDatabase {
  readonly db: IDBPDatabase<TableSchema>;
  readonly cipher: StorageCipher | undefined;
}

async function openDatabase(name: string, onEnd: () => void): Promise<OpenDatabase> {
  const db = await openDB<TableSchema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' });
      fresh.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    },
    terminated: onEnd,
  });
  return { db, cipher: await StorageCipher.ofBrowser() };
}

class BrowserStore implements Store {
  readonly isDurable = true;
  readonly #name: string;
  #opening: Promise<OpenDatabase> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** The database, opened again where the browser has closed it: somebody cleared its storage, and the key of the cipher with it. */
  open(): Promise<OpenDatabase> {
    if (this.#opening !== undefined) return this.#opening;
    const forget = (): void => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    const opening = openDatabase(this.#name, forget);
    opening.catch(forget);
    this.#opening = opening;
    return opening;
  }

  async tables(): Promise<readonly StoredTable[]> {
    const { db } = await this.open();
    return Promise.all((await db.getAll('tables')).map((row) => this.#openTable(row)));
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const { db } = await this.open();
    const row = await db.get('tables', id);
    return row && this.#openTable(row);
  }

  /** A row that does not open is a damaged table: there, but not to be read. */
  async #openTable(row: StoredRow): Promise<StoredTable> {
    if (!('sealed' in row)) return row;
    const { cipher } = await this.open();
    const opened = await cipher?.open(row.sealed).catch(() => undefined);
    return (opened ?? { id: row.id }) as StoredTable;
  }

  async lines(id: string, from = 0): Promise<readonly StoredLine[]> {
    const { db } = await this.open();
    const rows = await db.getAll('lines', linesOf(id, from));
    return Promise.all(rows.map((row) => this.#openLine(row)));
  }

  async #openLine(lineRow: LineRow): Promise<StoredLine> {
    const { table: _, seq: __, ...row } = lineRow;
    if (!('sealed' in row)) return row;
    const { cipher } = await this.open();
    const opened = await cipher?.open(row.sealed).catch(() => undefined);
    return (opened ?? UNREADABLE) as StoredLine;
  }

  async append(table: StoredTable, from: number, lines: readonly StoredLine[]): Promise<Appended> {
    try {
      const rows = await this.#closeAll(table, from, lines);
      return await this.#write(rows.row, from, rows.lines);
    } catch (error) {
      console.warn('The table cannot be stored now.', error);
      return { type: 'full', message: String(error) };
    }
  }

  /** Writes tables of the first format in today's; what cannot be read stays as it is. */
  async upgrade(games: HostGames): Promise<void> {
    for (const table of await this.tables()) {
      if (!isOfNames(table)) continue;
      const old = await this.lines(table.id);
      const upgraded = upgradeTable(games, table, old);
      if (upgraded === undefined) continue;
      const { row, lines } = await this.#closeAll(upgraded.row, 0, upgraded.lines);
      const { db } = await this.open();
      const transaction = db.transaction(['tables', 'lines'], 'readwrite', STRICT);
      const stores = { tables: transaction.objectStore('tables'), lines: transaction.objectStore('lines') };
      // Another tab may have upgraded it and played on.
      if ((await stores.lines.count(linesOf(table.id))) === old.length) {
        await stores.lines.delete(linesOf(table.id));
        await Promise.all([stores.tables.put(row), ...lines.map((line) => stores.lines.put(line))]);
      }
      await transaction.done;
    }
  }

  /** What a transaction is to write: it ends as soon as it waits for anything else, so all is sealed beforehand. */
  async #closeAll(
    table: StoredTable,
    from: number,
    lines: readonly StoredLine[],
  ): Promise<{ readonly row: StoredRow; readonly lines: readonly LineRow[] }> {
    const row = await this.#close({ id: table.id }, table);
    const closed = lines.map((line, i) => this.#close({ table: table.id, seq: from + i + 1 }, line));
    return { row, lines: await Promise.all(closed) };
  }

  /** Compares and writes in one transaction; if any of it fails, all of it does. */
  async #write(row: StoredRow, from: number, lines: readonly LineRow[]): Promise<Appended> {
    const { db } = await this.open();
    const transaction = db.transaction(['tables', 'lines'], 'readwrite', STRICT);
    const stores = { tables: transaction.objectStore('tables'), lines: transaction.objectStore('lines') };
    const last = await stores.lines.openKeyCursor(linesOf(row.id), 'prev');
    const seq = last === null ? 0 : last.key[1];
    if (seq !== from) {
      await transaction.done;
      return { type: 'conflict', seq };
    }
    try {
      await Promise.all([stores.tables.put(row), ...lines.map((line) => stores.lines.add(line)), transaction.done]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    return { type: 'stored' };
  }

  async #close<K extends object, T extends object>(key: K, value: T): Promise<K & (T | { readonly sealed: Sealed })> {
    const { cipher } = await this.open();
    return cipher === undefined ? { ...key, ...value } : { ...key, sealed: await cipher.close(value) };
  }

  async close(): Promise<void> {
    (await this.#opening)?.db.close();
    this.#opening = undefined;
  }

  async remove(id: string): Promise<void> {
    const { db } = await this.open();
    const transaction = db.transaction(['tables', 'lines'], 'readwrite', STRICT);
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('lines').delete(linesOf(id)),
      transaction.done,
    ]);
  }
}

/** The keys of a table's lines after the first `from`. */
function linesOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from + 1], [id, Number.MAX_SAFE_INTEGER]);
}

/** Takes everything in a transaction back; one that has ended of itself did so already. */
function abort(transaction: { readonly done: Promise<void>; abort(): void }): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** The browser's own store, or one in memory where it is forbidden. */
export async function openStore(games: HostGames, name = 'fondaco'): Promise<Store> {
  try {
    const store = new BrowserStore(name);
    await store.open();
    await store.upgrade(games).catch((error: unknown) => console.warn('Old tables stay as they are.', error));
    return store;
  } catch (error) {
    console.warn('Tables cannot be stored in this browser.', error);
    return new MemoryStore();
  }
}
