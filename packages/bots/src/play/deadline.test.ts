import { describe, expect, test } from 'vitest';
import { Deadline } from './deadline.ts';

/** How many times somebody can ask before it is near, on a clock that goes on by these steps and then by the last again and again. */
function countAsked(milliseconds: number | undefined, steps: readonly number[]): number {
  let time = 0;
  let asked = 0;
  const now = (): number => {
    const before = time;
    time += steps[Math.min(asked, steps.length - 1)] ?? 0;
    return before;
  };
  const deadline = new Deadline({ ...(milliseconds === undefined ? {} : { milliseconds }), now });
  while (asked < 1000 && !deadline.isNear()) asked++;
  return asked;
}

describe('a deadline', () => {
  test('is near one step before the time is over', () => {
    expect(countAsked(100, [1])).toBe(98);
  });

  test('counts on another wait as long as the longest, up to a tenth of the time', () => {
    expect(countAsked(100, [1, 5, 1])).toBe(90);
    expect(countAsked(100, [1, 50, 1])).toBe(40);
  });

  test('never comes without a time, and at once without a clock', () => {
    expect(countAsked(undefined, [1])).toBe(1000);
    expect(new Deadline({ milliseconds: 100 }).isNear()).toBe(true);
  });
});
