import { numbered } from '@fondaco/kernel';

const STEP_NAMES = ['turn'] as const;

/** The number of each step: its place in the game's list. */
export const STEP = numbered(STEP_NAMES);
