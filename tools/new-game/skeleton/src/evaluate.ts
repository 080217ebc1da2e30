import type { Evaluation } from '@fondaco/kernel';
import type { NewGameState } from './state.ts';

/** Numbers by which features are brought to about one. */
const STONES_UNIT = 10;

/** The names of the features, in their order. */
const featureNames: readonly string[] = ['constant', 'pile', 'own-stones', 'lead'];

/** Describes a state as a seat sees it: only what the seat knows, whoever's sample it is. */
function writeFeatures(s: NewGameState, seat: number, out: Float32Array): void {
  let best = 0;
  for (let other = 0; other < s.seats[0]; other++) if (other !== seat) best = Math.max(best, s.stones[other]);
  out[0] = 1;
  out[1] = s.pile[0] / STONES_UNIT;
  out[2] = s.stones[seat] / STONES_UNIT;
  out[3] = (s.stones[seat] - best) / STONES_UNIT;
}

/** What bots need to know of the game; `fondaco train` adds weights to it. */
export const evaluation: Evaluation<NewGameState> = {
  featureNames,
  writeFeatures,
  /** Whether players hold hands that others must guess. */
  hasHiddenHands: false,
  /** What bots go by before they have learnt, in units of 20 points. */
  heuristic: { lead: 1 },
  temperaments: [],
  /** The features a hint may name, by what a unit of each weighs. */
  reasons: { 'own-stones': { weight: 1 } },
};
