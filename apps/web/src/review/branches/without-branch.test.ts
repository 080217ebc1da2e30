import { expect, test } from 'vitest';
import type { ReviewBranch } from '../../client/review-messages.ts';
import { rehungWithout } from './without-branch.ts';

const branch = (table: string, from: string, line: number): ReviewBranch => ({
  table,
  from,
  line,
  seat: 'red',
  name: table,
  isAnew: false,
});

test('what grew from a branch that is taken off hangs where that hung', () => {
  const tree = [branch('a', 'game', 10), branch('b', 'a', 30), branch('c', 'a', 40), branch('d', 'b', 50)];
  expect(rehungWithout(tree, 'a')).toEqual([branch('b', 'game', 10), branch('c', 'game', 10)]);
  expect(rehungWithout(tree, 'd')).toEqual([]);
  expect(rehungWithout(tree, 'nowhere')).toEqual([]);
});
