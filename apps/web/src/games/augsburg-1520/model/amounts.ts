import type { CountedAmount } from '../../../table/game-table.ts';
import { RIGHT_ICONS } from './right-icons.ts';
import { LADDERS, RIGHTS } from './words.ts';

/** What a merchant of Augsburg counts. */
export const amounts: readonly CountedAmount[] = [
  { name: 'florins', icon: 'florin' },
  { name: 'notes', icon: 'note' },
  { name: 'choices', icon: 'privilege', isOfTurn: true },
  { name: 'prestige', icon: 'laurel' },
  { name: 'bid', isPromise: true, isOfTurn: true },
  ...LADDERS.map((name) => ({ name })),
  ...RIGHTS.map((name) => ({ name, icon: RIGHT_ICONS[name] })),
  { name: 'income-florins' },
  { name: 'income-prestige' },
  { name: 'income-offered' },
  { name: 'income-free' },
];
