import { findGame, games } from '@fondaco/catalog';
import { FastRandom } from '@fondaco/kernel';
import { answerHere, MemoryStore, type BotPlayer, type HostGames, type HostServices } from '../src/index.ts';
import { VirtualClock } from './virtual-clock.ts';

/** All games of the catalog. */
export const ALL_GAMES: HostGames = {
  offered: games,
  find(id, rules) {
    const game = findGame(id)?.game;
    return rules === undefined || game?.rules === rules ? game : undefined;
  },
};
