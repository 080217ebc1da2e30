import type { Schema } from '../store/schema.ts';

/** A row as JSON: the names of its columns with texts, numbers and nulls. */
export type Row = Readonly<Record<string, string | number | null>>;

/** All rows of a database as they stood at one instant. */
export interface WholeDatabase {
  /** The version of its schema. */
  readonly schema: number;
  /** The rows of a table in the order of its primary key. */
  rows(table: keyof Schema): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** A database that is filled from nothing, in one transaction. */
export interface FilledDatabase {
  /** Whether there is no row in any table. */
  isEmpty(): Promise<boolean>;
  /** Adds rows that have the same columns. */
  insert(table: keyof Schema, rows: readonly Row[]): Promise<void>;
  /** Keeps what was inserted. */
  commit(): Promise<void>;
  /** Ends it; what was not committed is undone. */
  close(): Promise<void>;
}
