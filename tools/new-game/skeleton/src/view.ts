import type { NewGameState } from './state.ts';
import type { NewGameView } from './view-type.ts';

/** What a seat sees (NEW-INF-1). */
export function view(s: NewGameState, _seat: number | undefined, seats: readonly string[]): NewGameView {
  return { pile: s.pile[0], players: seats.map((seat, i) => ({ seat, stones: s.stones[i] })) };
}
