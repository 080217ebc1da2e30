import type { CountedAmount } from '../../../table/game-table.ts';
import { RIGHT_ICONS } from './right-icons.ts';
import { LADDERS, RIGHTS } from './words.ts';

/** What a merchant of Augsburg counts. */
export const amounts: readonly CountedAmount[] = [
  { name: 'florins', icon: 'florin' },
  { name: 'notes', icon: 'note' },
  { name: 'choices', isOfTurn: true, isNamed: true },
  { name: 'prestige', icon: 'laurel' },
  { name: 'bid', isPromise: true, isOfTurn: true },
  ...LADDERS.map((name) => ({ name, isNamed: true as const })),
  ...RIGHTS.map((name) => ({ name, icon: RIGHT_ICONS[name], isNamed: true as const })),
  { name: 'income-florins', icon: 'florin', each: 'coins' },
  { name: 'income-prestige', icon: 'laurel', each: 'coins' },
  { name: 'income-offered', icon: 'note', each: 'coins' },
  { name: 'income-free', icon: 'note', each: 'coins', isGiven: true },
];
