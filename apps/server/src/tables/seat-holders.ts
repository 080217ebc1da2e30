import type { HeldSeat } from '@fondaco/host';
import type { ServerStore } from '../store/server-store.ts';

/** Who holds each seat of a table now, by its word. */
export type SeatHolders = ReadonlyMap<string, HeldSeat>;

export function latestOf(held: readonly HeldSeat[]): SeatHolders {
  const latest = new Map<string, HeldSeat>();
  for (const one of held) if (one.nr > (latest.get(one.seat)?.nr ?? 0)) latest.set(one.seat, one);
  return latest;
}

export async function holdersOf(store: ServerStore, table: string): Promise<SeatHolders> {
  return latestOf(await store.heldSeats.of(table));
}

/** The word of the seat a guest holds, also while a bot stands in for them. */
export function seatOfGuest(holders: SeatHolders, guest: string | undefined): string | undefined {
  if (guest === undefined) return undefined;
  for (const [seat, held] of holders) if (held.guest === guest) return seat;
  return undefined;
}
