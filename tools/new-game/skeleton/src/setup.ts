import { drawBelow, only, push } from '@fondaco/kernel';
import { STONES } from './data/numbers.ts';
import type { NewGameState } from './state.ts';
import { STEP } from './step-numbers.ts';

/** NEW-SET-1. The order of the draws is part of the rules of replay. */
export function setup(s: NewGameState): void {
  s.pile[0] = STONES;
  push(s, STEP.turn, only(drawBelow(s, s.seats[0])));
}
