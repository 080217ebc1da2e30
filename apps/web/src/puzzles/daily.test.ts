import { expect, test } from 'vitest';
import { bestStreak, dailyNumber, dayOf, streakAt } from './daily.ts';

function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(`${first}T12:00:00`);
    date.setDate(date.getDate() + i);
    return dayOf(date);
  });
}

test('every day has another puzzle, until all were there', () => {
  for (const count of [60, 61, 64, 74]) {
    const numbers = daysFrom('2026-03-01', count).map((day) => dailyNumber(day, count));
    expect(new Set(numbers).size).toBe(count);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(count);
  }
});

test('a streak goes on until a whole day was missed', () => {
  const days = daysFrom('2026-10-20', 9);
  expect(streakAt('2026-10-28', days)).toBe(9);
  expect(streakAt('2026-10-29', days)).toBe(9);
  expect(streakAt('2026-10-30', days)).toBe(0);
  expect(streakAt('2026-10-30', [...days, '2026-10-30'])).toBe(1);
  expect(bestStreak([...days, '2026-10-30', '2026-10-31'])).toBe(9);
  expect(bestStreak([])).toBe(0);
});
