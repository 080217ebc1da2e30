import { isOver, type Random } from '@fondaco/kernel';
import type { NewGameState } from './state.ts';

const KEY_WORDS = 8;
const WORD = 0x1_0000_0000;

/** Deals anew what a seat, or a spectator, cannot know: here chance to come alone (NEW-INF-1). */
export function determinize(s: NewGameState, _seat: number | undefined, rng: Random): void {
  if (isOver(s)) return;
  for (let i = 0; i < KEY_WORDS; i++) s.chance[i] = rng.below(WORD);
}
