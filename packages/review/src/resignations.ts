import { itemAt, resignedSeats, type Header, type State } from '@fondaco/kernel';
import type { RecordWalk } from './walk-points.ts';

/** A seat that was given up, from a place among the points on: before the line there was said. */
export interface Resignation {
  readonly seat: number;
  readonly place: number;
}

/** Who gave up for good, and when. Whose place somebody else took has not. */
export function resignationsOf<S extends State>({ header, points, ending, table }: RecordWalk<S>): Resignation[] {
  return resignedSeats(header).flatMap((word) => {
    const seat = table.seats.indexOf(word);
    const from = lineOf(header, word);
    const found = points.findIndex(({ line }) => line >= from);
    // A record that does not say when still ends with the ranks of its table.
    const place = found < 0 && ending === 'over' ? points.length - 1 : found;
    return seat < 0 || place < 0 ? [] : [{ seat, place }];
  });
}

/** The line from which on nobody but bots held a seat to the end: whoever gives up leaves it to one. */
function lineOf({ held }: Header, seat: string): number {
  const holders = held.filter((one) => one.seat === seat);
  const last = holders.findLastIndex(({ holder }) => holder.type !== 'bot');
  return holders[last + 1]?.from ?? Infinity;
}

/** The seats that were given up when the line at a place was said. */
export function goneAt(resignations: readonly Resignation[], at: number): number[] {
  return resignations.filter(({ place }) => place <= at).map(({ seat }) => seat);
}

/** Who gave up and when, as the hash of a record has it. */
export function printResignations<S extends State>(
  resignations: readonly Resignation[],
  { points, table }: RecordWalk<S>,
): string[] {
  return resignations.map(({ seat, place }) => `${itemAt(table.seats, seat)} ${itemAt(points, place).line}`);
}
