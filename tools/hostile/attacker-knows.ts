import type { TableMessage } from '@fondaco/protocol';

/** What an attacker knows: their own table, where they sit, and ids and seats of others they have heard of. */
export interface AttackerKnows {
  readonly own: { readonly table: string; readonly seat: string };
  /** A seat at their own table that is somebody else's. */
  readonly neighbour: string;
  readonly foreign: readonly string[];
  /** Where their own table stands. */
  readonly newest: TableMessage | undefined;
  /** Messages they have sent before. */
  readonly sent: readonly string[];
}
