import { LADDER_OF_RIGHT, LEVELS, OPENED_AT } from '@fondaco/augsburg-1520/data/numbers.ts';
import parts from '@fondaco/augsburg-1520/data/parts.json' with { type: 'json' };
import { LADDERS, NOBLES, RIGHTS, type Ladder, type Noble, type Right } from './words.ts';

export { FLORINS_FROM, OPEN_CARDS } from '@fondaco/augsburg-1520/data/numbers.ts';

/** What is paid for coming second and third, for a privilege given up, and so on. */
export const PAYMENTS = parts.payments;
/** Where the road of prestige is barred without a church, and without a cathedral. */
export const BARRIERS = parts.barriers;

/** Whose note it is, and its value: none for a joker. */
export function readNote(note: string): { readonly noble: Noble; readonly value: number } | undefined {
  const [name, value] = note.split('-');
  const noble = NOBLES.find((one) => one === name);
  return noble === undefined ? undefined : { noble, value: Number(value) };
}

export function priceOf(note: string): number {
  const read = readNote(note);
  return read === undefined ? parts.notes.jokerPrice : parts.notes.prices[read.value - 1];
}

/** The order in which notes rank in a showdown: by value, then by noble; jokers have none. */
export function rankOf(note: string): number {
  const read = readNote(note);
  return read === undefined ? -1 : read.value * NOBLES.length + NOBLES.indexOf(read.noble);
}

/** What the levels of the ladders bring at income. */
export function florinsAt(level: number): number {
  return parts.ladders.agency.florins[level - 1];
}

export function prestigeAt(level: number): number {
  return parts.ladders.peerage.prestige[level - 1];
}

export function notesAt(level: number): { readonly offered: number; readonly free: number } {
  return { offered: parts.ladders.office.offered[level - 1], free: parts.ladders.office.free[level - 1] };
}

export const MINT_MASTER_FREE: number = parts.rights['mint-master'].free;

/** The rights that a level of a ladder is the first to open; churches and cathedrals are open to all. */
export function openedAt(ladder: Ladder, level: number): readonly Right[] {
  return RIGHTS.filter((_, i) => LADDERS[LADDER_OF_RIGHT[i]] === ladder && OPENED_AT[i] === level && level > 1);
}

/** The levels of a ladder as they are drawn: the highest on top. */
export const LEVELS_FROM_TOP: readonly number[] = Array.from({ length: LEVELS }, (_, i) => LEVELS - i);
