import { itemAt, type Game } from '@fondaco/kernel';
import { addCounts, type Counts } from './counts.ts';

/** What is counted over many games. Plain data of whole numbers, so that workers can send it and sums do not depend on order. */
export interface Tally {
  games: number;
  /** Games won, by seat; a game may have several winners. */
  readonly wins: number[];
  /** Final points, by seat. */
  readonly totals: Counts[];
  /** Final points, by seat and category. */
  readonly points: Counts[][];
  /** Final points of winners, and by category. */
  readonly winnerTotals: Counts;
  readonly winnerPoints: Counts[];
  /** Decisions of a game, and those of them with something to choose. */
  readonly decisions: Counts;
  readonly realDecisions: Counts;
  /** How often the word passed to other seats. */
  readonly turns: Counts;
  /** How many choices a decision had. */
  readonly breadth: Counts;
  /** In how many decisions each verb was offered. */
  readonly offered: number[];
  /** How often each choice was made. */
  readonly chosen: Counts;
}

export function emptyTally(game: Game, seats: number): Tally {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    games: 0,
    wins: perSeat(() => 0),
    totals: perSeat(() => new Map()),
    points: perSeat(() => game.categories.map(() => new Map<number, number>())),
    winnerTotals: new Map(),
    winnerPoints: game.categories.map(() => new Map<number, number>()),
    decisions: new Map(),
    realDecisions: new Map(),
    turns: new Map(),
    breadth: new Map(),
    offered: game.verbs.map(() => 0),
    chosen: new Map(),
  };
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  more.wins.forEach((wins, seat) => (to.wins[seat] = itemAt(to.wins, seat) + wins));
  more.totals.forEach((counts, seat) => addCounts(itemAt(to.totals, seat), counts));
  more.points.forEach((row, seat) => row.forEach((counts, i) => addCounts(itemAt(itemAt(to.points, seat), i), counts)));
  addCounts(to.winnerTotals, more.winnerTotals);
  more.winnerPoints.forEach((counts, i) => addCounts(itemAt(to.winnerPoints, i), counts));
  addCounts(to.decisions, more.decisions);
  addCounts(to.realDecisions, more.realDecisions);
  addCounts(to.turns, more.turns);
  addCounts(to.breadth, more.breadth);
  more.offered.forEach((times, verb) => (to.offered[verb] = itemAt(to.offered, verb) + times));
  addCounts(to.chosen, more.chosen);
}
