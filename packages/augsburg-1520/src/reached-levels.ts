import { CHOICES, LEVELS } from './data/numbers.ts';
import { LADDERS } from './data/words.ts';
import type { Income, Ladder, PrivilegeSymbol, ReachedLevel } from './view-type.ts';

/**
 * The levels to which the symbols of a privilege card can lead whoever is at these. AUG-LEV-1: every symbol of a ladder is one step,
 * up to the top; AUG-PRI-2: two of them can be used.
 */
export function reachedLevels(
  now: Readonly<Record<Ladder, number>>,
  symbols: readonly PrivilegeSymbol[],
  broughtBy: (ladder: Ladder, level: number) => Income,
): readonly ReachedLevel[] {
  return LADDERS.flatMap((ladder) => {
    const steps = Math.min(CHOICES, symbols.filter((symbol) => symbol === ladder).length);
    const level = Math.min(LEVELS, now[ladder] + steps);
    return level === now[ladder] ? [] : [{ ladder, level, brings: broughtBy(ladder, level) }];
  });
}
