import { itemAt } from '@fondaco/kernel';
import type { BotSeat, GameSummary } from '@fondaco/protocol';

/** For tables with more bots than the game has characters. */
const SPARE_NAMES = ['Guido', 'Chiara', 'Bruno', 'Bice', 'Lapo'] as const;

/** The level most people should meet first, where a game has it. */
const USUAL_LEVEL = 'journeyman';

export function usualLevel({ botLevels }: GameSummary): string {
  return botLevels.find((level) => level === USUAL_LEVEL) ?? itemAt(botLevels, 0);
}

/** A temperament is called after a character: `dante` is Dante. */
export function nameOf(temperament: string): string {
  return temperament.charAt(0).toLocaleUpperCase() + temperament.slice(1);
}

/** The bots whose names are free: the game's characters, each with its plan, then bots without one. */
export function freeBots(game: GameSummary, taken: readonly string[]): readonly BotSeat[] {
  const level = usualLevel(game);
  const characters = game.temperaments.map((temperament) => ({ name: nameOf(temperament), temperament }));
  const others = SPARE_NAMES.map((name) => ({ name, temperament: undefined }));
  return [...characters, ...others]
    .filter(({ name }) => !taken.includes(name))
    .map(({ name, temperament }) => withTemperament({ type: 'bot', name, level }, temperament));
}

/** Bots for somebody new: they play weakly, and towards nothing in particular. */
export function noviceBots(taken: readonly string[]): readonly BotSeat[] {
  return SPARE_NAMES.filter((name) => !taken.includes(name)).map((name) => ({ type: 'bot', name, level: 'novice' }));
}

/** The same bot with another plan, or with none; a character changes its name with it, unless that name is taken. */
export function withTemperament(bot: BotSeat, temperament: string | undefined, taken: readonly string[] = []): BotSeat {
  const { type, level } = bot;
  const isCharacter = bot.temperament !== undefined && bot.name === nameOf(bot.temperament);
  const wished = temperament === undefined ? bot.name : nameOf(temperament);
  const name = isCharacter && !taken.includes(wished) ? wished : bot.name;
  return { type, name, level, ...(temperament === undefined ? {} : { temperament }) };
}
