import { findGame, games } from '@fondaco/catalog';
import type { HostGames } from '@fondaco/host';

/** The games of the catalog. */
export const catalogGames: HostGames = {
  offered: games,
  find: (id, rules) => findGame(id, rules)?.game,
};
