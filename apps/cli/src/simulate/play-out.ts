import {
  applyChoice,
  Choices,
  determinize,
  FastRandom,
  hasSeat,
  isOver,
  listChoices,
  MAX_SEATS,
  runToDecision,
  seatsIn,
  seedChance,
  verbOf,
  waitingSeats,
  type Game,
  type State,
} from '@fondaco/kernel';
import { policyFor, type PolicyName } from '../policies.ts';
import { numberFrom, seedWithin } from '../seed.ts';
import { count } from './counts.ts';
import type { Tally } from './tally.ts';

/** What all games of a simulation have in common. */
export interface SimulationPlan {
  readonly seats: number;
  /** An index into the values of each option. */
  readonly options: readonly number[];
  /** One per seat. */
  readonly policies: readonly PolicyName[];
  readonly seed: Uint8Array;
}

/** More decisions than any game has: one that reaches them does not end. */
const MOST_DECISIONS = 100_000;

/** A function that plays the game of a number, the same whoever plays it when, and adds what happened to a tally. */
export function simulator(game: Game, plan: SimulationPlan): (number: number, tally: Tally) => void {
  const s = game.blank();
  const blank = game.blank();
  const choices = new Choices();
  const policies = plan.policies.map((name) => policyFor(game, name));
  const verbSeen = new Int32Array(game.verbs.length).fill(-1);
  let asking = 0;

  function decide(rng: FastRandom, tally: Tally): number {
    const seat = firstSeat(waitingSeats(s));
    listChoices(game.steps, s, seat, choices);
    asking++;
    for (let i = 0; i < choices.length; i++) {
      const verb = verbOf(choices.list[i]);
      if (verbSeen[verb] === asking) continue;
      verbSeen[verb] = asking;
      tally.offered[verb]++;
    }
    const sample = (into: State): void => {
      into.copyFrom(s);
      determinize(game, into, seat, rng);
    };
    const choice = policies[seat]({ seat, choices, rng, sample });
    count(tally.chosen, choice);
    count(tally.breadth, choices.length);
    applyChoice(game.steps, s, seat, choice);
    return choices.length;
  }

  return (number, tally) => {
    const rng = new FastRandom(numberFrom(seedWithin(plan.seed, `choices ${number}`)));
    s.copyFrom(blank);
    s.seats[0] = plan.seats;
    s.options.set(plan.options);
    seedChance(s, seedWithin(plan.seed, `game ${number}`));
    game.setup(s, plan);
    runToDecision(game.steps, s);
    let decisions = 0;
    let realDecisions = 0;
    let turns = 0;
    for (let asked = 0; !isOver(s);) {
      if (decisions++ === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
      const waiting = waitingSeats(s);
      if (waiting !== asked) turns++;
      asked = waiting;
      if (decide(rng, tally) > 1) realDecisions++;
    }
    count(tally.decisions, decisions);
    count(tally.realDecisions, realDecisions);
    count(tally.turns, turns);
    countResult(game, s, tally);
  };
}

function countResult(game: Game, s: State, tally: Tally): void {
  const width = game.categories.length;
  const points = new Int16Array(MAX_SEATS * width);
  game.score(s, points);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const row = points.subarray(seat * width, (seat + 1) * width);
    row.forEach((value, i) => count(tally.points[seat][i], value));
    count(
      tally.totals[seat],
      row.reduce((sum, value) => sum + value, 0),
    );
  }
  for (const seat of seatsIn(game.winners(s))) tally.wins[seat]++;
  tally.games++;
}

function firstSeat(seats: number): number {
  let seat = 0;
  while (!hasSeat(seats, seat)) seat++;
  return seat;
}
