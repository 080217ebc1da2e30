import type { HostGames } from '@fondaco/host';
import type { Game } from '@fondaco/kernel';

/** The same games, each changed once. */
export function changeGames(games: HostGames, change: (game: Game) => Game): HostGames {
  const found = new Map<Game, Game>();
  const find = (id: string, rules?: number): Game | undefined => {
    const game = games.find(id, rules);
    if (game === undefined) return undefined;
    const changed = found.get(game) ?? change(game);
    found.set(game, changed);
    return changed;
  };
  return { ...games, find };
}
