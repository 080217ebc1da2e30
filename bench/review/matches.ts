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
/** The first is the one whose results are looked at. */
export const MATCH_PLAYERS: readonly string[] = ['master:100it', 'journeyman'];

/** The seats take turns; luck is that of quick depth. */
export function playMatchWithLuck(model: BotModel, seed: number): Match {
  const names = seed % 2 === 0 ? MATCH_PLAYERS : MATCH_PLAYERS.toReversed();
  const master = names.indexOf(itemAt(MATCH_PLAYERS, 0));
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
    { name: 'review.games-saved-fitted', value: savedFitted(matches), unit: 'times' },
    ...mean('review.match-result', results),
    ...mean('review.match-luck', lucks),
    ...mean(
      'review.match-chance',
      matches.map(({ chance }) => chance),
    ),
  ];
}

/** With each of the two kinds of luck taken out as far as it paid in the other half of the games, so that nothing is fitted to what it is measured on. */
function savedFitted(matches: readonly Match[]): number {
  const halves = [0, 1].map((rest) => matches.filter((_, i) => i % 2 === rest));
  const adjusted = halves.flatMap((half, i) => {
    const [byChance, byUnknown] = fit(itemAt(halves, 1 - i));
    return half.map(({ result, chance, unknown }) => result - byChance * chance - byUnknown * unknown);
  });
  return varianceOf(matches.map(({ result }) => result)) / varianceOf(adjusted);
}

/** The least squares of results by both kinds of luck. */
function fit(matches: readonly Match[]): readonly [byChance: number, byUnknown: number] {
  const [results, chances, unknowns] = (['result', 'chance', 'unknown'] as const).map((key) => {
    const values = matches.map((match) => match[key]);
    const mean = meanOf(values);
    return values.map((value) => value - mean);
  });
  const dot = (a: readonly number[] = [], b: readonly number[] = []): number =>
    a.reduce((sum, value, i) => sum + value * itemAt(b, i), 0);
  const [cc, cu, uu] = [dot(chances, chances), dot(chances, unknowns), dot(unknowns, unknowns)];
  const [rc, ru] = [dot(results, chances), dot(results, unknowns)];
  const all = cc * uu - cu * cu;
  return [(rc * uu - ru * cu) / all, (ru * cc - rc * cu) / all];
}
