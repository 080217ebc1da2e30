import type { SeatPlayer } from '@fondaco/protocol';
import { createTable, OpenTable, type HostResult, type HostServices } from '../src/index.ts';

export const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'] as const;

export const ANN: SeatPlayer = { type: 'person', name: 'Ann Marie' };
export const BOB: SeatPlayer = { type: 'person', name: 'Жанна' };
export const CAI: SeatPlayer = { type: 'person', name: 'Cai 🦊' };
export const GUIDO: SeatPlayer = { type: 'bot', name: 'Guido', level: 'novice', temperament: 'dante' };
export const CHIARA: SeatPlayer = { type: 'bot', name: 'Chiara', level: 'random' };

/** What it came to; a refusal fails the test. */
export function valueOf<T>(result: HostResult<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** Creates a table and opens it. */
export async function beginTable(
  services: HostServices,
  { game = GAMES[0] as string, seats = [ANN, BOB] as readonly SeatPlayer[], seed = 'a test' } = {},
): Promise<OpenTable> {
  const id = valueOf(await createTable(services, { game, seats, options: {}, seed }));
  return valueOf(await OpenTable.open(services, id));
}
