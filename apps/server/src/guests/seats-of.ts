import type { Guest } from '../store/guests.ts';
import type { ServerStore } from '../store/server-store.ts';

/** The words of the seats a guest holds at a table now. */
export async function seatsOf(
  { heldSeats }: Pick<ServerStore, 'heldSeats'>,
  { id }: Guest,
  table: string,
): Promise<ReadonlySet<string>> {
  const holders = new Map<string, string | undefined>();
  // Those who held a seat come in the order of its numbers.
  for (const { seat, guest } of await heldSeats.of(table)) holders.set(seat, guest);
  return new Set([...holders].filter(([, guest]) => guest === id).map(([seat]) => seat));
}
