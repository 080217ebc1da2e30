import type { Game } from '../game.ts';
import { seatsIn } from '../seats.ts';
import type { State } from '../state.ts';
import { isOver } from '../steps.ts';

/** What each seat scored, by category, and who won. */
export interface TableResult {
  readonly isFinal: boolean;
  readonly scores: readonly {
    readonly seat: string;
    readonly total: number;
    readonly breakdown: Readonly<Record<string, number>>;
  }[];
  readonly winners: readonly string[];
}

export function resultOf(game: Game, s: State, seats: readonly string[]): TableResult {
  const { categories } = game;
  const points = new Int16Array(seats.length * categories.length);
  game.score(s, points);
  const scores = seats.map((seat, i) => {
    const breakdown: Record<string, number> = {};
    categories.forEach((category, place) => (breakdown[category.name] = points[i * categories.length + place]));
    return { seat, total: Object.values(breakdown).reduce((sum, value) => sum + value, 0), breakdown };
  });
  const winners = isOver(s) ? seatsIn(game.winners(s)).map((seat) => seats[seat]) : [];
  return { isFinal: isOver(s), scores, winners };
}
