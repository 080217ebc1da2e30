import { games } from '@fondaco/catalog';

/** How long the game of a table is, in moves, and how many of them were made before anybody is measured. */
export interface GameStage {
  readonly moves: number;
  readonly played: number;
}

/** The moves of our games with four people who do what comes to their mind, over a dozen games each; every other table has another game. */
const MOVES: Readonly<Record<string, number>> = { 'de-vulgari-eloquentia': 237, 'augsburg-1520': 417 };
const SOME_MOVES = 300;

/** The game of a table of this number. */
export function gameOf(number: number): string {
  return games[number % games.length]?.game.id ?? '';
}

/** A table of this number of whose game a share was played; the tables of peers have games as long as ours. */
export function stageOf(number: number, share: number): GameStage {
  const moves = MOVES[gameOf(number)] ?? SOME_MOVES;
  return { moves, played: Math.floor(moves * share) };
}

/** The moves of a game, over all games. */
export function meanMoves(): number {
  const moves = games.map((_, number) => stageOf(number, 0).moves);
  return moves.reduce((sum, one) => sum + one, 0) / moves.length;
}
