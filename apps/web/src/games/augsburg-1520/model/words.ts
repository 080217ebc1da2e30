import type { GAINS, LADDERS, NOBLES, RIGHTS, SYMBOLS, VISITED } from '@fondaco/augsburg-1520/data/words.ts';

export {
  BUILDINGS,
  COMPENSATIONS,
  GAINS,
  LADDERS,
  NOBLES,
  RIGHTS,
  STAGES,
  VISITED,
} from '@fondaco/augsburg-1520/data/words.ts';

export type Noble = (typeof NOBLES)[number];
export type Visited = (typeof VISITED)[number];
export type Ladder = (typeof LADDERS)[number];
export type PrivilegeSymbol = (typeof SYMBOLS)[number];
export type Right = (typeof RIGHTS)[number];
export type Gain = (typeof GAINS)[number];

export const JOKER = 'joker';
