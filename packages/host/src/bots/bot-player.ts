import type { AskedBot, HintTask } from '@fondaco/bots';
import type { Game } from '@fondaco/kernel';
import type { Hint, Suggestion } from '@fondaco/protocol';

/** Bots, wherever they think. What they are asked holds nothing that their seat does not know. */
export interface BotPlayer {
  /** The levels they can play a game at, weakest first. */
  levels(game: Game): readonly string[];
  /** What they can be like. */
  temperaments(game: Game): readonly string[];
  /** One of the lines the seat is offered. */
  choose(asked: AskedBot): Promise<string>;
  /** The choices they like, best first; absent if they have no opinion. */
  hint?(asked: AskedBot, task: HintTask): Promise<{ readonly hints: readonly Hint[]; readonly iterations: number }>;
  /** What they tell somebody new to do; absent if they guide nobody. */
  suggest?(asked: AskedBot): Promise<Suggestion>;
  /** The table is closed: whatever is still thought about for it is no longer wanted. */
  forget?(table: string): void;
}
