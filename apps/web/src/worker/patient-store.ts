import type { Line } from '@fondaco/kernel';
import type { Store, StoredTable } from './store.ts';

/** What the disk does not have yet of a table: its row as it stands, and the lines after the first `from`. */
interface Backlog {
  readonly row: StoredTable;
  readonly from: number;
  readonly lines: readonly Line[];
}

/**
 * A store that loses nothing when the disk is full: what cannot be written waits here, is read as if it had been written, and goes to
 * the disk whole at the next opportunity. What waits lasts as long as the page.
 */
export class PatientStore implements Store {
  readonly #store: Store;
  readonly #backlogs = new Map<string, Backlog>();

  constructor(store: Store) {
    this.#store = store;
  }

  get isDurable(): boolean {
    return this.#store.isDurable;
  }

  /** Whether everything of a table will outlive the page. */
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

  async lines(id: string): Promise<readonly Line[]> {
    const backlog = this.#backlogs.get(id);
    if (backlog === undefined) return this.#store.lines(id);
    const written = backlog.from === 0 ? [] : await this.#store.lines(id);
    return [...written.slice(0, backlog.from), ...backlog.lines];
  }

  async append(row: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
    const backlog = this.#backlogs.get(row.id) ?? { row, from, lines: [] };
    await this.#write({ row, from: backlog.from, lines: [...backlog.lines, ...lines] });
  }

  /** Tries again to write what waits. */
  async retry(): Promise<void> {
    for (const backlog of this.#backlogs.values()) await this.#write(backlog);
  }

  async #write(backlog: Backlog): Promise<void> {
    const { row, from, lines } = backlog;
    try {
      await this.#store.append(row, from, lines);
      this.#backlogs.delete(row.id);
    } catch (error) {
      console.warn('The table goes on unstored.', error);
      this.#backlogs.set(row.id, backlog);
    }
  }

  async remove(id: string): Promise<void> {
    this.#backlogs.delete(id);
    await this.#store.remove(id);
  }
}
