import { expect, test } from 'vitest';
import { isMatch, isSame } from './comparison.ts';

test('the same is the same in every member, but an undefined member is none', () => {
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: undefined })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [1, 3] })).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame([1], [1, 2])).toBe(false);
  expect(isSame(undefined, null)).toBe(false);
});

test('a match has what is wanted and may have more, but lists are as long', () => {
  expect(isMatch({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } })).toBe(true);
  expect(isMatch({ a: 1 }, { a: 2 })).toBe(false);
  expect(isMatch([{ a: 1, b: 2 }], [{ a: 1 }])).toBe(true);
  expect(isMatch([1, 2], [1])).toBe(false);
});
