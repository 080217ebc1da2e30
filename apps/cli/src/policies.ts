import {
  applyChoice,
  isWaitingFor,
  itemAt,
  MAX_SEATS,
  type Choices,
  type Game,
  type Random,
  type State,
} from '@fondaco/kernel';

/** What a player without a person knows when it must choose. The true state is not in it. */
interface AskedPolicy {
  readonly seat: number;
  readonly choices: Choices;
  /** Writes a state that the seat could be in, as far as it can know. */
  sample(into: State): void;
  readonly rng: Random;
}

/** How a player without a person chooses. */
export type Policy = (asked: AskedPolicy) => number;

export const POLICIES = ['random', 'greedy'] as const;
export type PolicyName = (typeof POLICIES)[number];

export function policyFor(game: Game, name: PolicyName): Policy {
  return name === 'random' ? random : greedyFor(game);
}

function random({ choices, rng }: AskedPolicy): number {
  return itemAt(choices.list, choices.length === 1 ? 0 : rng.below(choices.length));
}

/**
 * Looks one choice ahead in one possible world and takes what is worth most there: the lead over the best other, then the own
 * points, then to be asked again, since the turn goes on; among what is left, chance.
 */
function greedyFor(game: Game): Policy {
  const world = game.blank();
  const trial = game.blank();
  const worth = worthIn(game);
  return (asked) => {
    const { seat, choices, rng } = asked;
    if (choices.length === 1) return itemAt(choices.list, 0);
    asked.sample(world);
    let best = itemAt(choices.list, 0);
    let most = -Infinity;
    let equals = 0;
    for (let i = 0; i < choices.length; i++) {
      trial.copyFrom(world);
      const choice = itemAt(choices.list, i);
      applyChoice(game.steps, trial, seat, choice);
      const value = worth(trial, seat);
      if (value < most) continue;
      equals = value > most ? 1 : equals + 1;
      most = value;
      if (equals === 1 || rng.below(equals) === 0) best = choice;
    }
    return best;
  };
}

/** More than any score, so that a smaller concern never outweighs a greater one. */
const FAR = 10_000;

function worthIn(game: Game): (s: State, seat: number) => number {
  const width = game.categories.length;
  const points = new Int16Array(MAX_SEATS * width);
  return (s, seat) => {
    game.score(s, points);
    let own = 0;
    let bestOther = -FAR;
    for (let other = 0; other < itemAt(s.seats, 0); other++) {
      let total = 0;
      for (let i = 0; i < width; i++) total += itemAt(points, other * width + i);
      if (other === seat) own = total;
      else if (total > bestOther) bestOther = total;
    }
    return ((own - bestOther) * FAR + own) * 2 + (isWaitingFor(s, seat) ? 1 : 0);
  };
}
