import { playRecord, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt } from '@fondaco/kernel';
import type { Figure } from '../figures.ts';
import { toPoints } from './equal-bots.ts';
import { correlationOf, meanOf, shareOf, varianceOf } from './intervals.ts';
import { openAt, shuffledLines } from './judged-line.ts';

/** From weakest to strongest. */
const PLAYERS = ['random', 'novice', 'journeyman', 'master:100it'];
/** What a game says of each player, in that order. */
interface RankedGame {
  /** The mean of the choices that were judged, in points of win chance and in points of the game. */
  readonly skill: readonly number[];
  readonly score: readonly number[];
  /** Shares of the game. */
  readonly result: readonly number[];
}

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
  const skills = PLAYERS.map((): number[] => []);
  const scores = PLAYERS.map((): number[] => []);
  for (const line of shuffledLines(record, rng)) {
    const seat = record.header.seats.indexOf(itemAt(record.lines, line - 1).seat);
    const own = itemAt(skills, itemAt(players, seat));
    if (own.length === CHOICES) continue;
    const cost = review.judgeCost({ line, depth: 'standard' });
    if (cost === undefined) continue;
    own.push(toPoints(itemAt(cost.skill, seat)));
    itemAt(scores, itemAt(players, seat)).push(-cost.lostPoints);
  }
  const { accounts } = review.analysis();
  return {
    skill: skills.map(meanOf),
    score: scores.map(meanOf),
    result: PLAYERS.map((_, player) => toPoints(itemAt(accounts, players.indexOf(player)).result) / 100),
  };
}

export function sumUpOrder(games: readonly RankedGame[]): Figure[] {
  const { right, pairs } = countRightPairs(games);
  const next = games.slice(1).flatMap(({ result }) => result);
  const before = games.slice(0, -1);
  return [
    ...shareOf('review.order-right', right, pairs, 'pairs'),
    { name: 'review.order-of', value: games.length, unit: 'games' },
    ...PLAYERS.map((player, i) => ({
      name: `review.skill-of.${player.split(':')[0]}`,
      value: meanOf(games.map(({ skill }) => itemAt(skill, i))),
      unit: 'points a choice',
    })),
    ...(games.length < 3
      ? []
      : [
          {
            name: 'review.next-by-skill',
            value: correlationOf(
              before.flatMap(({ skill }) => skill),
              next,
            ),
            unit: 'correlation',
          },
          {
            name: 'review.next-by-result',
            value: correlationOf(
              before.flatMap(({ result }) => result),
              next,
            ),
            unit: 'correlation',
          },
          { name: 'review.sooner-by-skill', value: soonerBySkill(games), unit: 'times' },
        ]),
  ];
}

/** How many times fewer games than by results tell the master from the journeyman by their skill, at whatever certainty. */
function soonerBySkill(games: readonly RankedGame[]): number {
  const clearness = (of: 'skill' | 'result'): number => {
    const leads = games.map((game) => itemAt(game[of], MASTER) - itemAt(game[of], JOURNEYMAN));
    return (meanOf(leads) * meanOf(leads)) / varianceOf(leads);
  };
  return clearness('skill') / clearness('result');
}

/** Pairs of players whose skill over some games has the order of their levels, of all such pairs. */
function countRightPairs(games: readonly RankedGame[]): { readonly right: number; readonly pairs: number } {
  const count = { right: 0, pairs: 0 };
  for (let from = 0; from + GAMES <= games.length; from += GAMES) {
    const means = PLAYERS.map((_, i) => meanOf(games.slice(from, from + GAMES).map(({ skill }) => itemAt(skill, i))));
    means.forEach((mean, i) => {
      for (const weaker of means.slice(0, i)) {
        count.pairs++;
        if (weaker < mean) count.right++;
      }
    });
  }
  return count;
}
