import { inBackground } from './faults.ts';
import type { GameSummary, NewTable, SeatPlayer } from '@fondaco/protocol';
import { freeBots } from './bot-seats.ts';
import { connection } from './connection.ts';
import { useSettings } from './settings.ts';

const PLAYER_NAME = 'Ann';
/** Against so many at most when somebody just wants to play. */
const QUICK_SEATS = 3;

function ownName(): string {
  return useSettings.getState().name || PLAYER_NAME;
}

export async function createTable(how: NewTable): Promise<string> {
  const seats = how.seats.map((player) => ({ ...player, name: player.name.trim() }));
  const { table } = await connection.ask('created', { type: 'new', how: { ...how, seats } });
  // So that the browser does not make room at the expense of a table begun.
  if ('storage' in navigator) inBackground(navigator.storage.persist());
  return table;
}

/** You and a few bots, in the order of the game's characters. */
export function usualSeats(game: GameSummary): readonly SeatPlayer[] {
  const name = ownName();
  return [{ type: 'person', name }, ...freeBots(game, [name]).slice(0, Math.min(QUICK_SEATS, game.maxSeats) - 1)];
}

/** A table against bots, without a question asked: whoever of the game's characters happens to be there. */
export function playNow(game: GameSummary): Promise<string> {
  const name = ownName();
  const count = Math.min(QUICK_SEATS, game.maxSeats) - 1;
  const present = freeBots(game, [name]).slice(0, Math.max(count, game.temperaments.length));
  const lots = present.map((bot) => ({ bot, lot: Math.random() })).toSorted((a, b) => a.lot - b.lot);
  const bots = lots.slice(0, count).map(({ bot }) => bot);
  return createTable({ game: game.id, seats: [{ type: 'person', name }, ...bots], options: {} });
}

/** The same people and bots, options and parts, at a new table. */
export async function playAgain(id: string): Promise<string> {
  const { table } = await connection.ask('created', { type: 'again', table: id });
  return table;
}
