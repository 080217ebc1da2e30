import { firstWaiting } from '@fondaco/bots';
import {
  applyChoice,
  Choices,
  FastRandom,
  hasSeat,
  isOver,
  itemAt,
  listChoices,
  MAX_SEATS,
  runToDecision,
  seedChance,
  verbOf,
  waitingSeats,
  type Game,
  type State,
} from '@fondaco/kernel';
import { numberFrom, seedWithin } from '../seed.ts';
import { count } from './counts.ts';
import { Players } from './players.ts';
import type { Tally } from './tally.ts';

/** What all games of a simulation have in common. */
export interface SimulationPlan {
  readonly seats: number;
  /** An index into the values of each option. */
  readonly options: readonly number[];
  /** One per seat: a policy, or a bot by its name. */
  readonly policies: readonly string[];
  readonly seed: Uint8Array;
}

/** More decisions than any game has: one that reaches them does not end. */
const MOST_DECISIONS = 100_000;

/** A function that plays the game of a number, the same whoever plays it when, and adds what happened to a tally. */
export function simulator(game: Game, plan: SimulationPlan): (number: number, tally: Tally) => void {
  const s = game.blank();
  const blank = game.blank();
  const choices = new Choices();
  const players = new Players(game, plan.policies);
  const lastAskingOf = new Int32Array(game.verbs.length).fill(-1);
  let asking = 0;

  function decide(rng: FastRandom, tally: Tally): number {
    const seat = firstWaiting(waitingSeats(s));
    listChoices(game.steps, s, seat, choices);
    asking++;
    for (let i = 0; i < choices.length; i++) {
      const verb = verbOf(itemAt(choices.list, i));
      if (lastAskingOf[verb] === asking) continue;
      lastAskingOf[verb] = asking;
      tally.offered[verb] = itemAt(tally.offered, verb) + 1;
    }
    const choice = players.choose(s, seat, choices, rng);
    count(tally.chosen, choice);
    count(tally.breadth, choices.length);
    applyChoice(game.steps, s, seat, choice);
    return choices.length;
  }

  return (number, tally) => {
    const rng = new FastRandom(numberFrom(seedWithin(plan.seed, `choices ${number}`)));
    players.begin(rng);
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
  const winners = game.winners(s);
  game.score(s, points);
  for (let seat = 0; seat < itemAt(s.seats, 0); seat++) {
    const row = points.subarray(seat * width, (seat + 1) * width);
    row.forEach((value, i) => count(itemAt(itemAt(tally.points, seat), i), value));
    const total = row.reduce((sum, value) => sum + value, 0);
    count(itemAt(tally.totals, seat), total);
    if (!hasSeat(winners, seat)) continue;
    tally.wins[seat] = itemAt(tally.wins, seat) + 1;
    count(tally.winnerTotals, total);
    row.forEach((value, i) => count(itemAt(tally.winnerPoints, i), value));
  }
  tally.games++;
}
