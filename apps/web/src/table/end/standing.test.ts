import type { TableResult } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { placeOf, rank, tiedAtTheTop } from './standing.ts';

const scoreOf = (seat: string, total: number) => ({ seat, total, breakdown: {} });
const RESULT: TableResult = {
  isFinal: true,
  scores: [scoreOf('red', 40), scoreOf('blue', 31), scoreOf('green', 31), scoreOf('yellow', 12)],
  winners: ['green'],
};

function placesOf(result: TableResult): Record<string, number> {
  return Object.fromEntries(rank(result).map((score) => [score.seat, placeOf(result, score)]));
}

test('whoever gave up comes after everybody else, whatever the points', () => {
  const result = { ...RESULT, resigned: ['red'] };
  expect(rank(result).map(({ seat }) => seat)).toEqual(['green', 'blue', 'yellow', 'red']);
  expect(placesOf(result)).toEqual({ green: 1, blue: 2, yellow: 3, red: 4 });
  expect(tiedAtTheTop(result)).toEqual(['blue', 'green']);
});

test('two who gave up are ranked by their points', () => {
  const result = { ...RESULT, resigned: ['blue', 'red'] };
  expect(placesOf(result)).toEqual({ green: 1, yellow: 2, red: 3, blue: 4 });
});

test('where nobody gave up points decide, then who won', () => {
  const result = { ...RESULT, winners: ['red'] };
  expect(placesOf(result)).toEqual({ red: 1, blue: 2, green: 2, yellow: 4 });
  expect(tiedAtTheTop(result)).toEqual(['red']);
});
