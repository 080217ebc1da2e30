import { PROTOCOL, type GameSummary, type TableSummary } from '@fondaco/protocol';
import { create } from 'zustand';
import { connection } from './connection.ts';

/** What the house has: games to play and tables begun. */
interface Lobby {
  readonly games: readonly GameSummary[];
  readonly tables: readonly TableSummary[];
  /** Whether the browser lets tables be kept. */
  readonly isStored: boolean;
  readonly isRead: boolean;
}

export const useLobby = create<Lobby>(() => ({ games: [], tables: [], isStored: true, isRead: false }));

export async function readLobby(): Promise<void> {
  const { games } = await connection.ask('welcome', { type: 'hello', protocol: PROTOCOL });
  useLobby.setState({ games });
  await readTables();
}

export async function readTables(): Promise<void> {
  const { tables, isStored } = await connection.ask('tables', { type: 'tables' });
  useLobby.setState({ tables: tables.toSorted((a, b) => b.playedAt - a.playedAt), isStored, isRead: true });
}
