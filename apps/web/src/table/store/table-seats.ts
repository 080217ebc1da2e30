import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { nameSeats } from '../../texts/languages.ts';
import { useTable } from './table-store.ts';

/** Sets who sits at the table. The engine names seats by words; texts name them by their players. */
export function setSeats(seats: readonly SeatPlayer[]): void {
  useTable.setState({ seats });
  const names = new Map<string, string>(seats.map(({ name }, i) => [itemAt(SEAT_WORDS, i), name]));
  nameSeats((seat) => names.get(seat) ?? seat);
}

/** The seats people have. */
export function peopleOf(seats: readonly SeatPlayer[]): readonly string[] {
  return SEAT_WORDS.filter((_, i) => seats[i]?.type === 'person');
}
