import { tellTable, type Telling } from '@fondaco/host';
import type { Json, Table } from '@fondaco/kernel';
import type { Notice, TableMessage } from '@fondaco/protocol';
import { toByteText } from './text-frames.ts';

/** What was made in one round. */
interface Round {
  readonly sent: Map<Table, Map<string, TableMessage>>;
  readonly texts: Map<Notice, string>;
  /** Parts of views, by their objects: what several see is one object. */
  readonly parts: Map<object, string>;
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

  /** The bytes of a notice, a character each. */
  textOf(notice: Notice): string {
    const { texts } = this.#begin();
    const text = texts.get(notice) ?? (notice.type === 'table' ? this.#printTable(notice) : printBytes(notice));
    texts.set(notice, text);
    return text;
  }

  /** What several see of a view is one object, and printed once. */
  #printTable({ view, ...rest }: TableMessage): string {
    let text = `${printBytes(rest).slice(0, -1)},"view":{`;
    let before = '"';
    for (const name in view) {
      text += `${before}${name}":${this.#printList(view[name] ?? null)}`;
      before = ',"';
    }
    return `${text}}}`;
  }

  /** A list of players is another one for each of them, but most of its items are the same. */
  #printList(part: Json): string {
    if (!Array.isArray(part)) return this.#print(part);
    let text = '[';
    for (const [i, item] of part.entries()) text += i === 0 ? this.#print(item) : `,${this.#print(item)}`;
    return `${text}]`;
  }

  #print(part: Json): string {
    if (typeof part !== 'object' || part === null) return printBytes(part);
    const { parts } = this.#begin();
    const known = parts.get(part);
    if (known !== undefined) return known;
    const text = printBytes(part);
    parts.set(part, text);
    return text;
  }

  #begin(): Round {
    this.#round ??= { sent: new Map(), texts: new Map(), parts: new Map() };
    return this.#round;
  }

  /** The round is over: what is told next may be something else. */
  forget(): void {
    this.#round = undefined;
  }
}

/** JSON as bytes, a character each. */
function printBytes(value: unknown): string {
  return toByteText(JSON.stringify(value));
}
