import { expect, test } from 'vitest';
import { LineLog, UNDO_CHOICE } from './lines.ts';

test('lines keep seat, choice and whether they were forced, however many there are', () => {
  const lines = new LineLog();
  for (let i = 0; i < 1000; i++) lines.add(i % 5, i * 1000, i % 3 === 0);
  expect(lines.length).toBe(1000);
  for (let i = 0; i < 1000; i++)
    expect([lines.seat(i), lines.choice(i), lines.isAuto(i)]).toEqual([i % 5, i * 1000, i % 3 === 0]);
  expect(lines.nextAuto(1)).toBe(3);
  lines.length = 2;
  expect(lines.nextAuto(1)).toBeUndefined();
});

test('an undo takes the last choice back with what it forced, and then the one before', () => {
  const lines = new LineLog();
  lines.add(0, 10, false);
  lines.add(0, 11, true);
  lines.add(0, 12, false);
  lines.add(0, 13, true);
  lines.add(0, 14, true);
  lines.add(0, UNDO_CHOICE, false);
  expect(lines.effectiveSince(0)).toEqual([0, 1]);
  lines.add(0, 15, false);
  expect(lines.effectiveSince(0)).toEqual([0, 1, 6]);
  lines.add(0, UNDO_CHOICE, false);
  lines.add(0, UNDO_CHOICE, false);
  expect(lines.effectiveSince(0)).toEqual([]);
  expect(lines.effectiveSince(6)).toEqual([]);
});
