import { tellTable, type Telling } from '@fondaco/host';
import type { Table } from '@fondaco/kernel';
import type { Notice, TableMessage } from '@fondaco/protocol';

/** What was made in one round. */
interface Round {
  readonly sent: Map<Table, Map<string, TableMessage>>;
  readonly texts: Map<Notice, string>;
}

/**
 * What is told of tables in one round, made and written as text once for all who see the same. Each round has maps of its own: V8 links a
 * map that was cleared to what is put into it next, so that one that has grown old keeps everything after it from being collected young.
 */
export class Encodings {
  #round: Round | undefined;

  readonly tell = (table: Table, telling: Telling): TableMessage => {
    const { sent } = this.#begin();
    const all = sent.get(table) ?? new Map<string, TableMessage>();
    sent.set(table, all);
    const key = `${table.seq} ${telling.seat ?? ''} ${telling.from} ${String(telling.isStored)}`;
    const message = all.get(key) ?? tellTable(table, telling);
    all.set(key, message);
    return message;
  };

  textOf(notice: Notice): string {
    const { texts } = this.#begin();
    const text = texts.get(notice) ?? JSON.stringify(notice);
    texts.set(notice, text);
    return text;
  }

  #begin(): Round {
    this.#round ??= { sent: new Map(), texts: new Map() };
    return this.#round;
  }

  /** The round is over: what is told next may be something else. */
  forget(): void {
    this.#round = undefined;
  }
}
