import { PROTOCOL, type GameSummary, type TableSummary } from '@fondaco/protocol';
import { create } from 'zustand';
import { browserHost } from './browser-host.ts';

/** The games there are and the tables begun in this browser. */
interface Lobby {
  readonly games: readonly GameSummary[];
  readonly tables: readonly TableSummary[];
  /** Whether this browser stores tables. */
  readonly isStored: boolean;
  readonly isRead: boolean;
}

export const useLobby = create<Lobby>(() => ({ games: [], tables: [], isStored: true, isRead: false }));

export async function readLobby(): Promise<void> {
  const { games } = await browserHost.ask('welcome', { type: 'hello', protocol: PROTOCOL });
  useLobby.setState({ games });
  await readTables();
}

export async function readTables(): Promise<void> {
  const { tables, isStored } = await browserHost.ask('tables', { type: 'tables' });
  useLobby.setState({ tables: tables.toSorted((a, b) => b.playedAt - a.playedAt), isStored, isRead: true });
}
