import { createTable, holderOf, type HostServices } from '@fondaco/host';
import type { SeatPlayer } from '@fondaco/protocol';
import type { ServerStore } from '../src/store/server-store.ts';
import type { TestGuest } from './test-guest.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'white'];

/** Begins a table with guests in its seats; the answer is its id. */
export async function seatGuests(
  { services, store }: { readonly services: HostServices; readonly store: ServerStore },
  guests: readonly TestGuest[],
  { game = 'augsburg-1520', seed = 'a test' } = {},
): Promise<string> {
  const seats = guests.map((_, i): SeatPlayer => ({ type: 'person', name: `Guest ${i + 1}` }));
  const created = await createTable(services, { game, seats, options: {}, seed });
  if (!created.ok) throw new Error(created.error.message);
  for (const [i, guest] of guests.entries())
    await store.heldSeats.hold({
      table: created.value,
      seat: SEATS[i] ?? '',
      nr: 1,
      from: 1,
      holder: holderOf(seats[i] ?? { type: 'person', name: '' }),
      guest: guest.id,
      at: services.clock.now(),
    });
  return created.value;
}
