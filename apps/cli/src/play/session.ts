import type { CatalogEntry } from '@fondaco/catalog';
import type { LoggedTable } from '../logged-table.ts';
import { kindOf, type Kind } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** A game between people and bots in one terminal. */
export interface Session {
  readonly entry: CatalogEntry;
  readonly logged: LoggedTable;
  readonly terminal: Terminal;
  readonly kinds: readonly Kind[];
  /** The file in which the game is saved. */
  readonly file: string;
  readonly board: string | undefined;
  /** For each seat, how many entries of the log it has been shown. */
  readonly shown: number[];
  /** The seat of the person at the keyboard. */
  atKeyboard: number | undefined;
}

export function newSession(how: Omit<Session, 'kinds' | 'shown' | 'atKeyboard'>): Session {
  const { players } = how.logged.table;
  return {
    ...how,
    kinds: players.map(kindOf),
    shown: players.map(() => how.logged.entries.length),
    atKeyboard: undefined,
  };
}
