import type { Notice } from '@fondaco/protocol';
import type { Encodings } from './encodings.ts';
import type { PrintedView } from './printed-view.ts';

/**
 * The texts of notices for one connection, of tables it was told of before: then of the view only what has changed since is told. What that is
 * follows from nothing but what was told on the same connection.
 */
export class SentTables {
  readonly #encodings: Encodings;
  /** The view of each table that was told last; undefined where nobody understands changes. */
  #views: Map<string, PrintedView> | undefined;

  constructor(encodings: Encodings) {
    this.#encodings = encodings;
  }

  /** From now on changes are told. */
  tellChanges(): void {
    this.#views ??= new Map();
  }

  textOf(notice: Notice): string {
    if (notice.type !== 'table' || this.#views === undefined) return this.#encodings.textOf(notice);
    const { table } = notice;
    const before = this.#views.get(table);
    if (before === undefined) {
      this.#views.set(table, this.#encodings.viewOf(notice));
      return this.#encodings.textOf(notice);
    }
    const { after, text } = this.#encodings.changesOf(notice, before);
    this.#views.set(table, after);
    return text;
  }

  /** What is told next of a table is told whole. */
  forget(table: string): void {
    this.#views?.delete(table);
  }
}
