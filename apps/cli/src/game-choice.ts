import { findGame, games, type CatalogEntry } from '@fondaco/catalog';
import { itemAt, shorten, type Game } from '@fondaco/kernel';
import { done, printRefusal, wrong, type Attempt } from './attempt.ts';
import { readJson } from './files.ts';

export const DEFAULT_GAME = itemAt(games, 0).game.id;

/** A game on the parts it is to be played with. */
export interface ChosenGame {
  readonly entry: CatalogEntry;
  readonly game: Game;
}

/** The game of this id, on the parts of a file if one is named; with the rules a record names, or with those of today. */
export function chooseGame(id: string, board: string | undefined, rules?: number): Attempt<ChosenGame> {
  const entry = findGame(id, rules);
  if (entry === undefined && findGame(id) !== undefined) return wrong(`rules ${rules} of ${id} are not known here`);
  if (entry === undefined)
    return wrong(`there is no game "${shorten(id)}"; there are ${games.map(({ game }) => game.id).join(', ')}`);
  if (board === undefined) return done({ entry, game: entry.game });
  const parts = readJson(board);
  if (!parts.ok) return parts;
  const game = entry.game.withParts(parts.value);
  return game.ok ? done({ entry, game: game.value }) : wrong(`${board}: ${printRefusal(game.error)}`);
}

/** `screens=open` and the like, as an object; whether there is such an option is for the game to say. */
export function parseOptions(given: readonly string[]): Attempt<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const pair of given) {
    const at = pair.indexOf('=');
    if (at < 1) return wrong(`--option ${shorten(pair)}: must be name=value`);
    options[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return done(options);
}
