import { findGame, games } from '@fondaco/catalog';
import type { HostGames } from '@fondaco/host';

/** The games that tables of this browser are played by. */
export const hostGames: HostGames = {
  offered: games,
  find: (id, rules) => findGame(id, rules)?.game,
};
