import { CHARTS } from '../data/words.ts';
import type { DveState } from '../state.ts';
import { REACH_DUCATS_UNIT, REACH_KNOWLEDGE_UNIT } from './gains.ts';
import { COLOURS_UNIT, DUCATS_UNIT, POINTS_UNIT, VOTES_UNIT } from './seat-summary.ts';

const points = (): number => POINTS_UNIT;
const spacesOf =
  (chart: (typeof CHARTS)[number]) =>
  (s: DveState): number =>
    s.board.lastSpace[CHARTS.indexOf(chart)];

/**
 * The features a hint may name: what a unit of each weighs in choosing which to name, how many of what people count it is, whether
 * only a gain is worth a word, and what else tells the same.
 */
export const reasons = {
  'own-books': { weight: 1, unit: points, topic: 'points' },
  'own-office': { weight: 1, topic: 'points' },
  'own-score': { weight: 1, unit: points, topic: 'points' },
  'own-colours': { weight: 1, unit: () => COLOURS_UNIT },
  'own-votes': { weight: 0.8, unit: () => VOTES_UNIT },
  'own-chart-knowledge': { weight: 1.2, unit: spacesOf('knowledge') },
  'own-chart-riddle': { weight: 0.6, unit: spacesOf('riddle') },
  'own-chart-canticle': { weight: 0.8, unit: spacesOf('canticle') },
  'own-chart-messenger': { weight: 0.4, unit: spacesOf('messenger') },
  'own-chart-orient': { weight: 0.4, unit: spacesOf('orient') },
  'own-chart-library': { weight: 0.4, unit: spacesOf('library') },
  'own-chart-rest': { weight: 0.3, unit: spacesOf('rest') },
  'own-ducats': { weight: 0.5, unit: () => DUCATS_UNIT },
  'own-is-friar': { weight: 0.5, isGain: true },
  'own-is-cardinal': { weight: 0.8, isGain: true },
  'own-library-points': { weight: 0.4 },
  'reach-ducats-here': { weight: 0.3, unit: () => REACH_DUCATS_UNIT, isGain: true },
  'reach-knowledge-here': { weight: 0.3, unit: () => REACH_KNOWLEDGE_UNIT, isGain: true },
  'reach-book-here': { weight: 0.4, isGain: true },
  // So light that they are named only where nothing else changes: in a starting city.
  'reach-ducats-near': { weight: 0.01, unit: () => REACH_DUCATS_UNIT, isGain: true },
  'reach-knowledge-near': { weight: 0.005, unit: () => REACH_KNOWLEDGE_UNIT, isGain: true },
  'reach-ducats-middle': { weight: 0.002, unit: () => REACH_DUCATS_UNIT, isGain: true },
};
