import { ThreadedBots } from '@fondaco/bots';
import { NodeBotThreads } from '@fondaco/bots/node';
import type { BotPlayer } from '@fondaco/host';
import { BOT_MODELS, botModels } from './bot-models.ts';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** Bots that think in threads of this process. */
export interface ServerBots {
  readonly bots: BotPlayer;
  close(): Promise<void>;
}

export function openBots(threads: number, warn: (message: string) => void): ServerBots {
  const pool = new NodeBotThreads(BOT_MODELS, threads);
  const bots = new ThreadedBots({
    threads: pool,
    modelOf: (game) => botModels.of(game),
    keyOf: (game) => botModels.keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: warn,
  });
  return { bots, close: () => pool.close() };
}
