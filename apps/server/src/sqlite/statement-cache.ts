import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Queries with lists have as many texts as lists have lengths: more than this is forgotten at once. */
const MOST_STATEMENTS = 200;

/** Prepares each query once. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(sql: string): StatementSync {
    const there = this.#statements.get(sql);
    if (there !== undefined) return there;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
