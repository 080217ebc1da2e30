import type { CatalogEntry } from '@fondaco/catalog';
import type { Table } from '@fondaco/kernel';
import { kindAt, type Kind } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** A game between people and bots in one terminal. */
export interface Session {
  readonly entry: CatalogEntry;
  readonly table: Table;
  readonly terminal: Terminal;
  readonly kinds: readonly Kind[];
  /** The file in which the game is saved. */
  readonly file: string;
  readonly board: string | undefined;
  /** For each seat, how many lines it has been shown. */
  readonly shown: number[];
  /** The seat of the person at the keyboard. */
  atKeyboard: number | undefined;
}

export function newSession(how: Omit<Session, 'kinds' | 'shown' | 'atKeyboard'>): Session {
  const { seats, seq } = how.table;
  return {
    ...how,
    kinds: seats.map((_, seat) => kindAt(how.table, seat)),
    shown: seats.map(() => seq),
    atKeyboard: undefined,
  };
}
