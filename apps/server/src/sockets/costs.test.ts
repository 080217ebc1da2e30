import { expect, test } from 'vitest';
import { costOf } from './costs.ts';

const onTable = { id: 1, table: 't' };
const bySeat = { ...onTable, seat: 'red' };

test('what takes longer to answer costs more', () => {
  const costs = [
    costOf({ ...bySeat, type: 'play', key: 'k', seq: 0, lines: ['pass'] }),
    costOf({ ...bySeat, type: 'series', lines: [] }),
    costOf({ ...bySeat, type: 'why-not', keys: ['verb:pass'] }),
    costOf({ id: 1, type: 'lobby' }),
    costOf({ ...onTable, type: 'history' }),
    costOf({ ...bySeat, type: 'hint' }),
  ];
  expect(costs[0]).toBe(1);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(new Set(costs).size).toBe(costs.length);
});

test('a hint that is to think longer than usual costs as many hints as it takes the time of', () => {
  const hint = (iterations: number): number => costOf({ ...bySeat, type: 'hint', iterations, seed: 1 });
  const usual = costOf({ ...bySeat, type: 'hint' });
  expect(hint(1)).toBe(usual);
  expect(hint(1400)).toBe(2 * usual);
  expect(hint(20_000)).toBeGreaterThan(25 * usual);
});
