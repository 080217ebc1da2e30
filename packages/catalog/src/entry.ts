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
  /** What its players hide from each other at one screen; absent, they choose nothing in the others' sight. */
  readonly hidden?: HiddenGoods;
}

/**
 * What may lie open on a screen that the players share. Choices with secret words never do; of the others, these tell what somebody
 * holds, or whether they can pay.
 */
export interface HiddenGoods {
  /** What can be said with these verbs tells what somebody holds. */
  readonly privateVerbs: readonly string[];
  /** By what lines begin with, a verb or more, the reasons for which only what somebody holds stands in the way. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  /** The amounts that everybody sees. */
  readonly openAmounts: readonly string[];
}

/** The game of this id with these rules; without rules the first of that id, which new tables are played by. */
export function findEntry(entries: readonly CatalogEntry[], id: string, rules?: number): CatalogEntry | undefined {
  return entries.find(({ game }) => game.id === id && (rules === undefined || game.rules === rules));
}
