import { itemAt, nameOfSeat, type Header } from '@fondaco/kernel';

/** The name of whoever plays a seat. */
export function playerOf(header: Header, seat: number): string {
  return nameOfSeat(header, itemAt(header.seats, seat));
}
