import { itemAt, type Json } from '@fondaco/kernel';
import { LADDER_OF_RIGHT, LEVELS, OPENED_AT } from '@fondaco/augsburg-1520/data/numbers.ts';
import standard from '@fondaco/augsburg-1520/data/parts.json' with { type: 'json' };
import { LADDERS, NOBLES, RIGHTS, type Ladder, type Noble, type Right } from './words.ts';

export { FLORINS_FROM, OPEN_CARDS } from '@fondaco/augsburg-1520/data/numbers.ts';

/** What is printed on notes, tiles and the board: the part of a parts file that is drawn. */
export type Printed = Pick<
  typeof standard,
  'notes' | 'privilegeCards' | 'ladders' | 'rights' | 'payments' | 'barriers'
>;

/** The parts of a table: the game's own, or the file the table was given, which the rules have read already. */
export function printedParts(parts: Json | undefined): Printed {
  return parts === undefined ? standard : (parts as unknown as Printed);
}

/** Whose note it is, and its value: none for a joker. */
export function readNote(note: string): { readonly noble: Noble; readonly value: number } | undefined {
  const [name, value] = note.split('-');
  const noble = NOBLES.find((one) => one === name);
  return noble === undefined ? undefined : { noble, value: Number(value) };
}

export function priceOf({ notes }: Printed, note: string): number {
  const read = readNote(note);
  return read === undefined ? notes.jokerPrice : itemAt(notes.prices, read.value - 1);
}

/** What the levels of the ladders bring at income. */
export function florinsAt({ ladders }: Printed, level: number): number {
  return itemAt(ladders.agency.florins, level - 1);
}

export function prestigeAt({ ladders }: Printed, level: number): number {
  return itemAt(ladders.peerage.prestige, level - 1);
}

export function notesAt({ ladders }: Printed, level: number): { readonly offered: number; readonly free: number } {
  return { offered: itemAt(ladders.office.offered, level - 1), free: itemAt(ladders.office.free, level - 1) };
}

/** The rights that a level of a ladder is the first to open; churches and cathedrals are open to all. */
export function openedAt(ladder: Ladder, level: number): readonly Right[] {
  return RIGHTS.filter((_, i) => LADDERS[itemAt(LADDER_OF_RIGHT, i)] === ladder && OPENED_AT[i] === level && level > 1);
}

/** The rights that symbols of a ladder can be used for. */
export function rightsOf(ladder: Ladder): readonly Right[] {
  return RIGHTS.filter((_, i) => LADDERS[itemAt(LADDER_OF_RIGHT, i)] === ladder);
}

/** The levels of a ladder as they are drawn: the highest on top. */
export const LEVELS_FROM_TOP: readonly number[] = Array.from({ length: LEVELS }, (_, i) => LEVELS - i);

/** How far a player's prestige can rise, if anything stops it. */
export function barrierBefore(
  { barriers }: Printed,
  rights: Readonly<Partial<Record<Right, unknown>>>,
): number | undefined {
  if (rights.church === undefined) return barriers.church;
  return rights.cathedral === undefined ? barriers.cathedral : undefined;
}
