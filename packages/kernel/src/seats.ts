/**
 * The words for seats, in the order of the table. Lines, views, events, positions and results name seats by them; the names of
 * players stand in a record's header only, so that a player can be renamed without touching a line.
 */
export const SEAT_WORDS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

/** The most seats any table has. */
export const MAX_SEATS = SEAT_WORDS.length;

/** The words for the seats of a table of `count`. */
export function seatWords(count: number): readonly string[] {
  return SEAT_WORDS.slice(0, count);
}

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
