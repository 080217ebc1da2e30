import type { SeatClock } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds a clock has left, so long after it was told: what is free of a decision runs first. */
export function leftOn({ left, free, isRunning }: SeatClock, since: number): number {
  return isRunning ? Math.max(0, left - Math.max(0, since - free)) : left;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A time as people read it: "12:40", "4 h 12 min", "1 d 4 h". */
export function timeText(t: Translate, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (seconds >= DAY) return t('clock.days', { days: String(Math.floor(seconds / DAY)), hours: String(hours) });
  if (seconds >= 2 * HOUR) return t('clock.hours', { hours: String(hours), minutes: String(minutes) });
  return `${hours * MINUTE + minutes}:${twoDigits(seconds % MINUTE)}`;
}

/** Seconds left at which a clock announces itself. */
const MARKS = [5 * MINUTE, MINUTE, 20] as const;

/** The mark that was passed between two readings of a clock, in seconds. */
export function passedMark(before: number, now: number): number | undefined {
  return MARKS.find((mark) => before > mark * SECOND && now <= mark * SECOND);
}
