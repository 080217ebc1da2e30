import { hasSeat, runToDecision, seedChance, type FastRandom, type Game, type State } from '@fondaco/kernel';

/** Sets a game up with its default options. */
export function beginGame<S extends State>(game: Game<S>, s: S, seats: number, rng: FastRandom): void {
  s.bytes.fill(0);
  s.seats[0] = seats;
  seedChance(s, rng.seed());
  game.setup(s, { seats, options: game.options.map(() => 0) });
  runToDecision(game.steps, s);
}

/** One of the waiting seats: the order of answers in a simultaneous decision means nothing. */
export function firstWaiting(waiting: number): number {
  let seat = 0;
  while (!hasSeat(waiting, seat)) seat++;
  return seat;
}
