import type { Game, State } from '@fondaco/kernel';
import type { Hint } from '@fondaco/protocol';

/** What a bot is asked: to choose in a seat's place, from what that seat knows. */
export interface BotAsked {
  readonly game: Game;
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

export interface BotPlayer {
  /** The levels it can play a game at, weakest first. */
  levels(game: Game): readonly string[];
  /** What it can be like. */
  temperaments(game: Game): readonly string[];
  choose(asked: BotAsked): Promise<string>;
  /** The choices it likes, best first; absent if it has no opinion. */
  readonly hint?: (
    asked: BotAsked,
    effort: HintEffort,
  ) => Promise<{ readonly hints: readonly Hint[]; readonly iterations: number }>;
}
