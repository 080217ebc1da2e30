import type { LobbyTable } from '@fondaco/protocol';

/** Whether a table waits for the viewer. */
export function isMyTurn({ phase, you, waiting, seats }: LobbyTable): boolean {
  if (phase !== 'playing' || you === undefined || !waiting.includes(you)) return false;
  const own = seats.find(({ seat }) => seat === you);
  return own?.type === 'person' && own.standIn === undefined;
}

/** My turn first, then those where others are awaited, those that gather, and those that are over. */
function rankOf(table: LobbyTable): number {
  if (isMyTurn(table)) return 0;
  if (table.phase === 'playing') return 1;
  return table.phase === 'over' ? 3 : 2;
}

/** One's tables in the order in which one cares for them: those that are going on, and what is over, for which one cares less than for this browser's. */
export function byCare(tables: readonly LobbyTable[]): Readonly<Record<'going' | 'over', readonly LobbyTable[]>> {
  const sorted = inOrderOfCare(tables);
  const isOver = ({ phase }: LobbyTable) => phase === 'over';
  return { going: sorted.filter((table) => !isOver(table)), over: sorted.filter(isOver) };
}

/** Where it is my turn, the least time left first; else what is newest. */
function inOrderOfCare(tables: readonly LobbyTable[]): readonly LobbyTable[] {
  return tables
    .filter(({ phase }) => phase !== 'dissolved')
    .toSorted((a, b) => {
      const rank = rankOf(a) - rankOf(b);
      if (rank !== 0) return rank;
      const hurry = rankOf(a) === 0 ? (a.runsOutAt ?? Infinity) - (b.runsOutAt ?? Infinity) : 0;
      return hurry === 0 || Number.isNaN(hurry) ? b.changedAt - a.changedAt : hurry;
    });
}
