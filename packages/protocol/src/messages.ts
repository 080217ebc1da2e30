import type { Answer } from './answers.ts';
import type { SeatPlayer } from './seat-player.ts';
import type { TableMessage } from './table-message.ts';

/** What a host says unasked. */
export type Notice =
  | TableMessage
  /** Who sits where now. */
  | { readonly type: 'seats'; readonly table: string; readonly seats: readonly SeatPlayer[] }
  /** The table can no longer be played from here: somebody took it over, or nothing of it is stored any more. */
  | { readonly type: 'lost'; readonly table: string; readonly isGone?: true };

export type HostMessage = Answer | Notice;
