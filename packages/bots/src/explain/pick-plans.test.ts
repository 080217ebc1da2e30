import { expect, test } from 'vitest';
import { pickPlans } from './pick-plans.ts';

const choice = (name: string, win: number, feature: string, margin = 0) => ({
  name,
  win,
  margin,
  reasons: [{ feature, change: 1 }],
});
const names = (picked: readonly { readonly name: string }[]): readonly string[] => picked.map(({ name }) => name);

test('of what is as good another plan is shown rather than one more way to the same', () => {
  const found = [
    choice('habit', 0.305, 'friar'),
    choice('habit, after business', 0.302, 'friar'),
    choice('habit, after a rest', 0.3, 'friar'),
    choice('a book', 0.296, 'books'),
  ];
  expect(names(pickPlans(found, 2))).toEqual(['habit', 'a book']);
  expect(names(pickPlans(found, 3))).toEqual(['habit', 'a book', 'habit, after business']);
});

test('what is clearly worse is not shown for being different', () => {
  const found = [choice('habit', 0.31, 'friar'), choice('the same', 0.3, 'friar'), choice('a book', 0.28, 'books')];
  expect(names(pickPlans(found, 2))).toEqual(['habit', 'the same']);
});

test('the best is always among them, and the order is that of whole percents, then of points', () => {
  const found = [choice('third', 0.2, 'a'), choice('first', 0.4, 'a', 1), choice('second', 0.398, 'a', 2)];
  expect(names(pickPlans(found, 1))).toEqual(['second']);
  expect(names(pickPlans(found, 3))).toEqual(['second', 'first', 'third']);
});
