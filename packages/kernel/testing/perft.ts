import {
  applyChoice,
  Choices,
  FastRandom,
  hasSeat,
  listChoices,
  MAX_SEATS,
  waitingSeats,
  type Game,
  type State,
} from '../src/index.ts';
import { begin } from './random-player.ts';

export interface PerftHow {
  readonly seats: number;
  readonly seed: number;
  readonly depth: number;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * How many ways there are to make 1, 2, … `depth` choices from a seeded setup. Of several waiting seats the lowest chooses
 * first. Two engines that agree on these numbers agree on the rules they touch; one that changes them has changed a rule.
 */
export function perft(game: Game, how: PerftHow): number[] {
  const states = Array.from({ length: how.depth + 1 }, () => game.blank());
  const lists = states.map(() => new Choices());
  const counts = Array.from({ length: how.depth }, () => 0);
  begin(game, states[0], { ...how, seed: new FastRandom(how.seed).seed() });
  descend(game, states, lists, counts, 0);
  return counts;
}

function descend(
  game: Game,
  states: readonly State[],
  lists: readonly Choices[],
  counts: number[],
  depth: number,
): void {
  const s = states[depth];
  const waiting = waitingSeats(s);
  if (depth === counts.length || waiting === 0) return;
  const choices = lists[depth];
  const seat = lowestSeat(waiting);
  listChoices(game.steps, s, seat, choices);
  counts[depth] += choices.length;
  for (let i = 0; i < choices.length; i++) {
    states[depth + 1].copyFrom(s);
    applyChoice(game.steps, states[depth + 1], seat, choices.list[i]);
    descend(game, states, lists, counts, depth + 1);
  }
}

function lowestSeat(seats: number): number {
  for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(seats, seat)) return seat;
  throw new Error('no seats');
}
