import { inBackground } from './faults.ts';
import type { GameSummary, NewTable, SeatPlayer } from '@fondaco/protocol';
import { freeBots, noviceBots } from './bot-seats.ts';
import { browserHost } from './browser-host.ts';
import { callGuide } from './guided.ts';
import { useSettings } from './settings.ts';

const PLAYER_NAME = 'Ann';
/** The most seats of a table begun by "play now". */
const QUICK_SEATS = 3;
/** The most seats of a first table: as many as the guide was measured at. */
const FIRST_SEATS = 4;

function ownName(): string {
  return useSettings.getState().name || PLAYER_NAME;
}

export async function createTable(how: NewTable): Promise<string> {
  const seats = how.seats.map((player) => ({ ...player, name: player.name.trim() }));
  const { table } = await browserHost.ask('created', { type: 'new', how: { ...how, seats } });
  // Asks the browser not to delete tables when its disk runs full.
  if ('storage' in navigator) inBackground(navigator.storage.persist());
  return table;
}

/** The seats proposed for a new table: the person, then bots in the order of the game's characters. */
export function usualSeats(game: GameSummary): readonly SeatPlayer[] {
  const name = ownName();
  return [{ type: 'person', name }, ...freeBots(game, [name]).slice(0, Math.min(QUICK_SEATS, game.maxSeats) - 1)];
}

/** Begins a table at once: the person against bots drawn from the game's characters. */
export function playNow(game: GameSummary): Promise<string> {
  const name = ownName();
  const count = Math.min(QUICK_SEATS, game.maxSeats) - 1;
  const present = freeBots(game, [name]).slice(0, Math.max(count, game.temperaments.length));
  const lots = present.map((bot) => ({ bot, lot: Math.random() })).toSorted((a, b) => a.lot - b.lot);
  const bots = lots.slice(0, count).map(({ bot }) => bot);
  return createTable({ game: game.id, seats: [{ type: 'person', name }, ...bots], options: {} });
}

/** Begins somebody's first table: against novices without favourite plans, with a guide. */
export async function playFirst(game: GameSummary): Promise<string> {
  const name = ownName();
  const bots = noviceBots([name]).slice(0, Math.min(FIRST_SEATS, game.maxSeats) - 1);
  const table = await createTable({ game: game.id, seats: [{ type: 'person', name }, ...bots], options: {} });
  callGuide();
  return table;
}

/** The same people and bots, options and parts, at a new table. */
export async function playAgain(id: string): Promise<string> {
  const { table } = await browserHost.ask('created', { type: 'again', table: id });
  return table;
}
