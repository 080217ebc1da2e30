import { itemAt } from '@fondaco/kernel';
import type { Layout } from '../game-table.ts';

/** The fewest columns, and the most, where choices have one row and where they have two. */
const FEWEST = { wide: [3, 4], medium: [3, 3] } as const;
const MOST = { wide: [9, 7], medium: [8, 6] } as const;
const ON_PHONES = 2;

/** So few stand in one row. */
const ONE_ROW = 5;

/** In how many columns so many choices stand, so that they fit their rows; on the phone they scroll. */
export function columnsFor(layout: Layout, choices: number, rows: 1 | 2): number {
  if (layout === 'phone') return ON_PHONES;
  const [fewest, most] = [itemAt(FEWEST[layout], rows - 1), itemAt(MOST[layout], rows - 1)];
  return Math.min(most, Math.max(fewest, choices <= ONE_ROW ? choices : Math.ceil(choices / rows)));
}
