import { itemAt } from '@fondaco/kernel';

/** A whole game, in units: thirds, quarters and fifths of it are whole numbers too. */
export const UNIT = 60 * 2 ** 24;
/** A point of win chance: a hundredth of a game. */
export const POINT = UNIT / 100;

/** Shares of a game in units, one a seat. Chances add up to `UNIT`, changes of them to 0, both exactly. */
export type Units = readonly number[];

/** Chances that are numbers in proportion, as whole units by largest remainder; of equal remainders the first seat's counts. */
export function toUnits(chances: ArrayLike<number>, seats: number): number[] {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += chances[seat] ?? 0;
  if (!(sum > 0)) return fairShares(seats);
  const exact: number[] = [];
  for (let seat = 0; seat < seats; seat++) exact.push(((chances[seat] ?? 0) / sum) * UNIT);
  return roundTo(exact, UNIT);
}

/** An even share for everybody. */
export function fairShares(seats: number): number[] {
  return Array.from({ length: seats }, () => UNIT / seats);
}

/** The mean of `count` vectors of units of which the sum is given, in units again. */
export function meanOf(sums: ArrayLike<number>, seats: number, count: number): number[] {
  const exact: number[] = [];
  for (let seat = 0; seat < seats; seat++) exact.push((sums[seat] ?? 0) / count);
  return roundTo(exact, UNIT);
}

/**
 * Whole numbers that add up to `total`: each rounded down, and what is missing given to the largest remainders. Also for what is
 * shown, so that the row of shown figures adds up as well.
 */
export function roundTo(exact: readonly number[], total: number): number[] {
  const rounded = exact.map(Math.floor);
  let missing = total - rounded.reduce((a, b) => a + b, 0);
  const byRemainder = [...exact.keys()].toSorted(
    (a, b) => remainderOf(itemAt(exact, b)) - remainderOf(itemAt(exact, a)) || a - b,
  );
  for (let i = 0; missing !== 0; i = (i + 1) % exact.length) {
    const seat = itemAt(byRemainder, i);
    const step = missing > 0 ? 1 : -1;
    rounded[seat] = itemAt(rounded, seat) + step;
    missing -= step;
  }
  return rounded;
}

function remainderOf(x: number): number {
  return x - Math.floor(x);
}

export function noUnits(seats: number): number[] {
  return Array.from({ length: seats }, () => 0);
}

export function plus(a: Units, b: Units): number[] {
  return a.map((value, seat) => value + itemAt(b, seat));
}

export function minus(a: Units, b: Units): number[] {
  return a.map((value, seat) => value - itemAt(b, seat));
}
