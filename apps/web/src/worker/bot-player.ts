import type { Game, JsonObject, Random, State } from '@fondaco/kernel';

/** What a bot is asked: what its seat sees, what it can choose, and worlds that agree with what it knows. */
export interface BotAsked {
  readonly game: Game;
  readonly players: readonly string[];
  readonly seat: number;
  readonly level: string;
  readonly view: JsonObject;
  readonly choices: readonly string[];
  /** A state as it may be, for all the seat knows. */
  readonly sample: (rng: Random) => State;
}

export interface BotPlayer {
  /** The levels it can play a game at, weakest first. */
  levels(game: Game): readonly string[];
  choose(asked: BotAsked): Promise<string>;
  /** The choices it likes, best first, with what it thinks each is worth (0 to 1); absent if it has no opinion. */
  readonly hint?: (asked: BotAsked) => Promise<readonly { readonly line: string; readonly worth: number }[]>;
}

/** Chooses anything that is allowed, each choice as likely as another. */
export const randomBot: BotPlayer = {
  levels: () => ['random'],
  choose: ({ choices }) => Promise.resolve(choices[Math.floor(Math.random() * choices.length)]),
};
