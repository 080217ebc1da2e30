import type { HeldSeat, StoredTable } from '@fondaco/host';
import type { TablePhase } from '@fondaco/protocol';
import type { Called } from './gathering-setup.ts';
import { latestOf, seatOfGuest } from './seat-holders.ts';

/** All that is stored of a table but its lines. */
export interface LoadedTable {
  readonly called: Called;
  /** Absent before it has begun. */
  readonly row?: StoredTable;
  readonly held: readonly HeldSeat[];
}

/** Who looks. */
export interface LobbyViewer {
  /** The id of the guest. */
  readonly guest?: string | undefined;
  /** Whether they came by a link that holds. */
  readonly isInvited: boolean;
}

export function phaseOf({ called, row }: LoadedTable): TablePhase {
  if (row === undefined) return called.setup.phase;
  return row.isOver ? 'over' : 'playing';
}

/** How many milliseconds late somebody is told of what is played: nobody who sits there; others as agreed on, Infinity if they may not watch. */
export function latenessFor({ called, held }: LoadedTable, guest: string | undefined): number {
  if (seatOfGuest(latestOf(held), guest) !== undefined) return 0;
  const { watching } = called.setup;
  return watching.type === 'late' ? watching.seconds * 1000 : Infinity;
}

/** When somebody who watches late will be told that the game is over; undefined if they know, or if there is nothing to be told. */
export function endToldAt(loaded: LoadedTable, guest: string | undefined, now: number): number | undefined {
  const { row } = loaded;
  const lateness = latenessFor(loaded, guest);
  if (row?.isOver !== true || lateness === Infinity || row.playedAt + lateness <= now) return undefined;
  return row.playedAt + lateness;
}
