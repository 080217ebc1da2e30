import type { Game } from './game.ts';
import { seatsIn } from './seats.ts';
import type { State } from './state.ts';
import { isOver } from './steps.ts';

/** What each seat scored, by category, and who won. */
export interface TableResult {
  readonly isFinal: boolean;
  readonly scores: readonly {
    readonly player: string;
    readonly total: number;
    readonly breakdown: Readonly<Record<string, number>>;
  }[];
  readonly winners: readonly string[];
}

export function resultOf(game: Game, s: State, players: readonly string[]): TableResult {
  const { categories } = game;
  const points = new Int16Array(players.length * categories.length);
  game.score(s, points);
  const scores = players.map((player, seat) => {
    const breakdown: Record<string, number> = {};
    categories.forEach((category, i) => (breakdown[category.name] = points[seat * categories.length + i]));
    return { player, total: Object.values(breakdown).reduce((sum, value) => sum + value, 0), breakdown };
  });
  const winners = isOver(s) ? seatsIn(game.winners(s)).map((seat) => players[seat]) : [];
  return { isFinal: isOver(s), scores, winners };
}
