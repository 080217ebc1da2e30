import { makeMind, type Mind } from '@fondaco/bots';
import { findGame, type BotHints } from '@fondaco/catalog';
import type { Game } from '@fondaco/kernel';

const minds = new WeakMap<Game, Mind>();

/** What bots know of a game, on whatever parts it is played. Weights that do not fit the game are a mistake of ours. */
export function mindOf(game: Game, hints: BotHints): Mind {
  let mind = minds.get(game);
  if (mind === undefined) {
    const made = makeMind(game, hints);
    if (!made.ok) throw new Error(made.error.message);
    minds.set(game, (mind = made.value));
  }
  return mind;
}

/**
 * For the workers of a pool, which import this file by its URL: the mind of a game by its id.
 * @public
 */
export function findMind(id: string): Mind | undefined {
  const entry = findGame(id);
  return entry === undefined ? undefined : mindOf(entry.game, entry.evaluation);
}

/** Where the workers of a pool find this. */
export const MINDS = import.meta.url;
