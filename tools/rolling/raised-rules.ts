import type { HostGames } from '@fondaco/host';
import { drawBelow, type Game } from '@fondaco/kernel';

/** The games as the next build has them: the rules of each are raised, and what is drawn at the beginning differs. Those of before are kept. */
export function raiseRules(games: HostGames): HostGames {
  const offered = games.offered.map(({ game, title }) => ({ game: raise(game), title }));
  return {
    offered,
    find(id, rules) {
      const newest = offered.find(({ game }) => game.id === id)?.game;
      return rules === undefined || rules === newest?.rules ? newest : games.find(id, rules);
    },
  };
}

function raise(game: Game): Game {
  return {
    ...game,
    rules: game.rules + 1,
    setup(s, how) {
      drawBelow(s, 2);
      game.setup(s, how);
    },
  };
}
