import type { Game } from '../game.ts';
import type { Header } from '../record/record.ts';
import { resignedSeats } from '../record/resigned.ts';
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
  /** The seats that were given up: ranked last, whatever points a bot made there. Absent if there are none. */
  readonly resigned?: readonly string[];
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

/** A result in which whoever gave up by the head of the record has not won: the best of the others have. */
export function rankResigned(result: TableResult, header: Pick<Header, 'others'>): TableResult {
  const resigned = resignedSeats(header);
  if (resigned.length === 0) return result;
  const isStaying = (seat: string): boolean => !resigned.includes(seat);
  const winners = result.winners.filter(isStaying);
  if (winners.length > 0 || result.winners.length === 0) return { ...result, winners, resigned };
  const staying = result.scores.filter(({ seat }) => isStaying(seat));
  const best = Math.max(...staying.map(({ total }) => total));
  return { ...result, winners: staying.filter(({ total }) => total === best).map(({ seat }) => seat), resigned };
}
