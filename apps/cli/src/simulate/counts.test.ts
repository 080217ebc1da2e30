import { expect, test } from 'vitest';
import { count, summarize, together, type Counts } from './counts.ts';

function countsOf(...values: number[]): Counts {
  const counts: Counts = new Map();
  for (const value of values) count(counts, value);
  return counts;
}

test('a distribution in seven numbers', () => {
  expect(summarize(countsOf(4, 1, 3, 2, 5))).toEqual({
    mean: 3,
    sd: Math.sqrt(2.5),
    min: 1,
    q1: 2,
    median: 3,
    q3: 4,
    max: 5,
  });
});

test('quartiles may lie between two values', () => {
  expect(summarize(countsOf(0, 10))).toMatchObject({ q1: 2.5, median: 5, q3: 7.5 });
  expect(summarize(countsOf(0, 0, 0, -8))).toMatchObject({ min: -8, q1: -2, median: 0, max: 0 });
});

test('one value has no spread', () => {
  expect(summarize(countsOf(7))).toEqual({ mean: 7, sd: 0, min: 7, q1: 7, median: 7, q3: 7, max: 7 });
});

test('counts are added value by value', () => {
  expect(together([countsOf(1, 2), countsOf(2, 3)])).toEqual(
    new Map([
      [1, 1],
      [2, 2],
      [3, 1],
    ]),
  );
});
