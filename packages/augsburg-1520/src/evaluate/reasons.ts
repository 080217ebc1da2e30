import type { AugsburgState } from '../state.ts';
import { FLORINS_UNIT, JOKERS_UNIT, NOTES_UNIT } from './hand.ts';
import { INCOME_UNIT, incomesLeft, LEVELS_UNIT, nextVisit, PRESTIGE_UNIT } from './seat-summary.ts';

const levels = (): number => LEVELS_UNIT;
const prestige = (): number => PRESTIGE_UNIT;
/** AUG-INC-7: after the last auction of the last round notes are worth nothing. */
const hasLaterAuction = (s: AugsburgState): boolean => incomesLeft(s) > 1 || nextVisit(s) >= 0;

/**
 * The features a hint may name: what a unit of each weighs in choosing which to name, how many of what people count it is, whether
 * only a gain is worth a word, what else tells the same, and where it is no reason.
 */
export const reasons = {
  'own-prestige': { weight: 1, unit: prestige, topic: 'prestige' },
  'own-income': { weight: 1, unit: () => INCOME_UNIT, topic: 'prestige' },
  'own-final': { weight: 0.8, unit: prestige, topic: 'prestige' },
  'own-level-agency': { weight: 0.8, unit: levels },
  'own-level-peerage': { weight: 0.8, unit: levels },
  'own-level-office': { weight: 0.8, unit: levels },
  'own-has-church': { weight: 0.7 },
  'own-has-cathedral': { weight: 0.7 },
  'own-has-coat-of-arms': { weight: 0.6 },
  'own-has-letter-of-nobility': { weight: 0.6 },
  'own-has-mint-master': { weight: 0.6 },
  'own-has-master-builder': { weight: 0.6 },
  'hand-florins': { weight: 0.5, unit: () => FLORINS_UNIT },
  'hand-notes-maximilian': { weight: 0.6, unit: () => NOTES_UNIT, topic: 'notes', isReason: hasLaterAuction },
  'hand-strength': { weight: 0.6, topic: 'notes', isReason: hasLaterAuction },
  'hand-jokers': { weight: 0.4, unit: () => JOKERS_UNIT, isReason: hasLaterAuction },
  'won-choices': { weight: 0.6, isGain: true },
  'bid-leading': { weight: 0.4, isGain: true },
  'bid-passed': { weight: 0.3, isGain: true, isReason: hasLaterAuction },
};
