import { BotModels, type BotModel, type GameKey } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';

/** What bots know of the games of the catalog. */
export const botModels: BotModels = new BotModels(findGame);

/**
 * For threads, which import this file by its URL.
 * @public
 */
export function findBotModel(key: GameKey): BotModel | undefined {
  return botModels.find(key);
}

/** Where threads find this. */
export const BOT_MODELS: string = import.meta.url;
