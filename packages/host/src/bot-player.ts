import type { Game, State } from '@fondaco/kernel';
import type { Hint } from '@fondaco/protocol';

/** What is asked of a bot: to choose in a seat's place, from what that seat knows. */
export interface AskedBot {
  readonly table: string;
  readonly game: Game;
  /** The words of the seats. */
  readonly seats: readonly string[];
  readonly seat: number;
  readonly level: string;
  readonly temperament: string | undefined;
  /** What the seat knows, as a state: everything else in it was dealt anew. */
  readonly known: State;
}

/** How long to think about a hint; without iterations, for about a second. */
export interface HintEffort {
  readonly iterations?: number | undefined;
  readonly seed?: number | undefined;
}

/** Bots, wherever they think. */
export interface BotPlayer {
  /** The levels it can play a game at, weakest first. */
  levels(game: Game): readonly string[];
  /** What it can be like. */
  temperaments(game: Game): readonly string[];
  /** One of the lines the seat is offered. */
  choose(asked: AskedBot): Promise<string>;
  /** The choices it likes, best first; absent if it has no opinion. */
  hint?(asked: AskedBot, effort: HintEffort): Promise<{ readonly hints: readonly Hint[]; readonly iterations: number }>;
  /** The table is closed: whatever is still thought about for it is no longer wanted. */
  forget?(table: string): void;
}
