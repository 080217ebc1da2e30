import { countSeats, hasSeat, itemAt, type Game, type State } from '@fondaco/kernel';

/** Each seat's share of the victory in a finished game. */
export function sharesOfWinners<S extends State>(game: Game<S>, s: S): number[] {
  const winners = game.winners(s);
  const share = 1 / countSeats(winners);
  return Array.from({ length: itemAt(s.seats, 0) }, (_, seat) => (hasSeat(winners, seat) ? share : 0));
}
