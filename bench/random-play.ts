import {
  applyChoice,
  Choices,
  currentStep,
  FastRandom,
  isOver,
  itemAt,
  LEGAL,
  listChoices,
  topOf,
  waitingSeats,
  type Game,
  type State,
} from '@fondaco/kernel';
import { begin, pickSeat, playRandomGame } from '@fondaco/kernel/testing';

const SEATS = 4;

/** Plays complete random games, setup included, one after another; each call plays one and returns its moves. */
export function randomGames(game: Game): () => number {
  const s = game.blank();
  const choices = new Choices();
  let seed = 0;
  return () => {
    const rng = new FastRandom(seed++);
    begin(game, s, { seats: SEATS, seed: rng.seed() });
    return playRandomGame(game, s, rng, choices);
  };
}

/** A random game as it was played: who chose what. */
interface Played {
  readonly seed: Uint8Array;
  readonly moves: readonly { readonly seat: number; readonly choice: number }[];
}

/** Calls `look` at every decision of a random game, before its choice is made, and returns what was chosen. */
function playAndLook(game: Game, number: number, look: (s: State, seat: number, choices: Choices) => void): Played {
  const s = game.blank();
  const choices = new Choices();
  const rng = new FastRandom(number);
  const seed = rng.seed();
  const moves: { seat: number; choice: number }[] = [];
  begin(game, s, { seats: SEATS, seed });
  while (!isOver(s)) {
    const seat = pickSeat(waitingSeats(s), rng);
    listChoices(game.steps, s, seat, choices);
    look(s, seat, choices);
    const choice = itemAt(choices.list, rng.below(choices.length));
    moves.push({ seat, choice });
    applyChoice(game.steps, s, seat, choice);
  }
  return { seed, moves };
}

/** Plays games again from what was chosen: each move is checked for legality and applied, as for a player, but nothing is listed. */
export function checkedReplays(game: Game): () => number {
  const games = Array.from({ length: 50 }, (_, i) => playAndLook(game, i, () => undefined));
  const s = game.blank();
  let next = 0;
  return () => {
    const { seed, moves } = itemAt(games, next++ % games.length);
    begin(game, s, { seats: SEATS, seed });
    for (const { seat, choice } of moves) {
      if (currentStep(game.steps, s).whyNot(s, seat, choice, topOf(s)) !== LEGAL) throw new Error('illegal');
      applyChoice(game.steps, s, seat, choice);
    }
    return moves.length;
  };
}

/** A decision of a random game. */
export interface SampledDecision {
  readonly s: State;
  readonly seat: number;
}

/** How many choices each decision of so many games has, and a sample of the decisions themselves. */
export function gatherDecisions(
  game: Game,
  games: number,
  sampleEvery: number,
): { readonly counts: readonly number[]; readonly sample: readonly SampledDecision[] } {
  const counts: number[] = [];
  const sample: SampledDecision[] = [];
  for (let i = 0; i < games; i++) {
    playAndLook(game, i, (s, seat, choices) => {
      counts.push(choices.length);
      if (counts.length % sampleEvery !== 0) return;
      const copy = game.blank();
      copy.copyFrom(s);
      sample.push({ s: copy, seat });
    });
  }
  return { counts, sample };
}
