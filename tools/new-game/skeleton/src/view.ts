import type { JsonObject } from '@fondaco/kernel';
import type { NewGameState } from './state.ts';

/** What a seat sees (NEW-INF-1). */
export function view(s: NewGameState, _seat: number | undefined, seats: readonly string[]): JsonObject {
  return { pile: s.pile[0], players: seats.map((player, seat) => ({ player, stones: s.stones[seat] })) };
}
