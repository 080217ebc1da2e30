import { BotModels } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';

/** What bots know of each game. */
export const botModels = new BotModels((id, rules) => findGame(id, rules));
