import { expect, test } from 'vitest';
import { agreeOnProtocol } from './version.ts';

test.each([
  [3, 3, 3, 3, 3],
  [1, 5, 3, 4, 4],
  [3, 4, 1, 9, 4],
  [1, 3, 3, 4, 3],
  [1, 2, 3, 4, undefined],
  [5, 6, 3, 4, undefined],
  [5, 3, 3, 4, undefined],
])('who speaks %i to %i and who speaks %i to %i agree on %s', (oldest, newest, ourOldest, ourNewest, agreed) => {
  expect(agreeOnProtocol({ oldest, newest }, { oldest: ourOldest, newest: ourNewest })).toBe(agreed);
});
