import { createTranslate } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { leftOn, passedMark, timeText } from './clock-text.ts';

const t = createTranslate('en', [{ 'clock.days': ['days'], 'clock.hours': ['hours'] }]);
const running = { seat: 'red', left: 60_000, free: 10_000, isRunning: true };

describe('a clock', () => {
  test('runs on after it was told, what is free of the decision first', () => {
    expect(leftOn(running, 0)).toBe(60_000);
    expect(leftOn(running, 10_000)).toBe(60_000);
    expect(leftOn(running, 25_000)).toBe(45_000);
    expect(leftOn(running, 999_000)).toBe(0);
    expect(leftOn({ ...running, isRunning: false }, 25_000)).toBe(60_000);
  });

  test('is a number below two hours, and rounds up', () => {
    expect(timeText(t, 760_000)).toBe('12:40');
    expect(timeText(t, 1)).toBe('0:01');
    expect(timeText(t, 0)).toBe('0:00');
    expect(timeText(t, 7_199_000)).toBe('119:59');
    expect(timeText(t, 7_200_000)).toBe('hours');
    expect(timeText(t, 86_400_000)).toBe('days');
  });

  test('announces itself at five minutes, one minute and twenty seconds', () => {
    expect(passedMark(300_500, 299_500)).toBe(300);
    expect(passedMark(61_000, 60_000)).toBe(60);
    expect(passedMark(20_100, 19_100)).toBe(20);
    expect(passedMark(19_100, 18_100)).toBeUndefined();
    expect(passedMark(400_000, 399_000)).toBeUndefined();
  });
});
