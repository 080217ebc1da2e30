import type { GameSummary, NewTable, SeatPlayer } from '@fondaco/protocol';
import { connection } from './connection.ts';
import { useSettings } from './settings.ts';

/** Names for those who have not said theirs. */
export const BOT_NAMES = ['Guido', 'Chiara', 'Bruno', 'Bice', 'Lapo'] as const;
const PLAYER_NAME = 'Ann';
/** Against so many at most when somebody just wants to play. */
const QUICK_SEATS = 3;

/** The level most people should meet first: one below the strongest. */
export function usualLevel(game: GameSummary): string {
  return game.botLevels.at(-2) ?? game.botLevels[0];
}

export function ownName(): string {
  return useSettings.getState().name || PLAYER_NAME;
}

export async function createTable(how: NewTable): Promise<string> {
  const { table } = await connection.ask('created', { type: 'new', how });
  // So that the browser does not make room at the expense of a table begun.
  if ('storage' in navigator) void navigator.storage.persist();
  return table;
}

/** A table against bots, without a question asked. */
export function playNow(game: GameSummary): Promise<string> {
  const name = ownName();
  const level = usualLevel(game);
  const bots = BOT_NAMES.filter((bot) => bot !== name)
    .slice(0, Math.min(QUICK_SEATS, game.maxSeats) - 1)
    .map((bot): SeatPlayer => ({ type: 'bot', name: bot, level }));
  return createTable({ game: game.id, seats: [{ type: 'person', name }, ...bots], options: {} });
}

/** The same people and bots, options and parts, at a new table. */
export async function playAgain(id: string): Promise<string> {
  const { table } = await connection.ask('created', { type: 'again', table: id });
  return table;
}
