import { playTable, sharesOfWinners, type BotModel } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import type { Figure } from '../figures.ts';
import { meanOf, varianceOf } from './intervals.ts';
import { MATCH_PLAYERS } from './matches.ts';

/** What one deal, with all its draws, came to for the master, again and again; shares of a game. */
type DealResults = readonly number[];

const FIRST_DEAL = 300_000;
/** How often a deal is played, by bots that choose by other seeds. */
const TIMES = 8;

/** Plays the same deal again and again, the master in the same seat; deals take turns in which. */
export function playDeal(model: BotModel, seed: number): DealResults {
  const names = seed % 2 === 0 ? MATCH_PLAYERS : MATCH_PLAYERS.toReversed();
  const master = names.indexOf(itemAt(MATCH_PLAYERS, 0));
  const deal = FIRST_DEAL + seed;
  return Array.from({ length: TIMES }, (_, time) => {
    const played = playTable(model, names, deal * TIMES + time, deal);
    return itemAt(sharesOfWinners(model.game, played.copyState()), master);
  });
}

/** Which share of the variance of results the deal makes up, and what luck taken out, all of it, could therefore save at most. */
export function sumUpDeals(deals: readonly DealResults[]): Figure[] {
  const share = dealShare(deals);
  const without = deals.map((_, i) => dealShare(deals.toSpliced(i, 1)));
  const spread = without.reduce((sum, one) => sum + (one - meanOf(without)) ** 2, 0);
  const half = 1.96 * Math.sqrt(((deals.length - 1) / deals.length) * spread);
  return [
    { name: 'review.deal-share', value: share * 100, unit: '% of the variance' },
    { name: 'review.deal-share-half', value: half * 100, unit: '% of the variance' },
    { name: 'review.deal-share-of', value: deals.length, unit: `deals, ${TIMES} games each` },
    { name: 'review.games-saved-at-most', value: 1 / (1 - share), unit: 'times' },
  ];
}

/** By the variance between deals and that within them. */
function dealShare(deals: readonly DealResults[]): number {
  const within = meanOf(deals.map(varianceOf));
  const between = varianceOf(deals.map(meanOf)) - within / TIMES;
  return between / (between + within);
}
