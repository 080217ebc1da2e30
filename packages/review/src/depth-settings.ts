import type { Depth } from './analysis.ts';

/** How thoroughly a point is judged. */
export interface DepthSettings {
  /** Worlds in which every choice is looked at once. */
  readonly ranked: number;
  /** How many of the best of those are played on, in so many worlds. */
  readonly shortlist: number;
  readonly tried: number;
  /** How many of the best of those are compared with the chosen one, in so many worlds: half of them pick the best, half measure it. */
  readonly candidates: number;
  readonly worlds: number;
  /** How many decisions are played on before the position is judged; the verdict must be the same after half of them. */
  readonly horizon: number;
  /** Worlds that luck is measured against. */
  readonly luck: number;
}

export const DEPTH_SETTINGS: Readonly<Record<Depth, DepthSettings>> = {
  quick: { ranked: 4, shortlist: 4, tried: 0, candidates: 4, worlds: 16, horizon: 0, luck: 16 },
  standard: { ranked: 16, shortlist: 8, tried: 8, candidates: 4, worlds: 48, horizon: 6, luck: 64 },
  deep: { ranked: 32, shortlist: 12, tried: 32, candidates: 6, worlds: 256, horizon: 12, luck: 256 },
};
