import { numbered } from '@fondaco/kernel';

export const STEP_NAMES = [
  'starting-cities',
  'calendar',
  'charity',
  'actions',
  'turn',
  'library',
  'summons',
  'auction',
  'payment',
  'election',
] as const;

/** The number of each step: its place in the game's list. */
export const STEP = numbered(STEP_NAMES);
