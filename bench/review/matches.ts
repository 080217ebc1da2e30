import { playRecord, type BotModel } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import { UNIT } from '@fondaco/review';
import type { Figure } from '../figures.ts';
import { halfOf, meanOf, varianceOf } from './intervals.ts';
import { openAt } from './judged-line.ts';

/** A game of a master against a journeyman, for the master; shares of a game. */
interface Match {
  readonly result: number;
  /** What the deal of seats and things made of an even share, and what was drawn at lines: both have a mean of 0 by construction. */
  readonly chance: number;
  /** What seats could not know; its mean is 0 as far as choices do not tell it. */
  readonly unknown: number;
}

const FIRST_SEED = 200_000;
const PLAYERS = ['master:100it', 'journeyman'];

/** The seats take turns; luck is that of quick depth. */
export function playMatchWithLuck(model: BotModel, seed: number): Match {
  const names = seed % 2 === 0 ? PLAYERS : PLAYERS.toReversed();
  const master = names.indexOf(itemAt(PLAYERS, 0));
  const review = openAt(model, playRecord(model, names, FIRST_SEED + seed), 'quick');
  const lucks = review.jobs().map((job) => review.judgeLuck(job));
  const { accounts, start } = review.analysis();
  const sum = (part: 'chance' | 'unknown'): number =>
    lucks.reduce((total, luck) => total + itemAt(luck[part], master), 0);
  const account = itemAt(accounts, master);
  return {
    result: account.result / UNIT,
    chance: (itemAt(start, master) - account.start + sum('chance')) / UNIT,
    unknown: sum('unknown') / UNIT,
  };
}

export function sumUpMatches(matches: readonly Match[]): Figure[] {
  const results = matches.map(({ result }) => result);
  const saved = (luck: (match: Match) => number): number =>
    varianceOf(results) / varianceOf(matches.map((match) => match.result - luck(match)));
  const lucks = matches.map(({ chance, unknown }) => chance + unknown);
  const mean = (name: string, values: readonly number[]): Figure[] => [
    { name, value: meanOf(values) * 100, unit: 'points' },
    { name: `${name}-half`, value: halfOf(values) * 100, unit: 'points' },
  ];
  return [
    { name: 'review.games-saved', value: saved(({ chance, unknown }) => chance + unknown), unit: 'times' },
    { name: 'review.games-saved-of', value: matches.length, unit: 'games' },
    { name: 'review.games-saved-by-chance', value: saved(({ chance }) => chance), unit: 'times' },
    ...mean('review.match-result', results),
    ...mean('review.match-luck', lucks),
    ...mean(
      'review.match-chance',
      matches.map(({ chance }) => chance),
    ),
  ];
}
