import type { Appended, Store, StoredLine, StoredTable } from './store.ts';

interface KeptTable {
  readonly row: StoredTable;
  readonly lines: readonly StoredLine[];
}

/** Keeps tables as long as the process runs: for tests, and where a browser forbids storage. */
export class MemoryStore implements Store {
  readonly isDurable: boolean = false;
  readonly #tables = new Map<string, KeptTable>();

  tables(): Promise<readonly StoredTable[]> {
    return Promise.resolve([...this.#tables.values()].map(({ row }) => row));
  }

  table(id: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#tables.get(id)?.row);
  }

  lines(id: string, from = 0): Promise<readonly StoredLine[]> {
    return Promise.resolve(this.#tables.get(id)?.lines.slice(from) ?? []);
  }

  append(row: StoredTable, from: number, lines: readonly StoredLine[]): Promise<Appended> {
    const written = this.#tables.get(row.id)?.lines ?? [];
    if (written.length !== from) return Promise.resolve({ type: 'conflict', seq: written.length });
    this.#tables.set(row.id, { row, lines: [...written, ...lines] });
    return Promise.resolve({ type: 'stored' });
  }

  remove(id: string): Promise<void> {
    this.#tables.delete(id);
    return Promise.resolve();
  }
}
