import { printCanonical, type Evaluation, type Game } from '@fondaco/kernel';
import { makeBotModel, type BotModel } from '../judge/bot-model.ts';
import type { GameKey } from './bot-task.ts';

/** A game with what it tells bots, from wherever games are listed. */
interface ListedGame {
  readonly game: Game;
  readonly evaluation: Evaluation;
}

/** How many games with parts of their own are remembered. */
const MOST_ALTERED = 8;

/** The models of games, made when they are first asked for. Weights that do not fit a game are a mistake of ours. */
export class BotModels {
  readonly #findListed: (id: string, rules: number) => ListedGame | undefined;
  readonly #models = new WeakMap<Game, BotModel>();
  /** Games with parts of their own by their keys, the oldest first. */
  readonly #altered = new Map<string, Game>();

  constructor(findListed: (id: string, rules: number) => ListedGame | undefined) {
    this.#findListed = findListed;
  }

  /** The model of a game, on whatever parts it is played. */
  of(game: Game): BotModel {
    const known = this.#models.get(game);
    if (known !== undefined) return known;
    const listed = this.#findListed(game.id, game.rules);
    if (listed === undefined) throw new Error(`no bot knows ${game.id} with rules ${game.rules}`);
    const made = makeBotModel(game, listed.evaluation);
    if (!made.ok) throw new Error(made.error.message);
    this.#models.set(game, made.value);
    return made.value;
  }

  /** What another thread finds the game by. */
  keyOf(game: Game): GameKey {
    const { id, rules } = game;
    return this.#findListed(id, rules)?.game === game ? { id, rules } : { id, rules, parts: game.parts() };
  }

  find(key: GameKey): BotModel | undefined {
    const listed = this.#findListed(key.id, key.rules);
    if (listed === undefined) return undefined;
    return this.of(key.parts === undefined ? listed.game : this.#alter(listed.game, key));
  }

  #alter(game: Game, key: GameKey): Game {
    const name = printCanonical({ ...key });
    const known = this.#altered.get(name);
    if (known !== undefined) return known;
    const altered = game.withParts(key.parts ?? null);
    if (!altered.ok) throw new Error(altered.error.message);
    this.#altered.set(name, altered.value);
    for (const oldest of this.#altered.keys()) {
      if (this.#altered.size <= MOST_ALTERED) break;
      this.#altered.delete(oldest);
    }
    return altered.value;
  }
}
