import { expect, test } from 'vitest';
import { resignedSeats, withResigned } from '../record/resigned.ts';
import { rankResigned, type TableResult } from './standings.ts';

const result = (winners: readonly string[]): TableResult => ({
  isFinal: true,
  scores: [
    { seat: 'red', total: 40, breakdown: {} },
    { seat: 'blue', total: 31, breakdown: {} },
    { seat: 'green', total: 31, breakdown: {} },
  ],
  winners,
});
const RESIGNED = withResigned([['seal', 'x']], 'red', true);

test('a seat is given up once, and no longer when somebody takes it', () => {
  expect(resignedSeats({ others: withResigned(RESIGNED, 'red', true) })).toEqual(['red']);
  expect(withResigned(RESIGNED, 'red', false)).toEqual([['seal', 'x']]);
});

test.each([
  [['red'], ['blue', 'green']],
  [['red', 'blue'], ['blue']],
  [['green'], ['green']],
  [[], []],
])('where red gave up and the rules say %j, %j have won', (byRules, winners) => {
  expect(rankResigned(result(byRules), { others: RESIGNED }).winners).toEqual(winners);
});

test('where everybody gave up nobody has won', () => {
  const all = ['red', 'blue', 'green'].map((seat) => ['resigned', seat] as const);
  expect(rankResigned(result(['red']), { others: all }).winners).toEqual([]);
});

test('a result names who gave up; where nobody did it is as the rules say', () => {
  expect(rankResigned(result(['red']), { others: RESIGNED }).resigned).toEqual(['red']);
  expect(rankResigned(result(['red']), { others: [] })).toEqual(result(['red']));
});
