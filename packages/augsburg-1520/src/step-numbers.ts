import { numbered, type Domain } from '@fondaco/kernel';
import { CARDS, STAGES, VISITED } from './data/words.ts';

/** The steps, in the order of the game's list. */
export const STEP_NAMES = [
  'rounds',
  'bid',
  'show',
  'take',
  'privilege',
  'discard',
  'robbed',
  'deal',
  'gift',
  'purchase',
] as const;

/** The number of each step. */
export const STEP = numbered(STEP_NAMES);

/** The words that frames are written with. */
export const STAGE_WORDS: Domain = { name: 'stage', words: STAGES };
export const VISIT_WORDS: Domain = { name: 'noble', words: VISITED };
export const CARD_WORDS: Domain = { name: 'card', words: CARDS };
