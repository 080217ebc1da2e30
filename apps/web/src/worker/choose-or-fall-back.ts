import type { BotAsked, BotPlayer } from './bot-player.ts';

/** Who chooses where a bot fails. */
const STAND_IN = 'journeyman';

/**
 * One of the offered lines, whatever the bot does: if it throws or says something else, the journeyman chooses, and if even that
 * cannot, it is the first. So no table waits for a bot for ever.
 */
export async function chooseOrFallBack(
  bot: BotPlayer,
  asked: BotAsked,
  offered: readonly string[],
  warn: (message: string) => void,
): Promise<string> {
  const tries = [asked, { ...asked, level: STAND_IN, temperament: undefined }];
  for (const one of tries) {
    try {
      const line = await bot.choose(one);
      if (offered.includes(line)) return line;
      throw new Error(`chose "${line}", which is not offered`);
    } catch (error) {
      warn(`${asked.seats[asked.seat]} could not choose as ${one.level}: ${String(error)}`);
    }
  }
  return offered[0];
}
