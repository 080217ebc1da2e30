import type { GAINS, NOBLES } from '@fondaco/augsburg-1520/data/words.ts';

export {
  BUILDINGS,
  COMPENSATIONS,
  GAINS,
  LADDERS,
  NOBLES,
  RIGHTS,
  STAGES,
  SYMBOLS,
  VISITED,
} from '@fondaco/augsburg-1520/data/words.ts';

export type { Ladder, PrivilegeSymbol, Right, Visited } from '@fondaco/augsburg-1520/view-type.ts';

export type Noble = (typeof NOBLES)[number];
export type Gain = (typeof GAINS)[number];

export const JOKER = 'joker';
