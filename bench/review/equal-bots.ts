import { playRecord, type BotModel } from '@fondaco/bots';
import { itemAt, type GameRecord } from '@fondaco/kernel';
import { UNIT, type GameAnalysis } from '@fondaco/review';
import type { Figure } from '../figures.ts';
import { halfOf, meanOf } from './intervals.ts';
import { openAt } from './judged-line.ts';

/** What the review of a game between equal bots says. Shares of a game are in points. */
interface EqualGame {
  /** The largest difference between an account's parts and its result, in units. */
  readonly sumError: number;
  /** By seat. */
  readonly luck: readonly number[];
  readonly skill: readonly number[];
  /** The mean size of a line's doubt for the seat that said it. */
  readonly doubt: number;
}

const BOTS = ['journeyman', 'journeyman', 'journeyman', 'journeyman'];

/** A game of four journeymen, reviewed at quick depth. */
export function reviewEqualGame(model: BotModel, seed: number): EqualGame {
  const { accounts, points } = reviewQuickly(model, playRecord(model, BOTS, seed));
  return {
    sumError: Math.max(
      ...accounts.map(({ start, skill, standIn, gifts, luck, doubt, result }) =>
        Math.abs(start + skill + standIn + gifts + luck + doubt - result),
      ),
    ),
    luck: accounts.map(({ luck }) => toPoints(luck)),
    skill: accounts.map(({ skill }) => toPoints(skill)),
    doubt: toPoints(meanOf(points.map(({ doubt, seat }) => Math.abs(itemAt(doubt, seat))))),
  };
}

/** Skill and luck of a whole game at quick depth, without what is only for showing. */
function reviewQuickly(model: BotModel, record: GameRecord): GameAnalysis {
  const review = openAt(model, record, 'quick');
  for (const job of review.jobs()) {
    const skill = review.judgeCost(job)?.skill ?? record.header.seats.map(() => 0);
    review.add({ ...job, skill, ...review.judgeLuck(job) });
  }
  return review.analysis();
}

export function toPoints(units: number): number {
  return (units / UNIT) * 100;
}

export function sumUpEqualGames(games: readonly EqualGame[]): Figure[] {
  const bySeat = (column: 'luck' | 'skill'): Figure[] =>
    BOTS.flatMap((_, seat) => {
      const values = games.map((game) => itemAt(game[column], seat));
      return [
        { name: `review.${column}-mean.${seat + 1}`, value: meanOf(values), unit: 'points' },
        { name: `review.${column}-mean-half.${seat + 1}`, value: halfOf(values), unit: 'points' },
      ];
    });
  return [
    { name: 'review.sum-error', value: Math.max(...games.map(({ sumError }) => sumError)), unit: 'units' },
    { name: 'review.sum-error-of', value: games.length, unit: 'games' },
    { name: 'review.doubt-mean', value: meanOf(games.map(({ doubt }) => doubt)), unit: 'points' },
    ...bySeat('luck'),
    ...bySeat('skill'),
  ];
}
