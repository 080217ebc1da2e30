import type { BotModel } from '../src/index.ts';

/** What the module that a pool is given must export: models by the id of their game. */
export type FindBotModel = (id: string) => BotModel | undefined;
