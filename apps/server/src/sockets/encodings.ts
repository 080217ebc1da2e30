import { tellTable, type Telling } from '@fondaco/host';
import type { Table } from '@fondaco/kernel';
import type { Notice, TableMessage } from '@fondaco/protocol';

/** What is told of tables in one round, made and written as text once for all who see the same. */
export class Encodings {
  readonly #told = new Map<Table, Map<string, TableMessage>>();
  readonly #texts = new Map<Notice, Buffer>();

  readonly tell = (table: Table, telling: Telling): TableMessage => {
    const all = this.#told.get(table) ?? new Map<string, TableMessage>();
    this.#told.set(table, all);
    const key = `${table.seq} ${telling.seat ?? ''} ${telling.from} ${String(telling.isStored)}`;
    const message = all.get(key) ?? tellTable(table, telling);
    all.set(key, message);
    return message;
  };

  textOf(notice: Notice): Buffer {
    const known = this.#texts.get(notice);
    if (known !== undefined) return known;
    const text = Buffer.from(JSON.stringify(notice));
    this.#texts.set(notice, text);
    return text;
  }

  /** The round is over: what is told next may be something else. */
  forget(): void {
    this.#told.clear();
    this.#texts.clear();
  }
}
