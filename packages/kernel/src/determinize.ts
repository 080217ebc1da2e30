import type { Game } from './game.ts';
import { rekeyChance, type Random } from './chance/rng.ts';
import type { State } from './state.ts';
import { isOver } from './steps.ts';

/**
 * Makes of a state one that a seat, or a spectator, cannot tell from it: chance to come and everything else it cannot know are
 * dealt anew by `rng`. Once the game is over nothing is hidden.
 */
export function determinize<S extends State>(game: Game<S>, s: S, seat: number | undefined, rng: Random): void {
  if (isOver(s)) return;
  rekeyChance(s, rng);
  game.dealHidden(s, seat, rng);
}
