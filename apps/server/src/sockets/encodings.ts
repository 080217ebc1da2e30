import { tellTable, type Telling } from '@fondaco/host';
import type { Json, JsonObject, Table } from '@fondaco/kernel';
import type { Notice, TableMessage } from '@fondaco/protocol';
import { keepTexts, printChanges, printView, type PrintedView } from './printed-view.ts';

/** What was made in one round. */
interface Round {
  readonly sent: Map<Table, Map<string, TableMessage>>;
  readonly texts: Map<Notice, string>;
  /** Parts of views, by their objects: what several see is one object. */
  readonly parts: Map<object, string>;
  readonly views: Map<JsonObject, PrintedView>;
  /** By the notice, for those who were told the same view before. */
  readonly changes: Map<Notice, SentChanges>;
}

/** A notice as it is told to somebody who knows the view of one before. */
export interface SentChanges {
  readonly before: PrintedView;
  readonly after: PrintedView;
  readonly text: string;
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

  viewOf({ view }: TableMessage): PrintedView {
    const { views } = this.#begin();
    const printed = views.get(view) ?? printView(view, this.#print);
    views.set(view, printed);
    return printed;
  }

  /** A notice for somebody who was told a view before: what has changed of it stands in the place of the view. */
  changesOf(notice: TableMessage, before: PrintedView): SentChanges {
    const { changes } = this.#begin();
    const known = changes.get(notice);
    if (known?.before === before) return known;
    const { view: _, ...rest } = notice;
    const view = this.viewOf(notice);
    const text = `${JSON.stringify(rest).slice(0, -1)},"changes":${printChanges(before, view)}}`;
    const made = { before, after: keepTexts(before, view), text };
    changes.set(notice, made);
    return made;
  }

  readonly #print = (part: Json): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const { parts } = this.#begin();
    const text = parts.get(part) ?? JSON.stringify(part);
    parts.set(part, text);
    return text;
  };

  #begin(): Round {
    this.#round ??= { sent: new Map(), texts: new Map(), parts: new Map(), views: new Map(), changes: new Map() };
    return this.#round;
  }

  /** The round is over: what is told next may be something else. */
  forget(): void {
    this.#round = undefined;
  }
}
