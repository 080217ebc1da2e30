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
import { earlierRules } from './earlier-rules.ts';
import { findEntry, type CatalogEntry } from './entry.ts';
import { hiddenInAugsburg, hiddenInDve } from './hidden-goods.ts';

export { findEntry, type CatalogEntry, type HiddenGoods } from './entry.ts';

/** The games new tables are played by. */
export const games: readonly CatalogEntry[] = [
  {
    game: deVulgariEloquentia,
    title: 'De Vulgari Eloquentia',
    printBoard: printDveBoard,
    evaluation: dveEvaluation,
    hidden: hiddenInDve,
  },
  {
    game: augsburg1520,
    title: 'Augsburg 1520',
    printBoard: printAugsburgBoard,
    evaluation: augsburgEvaluation,
    hidden: hiddenInAugsburg,
  },
];

/** The game of this id: with the rules a table began under if they are named, or with those of today. */
export function findGame(id: string, rules?: number): CatalogEntry | undefined {
  return findEntry([...games, ...earlierRules], id, rules);
}
