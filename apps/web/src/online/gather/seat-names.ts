import type { GatheringSeat } from '@fondaco/protocol';

/** The names that are taken at a table. */
export function seatNames(seats: readonly GatheringSeat[]): readonly string[] {
  return seats.flatMap((seat) => (seat.type === 'open' ? [] : [seat.name]));
}
