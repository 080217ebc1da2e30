import type { StoredLine, StoredTable } from './store.ts';

/** A change as it will be written. */
export interface StampedChange {
  readonly row: StoredTable;
  readonly lines: readonly StoredLine[];
}

/**
 * What a host writes along with every change, beside what the rules say: clocks, and the instants at which bots will answer. It is given the
 * row before the change and the change, and answers how to write it.
 */
export type Stamp = (before: StoredTable, change: StampedChange) => StampedChange;
