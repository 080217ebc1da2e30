import { expect, test } from 'vitest';
import { withSaid } from './announcements.ts';

test('the same words twice in a row are said once, and again after others', () => {
  const once = withSaid([], ['Your turn.', 'Your turn.']);
  expect(once.map(({ text }) => text)).toEqual(['Your turn.']);
  expect(withSaid(once, ['Your turn.'])).toBe(once);
  expect(withSaid(once, ['Ann passes.', 'Your turn.']).map(({ id, text }) => `${id} ${text}`)).toEqual([
    '1 Your turn.',
    '2 Ann passes.',
    '3 Your turn.',
  ]);
});

test('the last twelve stay', () => {
  const texts = Array.from({ length: 20 }, (_, i) => `${i}`);
  expect(withSaid([], texts).map(({ text }) => text)).toEqual(texts.slice(-12));
});
