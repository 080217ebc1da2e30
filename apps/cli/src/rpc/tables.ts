import { Table } from '@fondaco/kernel';

export const MOST_TABLES = 256;

/** The open tables of one connection, by the names it was given for them. */
export class Tables {
  readonly #tables = new Map<string, Table>();
  #opened = 0;

  get isFull(): boolean {
    return this.#tables.size >= MOST_TABLES;
  }

  add(table: Table): string {
    const id = `t${++this.#opened}`;
    this.#tables.set(id, table);
    return id;
  }

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  close(id: string): void {
    this.#tables.delete(id);
  }

  /** Changes a table; if the engine throws, which it must not, the table is put back to where it was. */
  change<T>(id: string, table: Table, deed: (table: Table) => T): T {
    const { seq } = table;
    try {
      return deed(table);
    } catch (error) {
      const { header, lines } = table.record();
      const before = Table.open(table.game, { header, lines: lines.slice(0, seq), checks: [] });
      if (before.ok) this.#tables.set(id, before.value);
      else this.#tables.delete(id);
      throw error;
    }
  }
}
