import { augsburg1520, evaluation as augsburgEvaluation } from '@fondaco/augsburg-1520';
import { deVulgariEloquentia, evaluation as dveEvaluation } from '@fondaco/de-vulgari-eloquentia';
import type { Evaluation, Game } from '@fondaco/kernel';

/** A game and what it takes to run tables of it: its rules, and what bots need to know. */
export interface GameRules {
  readonly game: Game;
  /** What stands on the box. */
  readonly title: string;
  readonly evaluation: Evaluation;
}

/** Every game, without the words and boards that only those need who show it. */
export const gameRules: readonly GameRules[] = [
  { game: deVulgariEloquentia, title: 'De Vulgari Eloquentia', evaluation: dveEvaluation },
  { game: augsburg1520, title: 'Augsburg 1520', evaluation: augsburgEvaluation },
];

/** A game under the rules of this number; without a number, as it is played now. */
export function findRules(id: string, rules?: number): GameRules | undefined {
  return gameRules.find(({ game }) => game.id === id && (rules === undefined || game.rules === rules));
}
