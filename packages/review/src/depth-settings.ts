import type { Depth } from './analysis.ts';

/** How thoroughly a point is judged. */
export interface DepthSettings {
  /** Iterations of each of the two searches that find the best choice; 0: it is found by looking at every choice once. */
  readonly find: number;
  /** Iterations of the search that measures a choice, each in another world; without searches as many worlds. */
  readonly measure: number;
  /** What would cost, or be a find, is measured again, so many times as long, and only that counts. */
  readonly again: number;
  /** Worlds that luck is measured against. */
  readonly luck: number;
  /** How many times its threshold a mark asks for: what lies close above it is what a deeper judge takes back. */
  readonly asked: number;
}

export const DEPTH_SETTINGS: Readonly<Record<Depth, DepthSettings>> = {
  quick: { find: 0, measure: 16, again: 4, luck: 16, asked: 1.2 },
  standard: { find: 100, measure: 64, again: 6, luck: 64, asked: 1.2 },
  deep: { find: 1000, measure: 640, again: 6, luck: 256, asked: 1 },
};
