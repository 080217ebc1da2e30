import {
  Choices,
  determinize,
  FastRandom,
  isWaitingFor,
  listChoices,
  refuse,
  success,
  type Game,
  type JsonObject,
  type Random,
  type Result,
  type State,
} from '@fondaco/kernel';
import { NO_HISTORY, type SeatHistory } from './history.ts';

/** All a bot is ever told of a decision. There is no way from here to the true state. */
export interface Decision<S extends State = State> extends SeatHistory {
  readonly seat: number;
  /** What the seat sees, in words. */
  readonly view: JsonObject;
  /** What it can choose. */
  readonly choices: readonly number[];
  /** A state that the seat cannot tell from the true one, dealt by `rng`. */
  sample(into: S, rng: Random): void;
}

/** What a seat knows, as a state: the true one with everything dealt anew that it cannot know. */
export function knowledgeOf<S extends State>(game: Game<S>, s: S, seat: number): S {
  const known = game.blank();
  known.copyFrom(s);
  determinize(game, known, seat, new FastRandom(seat));
  return known;
}

/** Asks from what a seat knows. Whoever holds the true state makes the knowledge; bots and their workers get only that. */
export function decisionFrom<S extends State>(
  game: Game<S>,
  known: S,
  seat: number,
  seats: readonly string[],
  history: SeatHistory = NO_HISTORY,
): Result<Decision<S>> {
  if (!isWaitingFor(known, seat)) return refuse('not-waiting', 'this seat has nothing to decide');
  const choices = new Choices();
  listChoices(game.steps, known, seat, choices);
  return success({
    ...history,
    seat,
    // Made only for those who look at it: searches never do.
    get view() {
      return game.view(known, seat, seats);
    },
    choices: choices.toArray(),
    sample(into, rng) {
      into.copyFrom(known);
      determinize(game, into, seat, rng);
    },
  });
}
