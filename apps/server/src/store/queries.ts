import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How many rows a query changed, and those it returned. */
export interface Written {
  readonly changes: number;
  readonly rows: readonly unknown[];
}

/** A database that queries are put to, whichever it is. */
export interface Queries {
  readonly kind: 'sqlite' | 'postgres';
  /** Builds queries in the language of the database; it runs none itself. */
  readonly build: Kysely<Schema>;
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** Runs the queries in order, all or none; what they did is on the disk when the promise resolves. */
  write(queries: readonly CompiledQuery[]): Promise<readonly Written[]>;
  /** The same if the first changes a row; answers whether it did. Where it finds none, nothing is written. */
  writeIf(first: CompiledQuery, others: readonly CompiledQuery[]): Promise<boolean>;
}

/** Whether the first of some queries changed a row. */
export function hasChanged([first]: readonly Written[]): boolean {
  return first !== undefined && first.changes > 0;
}

/** Runs one query that writes, and says how many rows it changed. */
export async function change(queries: Queries, query: CompiledQuery): Promise<number> {
  const [done] = await queries.write([query]);
  return done?.changes ?? 0;
}
