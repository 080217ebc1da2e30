import { Queues } from '../table/queues.ts';
import type { Appended, Store, StoredLine, StoredTable } from './store.ts';

/** What the disk does not have yet of a table: its row as it stands, and the lines after the first `from`. */
interface Backlog {
  readonly row: StoredTable;
  readonly from: number;
  readonly lines: readonly StoredLine[];
}

/**
 * A store that loses nothing when the disk is full: what cannot be written waits here, is read as if it had been written, and goes to
 * the disk whole at the next opportunity. What waits lasts as long as the process. A conflict is told as one; what waited for a table
 * that somebody else has played on is given up.
 */
export class RetryingStore implements Store {
  readonly #store: Store;
  readonly #backlogs = new Map<string, Backlog>();
  readonly #writes = new Queues();

  constructor(store: Store) {
    this.#store = store;
  }

  get isDurable(): boolean {
    return this.#store.isDurable;
  }

  /** Whether everything of a table will outlive the process. */
  isStored(id: string): boolean {
    return this.isDurable && !this.#backlogs.has(id);
  }

  async tables(): Promise<readonly StoredTable[]> {
    const rows = await this.#store.tables();
    const waiting = [...this.#backlogs.values()].map(({ row }) => row);
    return [...rows.filter(({ id }) => !this.#backlogs.has(id)), ...waiting];
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return this.#backlogs.get(id)?.row ?? this.#store.table(id);
  }

  async lines(id: string, from = 0): Promise<readonly StoredLine[]> {
    const backlog = this.#backlogs.get(id);
    if (backlog === undefined) return this.#store.lines(id, from);
    const written = from < backlog.from ? await this.#store.lines(id, from) : [];
    return [
      ...written.slice(0, Math.max(0, backlog.from - from)),
      ...backlog.lines.slice(Math.max(0, from - backlog.from)),
    ];
  }

  append(row: StoredTable, from: number, lines: readonly StoredLine[]): Promise<Appended> {
    return this.#writes.run(row.id, async () => {
      const backlog = this.#backlogs.get(row.id);
      if (backlog === undefined) return this.#write({ row, from, lines });
      const seq = backlog.from + backlog.lines.length;
      if (from !== seq) return { type: 'conflict', seq };
      return this.#write({ row, from: backlog.from, lines: [...backlog.lines, ...lines] });
    });
  }

  /** Tries again to write what waits. */
  async retry(): Promise<void> {
    for (const id of this.#backlogs.keys())
      await this.#writes.run(id, async () => {
        const backlog = this.#backlogs.get(id);
        if (backlog !== undefined) await this.#write(backlog);
      });
  }

  async #write(backlog: Backlog): Promise<Appended> {
    const { row, from, lines } = backlog;
    const done = await this.#store.append(row, from, lines);
    if (done.type !== 'full') {
      this.#backlogs.delete(row.id);
      return done;
    }
    this.#backlogs.set(row.id, backlog);
    return { type: 'stored' };
  }

  remove(id: string): Promise<void> {
    return this.#writes.run(id, async () => {
      this.#backlogs.delete(id);
      await this.#store.remove(id);
    });
  }

  async close(): Promise<void> {
    await this.#store.close?.();
  }
}
