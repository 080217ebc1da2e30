import { expect, test } from 'vitest';
import { addEffects, countAsGood } from './own-turn.ts';

const SUGGESTION = { line: 'a', asGood: ['a', 'b'], goesOn: ['c'], reasons: [] };

test('what was suggested, what promises as much and what follows from it counts as taken', () => {
  expect(countAsGood(SUGGESTION, ['a', 'c'])).toBe(2);
  expect(countAsGood(SUGGESTION, ['b'])).toBe(1);
  expect(countAsGood(SUGGESTION, ['d'])).toBe(0);
});

test('effects of a turn add up, and what comes back to where it was is no effect', () => {
  const ducats = (before: number, after: number) => ({ amount: 'ducats', before, after });
  const votes = { amount: 'votes', before: 0, after: 2 };
  expect(addEffects([ducats(10, 35)], [ducats(35, 20), votes])).toEqual([ducats(10, 20), votes]);
  expect(addEffects([ducats(10, 35)], [ducats(35, 10)])).toEqual([]);
});
