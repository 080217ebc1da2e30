import { numbered } from '@fondaco/kernel';

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
