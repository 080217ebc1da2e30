import { playRecord, type BotModel, type FindBotModel, type GameKey } from '@fondaco/bots';
import { itemAt, type Result } from '@fondaco/kernel';
import { workerData } from 'node:worker_threads';
import { judgePuzzleAgain, openPuzzles, type Puzzle } from '../src/index.ts';

/** A game to be played and searched for puzzles. */
export interface PuzzleSearch {
  readonly game: GameKey;
  readonly bot: string;
  readonly seats: number;
  readonly seed: number;
  /** Decisions that offer one of these verbs are left out. */
  readonly skip: readonly string[];
}

const { source: models } = workerData as { readonly source: string };
const { findBotModel } = (await import(models)) as { readonly findBotModel: FindBotModel };

function modelOf(game: GameKey): BotModel {
  const model = findBotModel(game);
  if (model === undefined) throw new Error(`there is no game ${game.id}`);
  return model;
}

/** @public */
export function search({ game, bot, seats, seed, skip }: PuzzleSearch): readonly Puzzle[] {
  const model = modelOf(game);
  const bots = Array.from({ length: seats }, () => bot);
  const finder = valueOf(openPuzzles(model, playRecord(model, bots, seed)));
  const found = finder.lines.flatMap((line) => finder.at(line) ?? []);
  return found.filter(({ choices }) => !choices.some(({ words }) => skip.includes(itemAt(words.split(' '), 0))));
}

/** @public */
export function judgeAgain({ game, puzzle }: { readonly game: GameKey; readonly puzzle: Puzzle }): readonly Puzzle[] {
  const again = judgePuzzleAgain(modelOf(game), puzzle);
  // What cannot be laid any more is no puzzle either.
  return again.ok && again.value !== undefined ? [again.value] : [];
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
