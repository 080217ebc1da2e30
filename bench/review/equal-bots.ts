import type { BotModel } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import { openReview, UNIT, type GameAnalysis } from '@fondaco/review';
import { playRecord } from './play-record.ts';

/** What reviews of games between four equal bots say. */
export interface EqualBots {
  /** The largest difference between an account's parts and its result, in units. */
  readonly sumError: number;
  /** By how much luck taken out lowers the variance of a seat's result. */
  readonly gamesSaved: number;
  /** Means over all seats that sit in the first place of a game, then the second ..., in points, with half their 95 % intervals. */
  readonly luck: readonly MeanInterval[];
  readonly skill: readonly MeanInterval[];
  /** The mean size of a line's doubt for the seat that said it, in points. */
  readonly doubt: number;
}

interface MeanInterval {
  readonly mean: number;
  readonly half: number;
}

const SEATS = 4;
const Z = 1.96;

/** Reviews games of journeymen against themselves at quick depth. */
export function reviewEqualBots(model: BotModel, games: number): EqualBots {
  const analyses: GameAnalysis[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const record = playRecord(
      model,
      Array.from({ length: SEATS }, () => 'journeyman'),
      seed,
    );
    const review = openReview(model, record, { depth: 'quick' });
    if (!review.ok) throw new Error(review.error.message);
    for (const job of review.value.jobs()) review.value.add(review.value.judge(job));
    analyses.push(review.value.analysis());
  }
  const accounts = analyses.flatMap((analysis) => analysis.accounts);
  const bySeat = (column: 'luck' | 'skill'): MeanInterval[] =>
    Array.from({ length: SEATS }, (_, seat) =>
      intervalOfMean(accounts.filter((account) => account.seat === seat).map((account) => account[column])),
    );
  const lines = analyses.flatMap(({ points }) => points);
  return {
    sumError: Math.max(
      ...accounts.map(({ start, skill, standIn, gifts, luck, doubt, result }) =>
        Math.abs(start + skill + standIn + gifts + luck + doubt - result),
      ),
    ),
    gamesSaved:
      varianceOf(accounts.map(({ result }) => result)) / varianceOf(accounts.map(({ result, luck }) => result - luck)),
    luck: bySeat('luck'),
    skill: bySeat('skill'),
    doubt: toPoints(lines.reduce((sum, { doubt, seat }) => sum + Math.abs(itemAt(doubt, seat)), 0) / lines.length),
  };
}

function toPoints(units: number): number {
  return (units / UNIT) * 100;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

function intervalOfMean(values: readonly number[]): MeanInterval {
  return { mean: toPoints(meanOf(values)), half: toPoints(Z * Math.sqrt(varianceOf(values) / values.length)) };
}
