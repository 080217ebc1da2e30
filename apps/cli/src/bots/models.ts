import { makeBotModel, type BotModel } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import type { Evaluation, Game } from '@fondaco/kernel';

const models = new WeakMap<Game, BotModel>();

/** What bots know of a game, on whatever parts it is played. Weights that do not fit the game are a mistake of ours. */
export function botModelOf(game: Game, evaluation: Evaluation): BotModel {
  let model = models.get(game);
  if (model === undefined) {
    const made = makeBotModel(game, evaluation);
    if (!made.ok) throw new Error(made.error.message);
    models.set(game, (model = made.value));
  }
  return model;
}

/**
 * For the workers of a pool, which import this file by its URL: the model of a game by its id.
 * @public
 */
export function findBotModel(id: string): BotModel | undefined {
  const entry = findGame(id);
  return entry === undefined ? undefined : botModelOf(entry.game, entry.evaluation);
}

/** Where the workers of a pool find this. */
export const BOT_MODELS = import.meta.url;
