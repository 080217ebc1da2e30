import { expect, test } from 'vitest';
import { CommitGuard } from './commit-guard.ts';

function guardAt(clock: { now: number }): CommitGuard {
  return new CommitGuard(() => clock.now);
}

test('a second press within 0.7 s does not confirm the next question', () => {
  const clock = { now: 0 };
  const guard = guardAt(clock);
  expect(guard.press()).toBe(true);
  clock.now = 180;
  expect(guard.press()).toBe(false);
  clock.now = 699;
  expect(guard.press()).toBe(false);
  clock.now = 700;
  expect(guard.press()).toBe(true);
});

test('whoever chooses something in between confirms at once', () => {
  const clock = { now: 0 };
  const guard = guardAt(clock);
  guard.press();
  clock.now = 100;
  guard.choose();
  expect(guard.press()).toBe(true);
});
