import { PROTOCOL, type GameSummary, type TableSummary } from '@fondaco/protocol';
import { create } from 'zustand';
import { connection } from './connection.ts';

/** What the house has: games to play and tables begun. */
interface Hall {
  readonly games: readonly GameSummary[];
  readonly tables: readonly TableSummary[];
  /** Whether the browser lets tables be kept. */
  readonly isStored: boolean;
  readonly isRead: boolean;
}

export const useHall = create<Hall>(() => ({ games: [], tables: [], isStored: true, isRead: false }));

export async function readHall(): Promise<void> {
  const { games } = await connection.ask('welcome', { type: 'hello', protocol: PROTOCOL });
  useHall.setState({ games });
  await readTables();
}

export async function readTables(): Promise<void> {
  const { tables, isStored } = await connection.ask('tables', { type: 'tables' });
  useHall.setState({ tables: tables.toSorted((a, b) => b.playedAt - a.playedAt), isStored, isRead: true });
}
