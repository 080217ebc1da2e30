/** The most seats any table has. */
export const MAX_SEATS = 5;

/** A bit set of seats holding just this one. */
export function only(seat: number): number {
  return 1 << seat;
}

export function hasSeat(seats: number, seat: number): boolean {
  return ((seats >> seat) & 1) === 1;
}

/** The bit set of the first `count` seats. */
export function allSeats(count: number): number {
  return (1 << count) - 1;
}

export function countSeats(seats: number): number {
  let n = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The seats of a bit set, ascending. For the edges; steps loop over bits instead. */
export function seatsIn(seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(seats, seat)) list.push(seat);
  return list;
}
