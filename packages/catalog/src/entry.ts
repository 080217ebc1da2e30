import type { Evaluation, Game, Json, JsonObject } from '@fondaco/kernel';

/** A game, and what an app needs to show it without knowing its rules. */
export interface CatalogEntry {
  readonly game: Game;
  /** What stands on the box. */
  readonly title: string;
  /** A board for terminals, made from a view alone, the parts in use and the names of the players by seat. */
  printBoard(view: JsonObject, parts: Json, nameOf?: (seat: string) => string): string;
  /** What bots need to know of it. */
  readonly evaluation: Evaluation;
}

/** The game of this id with these rules; without rules the first of that id, which new tables are played by. */
export function findEntry(entries: readonly CatalogEntry[], id: string, rules?: number): CatalogEntry | undefined {
  return entries.find(({ game }) => game.id === id && (rules === undefined || game.rules === rules));
}
