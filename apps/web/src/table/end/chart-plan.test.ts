import { expect, test } from 'vitest';
import { planOf } from './chart-plan.ts';

const TOTALS = [
  [0, 0],
  [8, 12],
];

test('beside the lines of a chart there is room for the names, and for so much of a very long one as it says', () => {
  const short = planOf(900, TOTALS, ['Ann', 'Bo']);
  const long = planOf(900, TOTALS, ['Ann', 'Bruno von Welser']);
  expect(long.right).toBeLessThan(short.right);
  expect(long.labelOf('Bruno von Welser')).toBe('Bruno von Welser');
  const longest = 'Anna Maria Margarethe von Hohenschwangau';
  const cut = planOf(900, TOTALS, ['Ann', longest]).labelOf(longest);
  expect(cut).toMatch(/^Anna Maria .*…$/);
  expect(cut.length).toBeLessThan(longest.length);
});
