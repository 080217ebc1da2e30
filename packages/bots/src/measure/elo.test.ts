import { expect, test } from 'vitest';
import { fitElo } from './elo.ts';
import { intervalOf } from './intervals.ts';

test('who wins three games of four is about 190 Elo ahead', () => {
  const game = (won: boolean) => ({ players: [0, 1], points: won ? [2, 1] : [1, 2], shares: won ? [1, 0] : [0, 1] });
  const games = Array.from({ length: 400 }, (_, i) => game(i % 4 !== 0));
  const [first = 0, second = 0] = fitElo(2, games);
  expect(first - second).toBeGreaterThan(180);
  expect(first - second).toBeLessThan(200);
  expect((first + second) / 2).toBeCloseTo(1500);
});

test('an unbeaten player has a finite rating', () => {
  const [first = 0, second = 0] = fitElo(2, [{ players: [0, 1], points: [9, 1], shares: [1, 0] }]);
  expect(first).toBeGreaterThan(second);
  expect(Number.isFinite(first)).toBe(true);
});

test('who plays only their equals is worth what all are', () => {
  expect(fitElo(1, [{ players: [0, 0], points: [9, 1], shares: [1, 0] }])).toEqual([1500]);
});

test('an interval holds its share, shrinks with games, and stays within 0 and 1', () => {
  const few = intervalOf(7, 10);
  const many = intervalOf(700, 1000);
  expect(few.low).toBeLessThan(0.7);
  expect(few.high).toBeGreaterThan(0.7);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  expect(intervalOf(10, 10).high).toBeLessThanOrEqual(1);
  expect(intervalOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
