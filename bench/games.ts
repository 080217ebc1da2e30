import { games } from '@fondaco/catalog';
import type { Game } from '@fondaco/kernel';

/** What a game's figures begin with; one that is not here is called by its whole id. */
const PREFIXES: Readonly<Record<string, string>> = { 'de-vulgari-eloquentia': 'dve', 'augsburg-1520': 'aug' };

/** The games to measure with their prefixes: all, or the one of this id. */
export function gamesToMeasure(id: string | undefined): readonly { readonly game: Game; readonly prefix: string }[] {
  return games
    .filter(({ game }) => id === undefined || game.id === id)
    .map(({ game }) => ({ game, prefix: PREFIXES[game.id] ?? game.id }));
}
