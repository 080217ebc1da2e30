import { ThreadedBots, type BotThreads } from '@fondaco/bots';
import { NodeBotThreads } from '@fondaco/bots/node';
import type { BotPlayer } from '@fondaco/host';
import { BOT_MODELS, botModels } from './bot-models.ts';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;

/** Bots that think in threads of this process. */
export interface ServerBots {
  readonly bots: BotPlayer;
  readonly close: () => Promise<void>;
}

/** Bots with so many threads, which are started when somebody first has to think long. */
export function openBots(size: number, warn: (message: string) => void): ServerBots {
  let started: NodeBotThreads | undefined;
  const threads: BotThreads = {
    size,
    run(task, limit) {
      started ??= new NodeBotThreads(BOT_MODELS, size);
      return started.run(task, limit);
    },
  };
  const bots = new ThreadedBots({
    threads,
    modelOf: (game) => botModels.of(game),
    keyOf: (game) => botModels.keyOf(game),
    milliseconds: MILLISECONDS,
    onFailure: warn,
  });
  return { bots, close: async () => started?.close() };
}
