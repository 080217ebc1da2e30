import type { Line } from '@fondaco/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { MemoryStore, type Store, type StoredTable } from './store.ts';

interface StoredLine extends Line {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  lines: { key: [string, number]; value: StoredLine };
}

const VERSION = 1;
/** The disk has it, not just the operating system. */
const STRICT = { durability: 'strict' } as const;

class BrowserStore implements Store {
  readonly isDurable = true;
  readonly #db: IDBPDatabase<Schema>;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  tables(): Promise<readonly StoredTable[]> {
    return this.#db.getAll('tables');
  }

  table(id: string): Promise<StoredTable | undefined> {
    return this.#db.get('tables', id);
  }

  async lines(id: string): Promise<readonly Line[]> {
    const rows = await this.#db.getAll('lines', linesOf(id));
    return rows.map(({ player, words, isAuto }) => ({ player, words, isAuto }));
  }

  async append(table: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
    const transaction = this.#db.transaction(['tables', 'lines'], 'readwrite', STRICT);
    const written: Promise<unknown>[] = [transaction.objectStore('tables').put(table)];
    const at = Date.now();
    // `add`, not `put`: a line that is there already was written by somebody else, and the transaction must fail.
    for (const [i, line] of lines.entries())
      written.push(transaction.objectStore('lines').add({ ...line, table: table.id, seq: from + i + 1, at }));
    written.push(transaction.done);
    await Promise.all(written);
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
    const db = await openDB<Schema>('fondaco', VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('tables', { keyPath: 'id' });
        fresh.createObjectStore('lines', { keyPath: ['table', 'seq'] });
      },
    });
    return new BrowserStore(db);
  } catch (error) {
    console.warn('Tables cannot be stored in this browser.', error);
    return new MemoryStore();
  }
}
