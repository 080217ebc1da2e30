import { itemAt } from '@fondaco/kernel';
import type { Layout } from '../game-table.ts';

const FEWEST = [3, 4] as const;
/** So many stand beside each other at most, where they have one row and where they have two. */
const MOST: Readonly<Record<Layout, readonly [number, number]>> = { wide: [9, 7], medium: [8, 6], phone: [2, 3] };

/** In how many columns so many choices stand, so that they fit their rows; on the phone they scroll. */
export function columnsFor(layout: Layout, choices: number, rows: 1 | 2): number {
  const [fewest, most] = [itemAt(FEWEST, rows - 1), itemAt(MOST[layout], rows - 1)];
  if (layout === 'phone') return choices <= fewest ? 2 : most;
  return Math.min(most, Math.max(fewest, Math.ceil(choices / rows)));
}
