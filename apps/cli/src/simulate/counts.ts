import { itemAt } from '@fondaco/kernel';
/** How often each whole number was seen. Adding up in any order gives the same, which floating-point sums would not. */
export type Counts = Map<number, number>;

export function count(counts: Counts, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

export function addCounts(to: Counts, more: Counts): void {
  for (const [value, times] of more) to.set(value, (to.get(value) ?? 0) + times);
}

/** All of several counts together. */
export function together(all: readonly Counts[]): Counts {
  const sum: Counts = new Map();
  for (const counts of all) addCounts(sum, counts);
  return sum;
}

/** A distribution in seven numbers. */
export interface Summary {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly max: number;
}

export function summarize(counts: Counts): Summary {
  const values = sorted(counts);
  let n = 0;
  let sum = 0;
  for (const [value, times] of values) {
    n += times;
    sum += value * times;
  }
  const mean = sum / n;
  let squares = 0;
  for (const [value, times] of values) squares += times * (value - mean) ** 2;
  return {
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: itemAt(values, 0)[0],
    q1: quantile(values, n, 0.25),
    median: quantile(values, n, 0.5),
    q3: quantile(values, n, 0.75),
    max: itemAt(values, values.length - 1)[0],
  };
}

/** In ascending order of the values. */
export function sorted(counts: Counts): [number, number][] {
  return [...counts].toSorted(([a], [b]) => a - b);
}

/** With linear interpolation between the two nearest ranks. */
function quantile(values: readonly [number, number][], n: number, part: number): number {
  const rank = (n - 1) * part;
  const below = valueAt(values, Math.floor(rank));
  const above = valueAt(values, Math.ceil(rank));
  return below + (above - below) * (rank - Math.floor(rank));
}

function valueAt(values: readonly [number, number][], rank: number): number {
  let passed = 0;
  for (const [value, times] of values) {
    passed += times;
    if (rank < passed) return value;
  }
  throw new Error(`no value has the rank ${rank}`);
}
