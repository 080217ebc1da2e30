import { playRecord, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt } from '@fondaco/kernel';
import type { Figure } from '../figures.ts';
import { toPoints } from './equal-bots.ts';
import { meanOf, shareOf, varianceOf } from './intervals.ts';
import { openAt, shuffledLines } from './judged-line.ts';

/** From weakest to strongest. */
const PLAYERS = ['random', 'novice', 'journeyman', 'master:100it'];
/** What a game says of each player, in that order. */
interface RankedGame {
  /** The mean of the choices that were judged: in points of the game, in which nobody runs out of what they can lose, and of win chance. */
  readonly points: readonly number[];
  readonly chances: readonly number[];
  /** Shares of the game. */
  readonly result: readonly number[];
}
type Measure = keyof RankedGame;

/** Their places among the players. */
const [JOURNEYMAN, MASTER] = [2, 3];
const FIRST_SEED = 90_000;
/** So many choices of each player are judged in a game, drawn at random. */
const CHOICES = 10;
/** After so many games each the players are put in order. */
const GAMES = 10;

/** A game of all four levels in any order of seats; some choices of each are judged at standard depth. */
export function rankInOneGame(model: BotModel, seed: number): RankedGame {
  const rng = new FastRandom(FIRST_SEED + seed);
  const players = [...PLAYERS.keys()]
    .map((player) => ({ player, at: rng.word() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ player }) => player);
  const record = playRecord(
    model,
    players.map((player) => itemAt(PLAYERS, player)),
    FIRST_SEED + seed,
  );
  const review = openAt(model, record, 'standard');
  const points = PLAYERS.map((): number[] => []);
  const chances = PLAYERS.map((): number[] => []);
  for (const line of shuffledLines(record, rng)) {
    const seat = record.header.seats.indexOf(itemAt(record.lines, line - 1).seat);
    const player = itemAt(players, seat);
    if (itemAt(points, player).length === CHOICES) continue;
    const cost = review.judgeCost({ line, depth: 'standard' });
    if (cost === undefined) continue;
    itemAt(points, player).push(-cost.lostPoints);
    itemAt(chances, player).push(toPoints(itemAt(cost.skill, seat)));
  }
  const { accounts } = review.analysis();
  return {
    points: points.map(meanOf),
    chances: chances.map(meanOf),
    result: PLAYERS.map((_, player) => toPoints(itemAt(accounts, players.indexOf(player)).result) / 100),
  };
}

export function sumUpOrder(games: readonly RankedGame[]): Figure[] {
  return [
    ...orderRight('review.order-right', games, 'points'),
    ...orderRight('review.order-right-by-chances', games, 'chances'),
    { name: 'review.order-of', value: games.length, unit: 'games' },
    ...PLAYERS.flatMap((player, i) => {
      const mean = (of: Measure): number => meanOf(games.map((game) => itemAt(game[of], i)));
      const level = player.split(':')[0];
      return [
        { name: `review.skill-of.${level}`, value: mean('points'), unit: 'points of the game a choice' },
        { name: `review.skill-of.${level}-chances`, value: mean('chances'), unit: 'points of win chance a choice' },
      ];
    }),
    ...(games.length < 3
      ? []
      : [
          { name: 'review.next-by-skill', value: foretold(games, 'points') * 100, unit: '% of pairs' },
          { name: 'review.next-by-result', value: foretold(games, 'result') * 100, unit: '% of pairs' },
          { name: 'review.sooner-by-skill', value: soonerBy(games, 'points'), unit: 'times' },
        ]),
  ];
}

/**
 * How often whoever won the next game, and not the other, had more in the last one, of all such pairs of players; half where they had as much.
 * It asks nothing of how much more.
 */
function foretold(games: readonly RankedGame[], of: Measure): number {
  const pairs = games.slice(1).flatMap(({ result: next }, i) => {
    const last = itemAt(games, i)[of];
    return next.flatMap((won, one) =>
      next.flatMap((lost, other) => (won > lost ? [compare(itemAt(last, one), itemAt(last, other))] : [])),
    );
  });
  return meanOf(pairs);
}

function compare(one: number, other: number): number {
  return one > other ? 1 : one === other ? 0.5 : 0;
}

/** How many times fewer games than by results tell the master from the journeyman, at whatever certainty. */
function soonerBy(games: readonly RankedGame[], measure: Measure): number {
  const clearness = (of: Measure): number => {
    const leads = games.map((game) => itemAt(game[of], MASTER) - itemAt(game[of], JOURNEYMAN));
    return (meanOf(leads) * meanOf(leads)) / varianceOf(leads);
  };
  return clearness(measure) / clearness('result');
}

/** Pairs of players whose skill over some games has the order of their levels, of all such pairs. */
function orderRight(name: string, games: readonly RankedGame[], of: Measure): Figure[] {
  let right = 0;
  let pairs = 0;
  for (let from = 0; from + GAMES <= games.length; from += GAMES) {
    const means = PLAYERS.map((_, i) => meanOf(games.slice(from, from + GAMES).map((game) => itemAt(game[of], i))));
    means.forEach((mean, i) => {
      pairs += i;
      right += means.slice(0, i).filter((weaker) => weaker < mean).length;
    });
  }
  return shareOf(name, right, pairs, 'pairs');
}
