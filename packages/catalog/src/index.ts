import {
  augsburg1520,
  evaluation as augsburgEvaluation,
  printBoard as printAugsburgBoard,
} from '@fondaco/augsburg-1520';
import {
  deVulgariEloquentia,
  evaluation as dveEvaluation,
  printBoard as printDveBoard,
} from '@fondaco/de-vulgari-eloquentia';
import type { Evaluation, Game, Json, JsonObject } from '@fondaco/kernel';

/** A game, and what an app needs to show it without knowing its rules. */
export interface CatalogEntry {
  readonly game: Game;
  /** What stands on the box. */
  readonly title: string;
  /** A board for terminals, made from a view alone, the parts in use and the names of the players by seat. */
  readonly printBoard: (view: JsonObject, parts: Json, nameOf?: (seat: string) => string) => string;
  /** What bots need to know of it. */
  readonly evaluation: Evaluation;
}

export const games: readonly CatalogEntry[] = [
  {
    game: deVulgariEloquentia,
    title: 'De Vulgari Eloquentia',
    printBoard: printDveBoard,
    evaluation: dveEvaluation,
  },
  {
    game: augsburg1520,
    title: 'Augsburg 1520',
    printBoard: printAugsburgBoard,
    evaluation: augsburgEvaluation,
  },
];

export function findGame(id: string): CatalogEntry | undefined {
  return games.find((entry) => entry.game.id === id);
}
