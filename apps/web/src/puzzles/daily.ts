/** A day of the calendar where the person is, as 2026-11-17. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The number of a day: the next day has the next one, whatever clocks do in spring. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** Which of so many puzzles a day has, from 1: every day another one, until all were there. */
export function dailyNumber(day: string, count: number): number {
  // A step that shares no divisor with the count meets all of them.
  const step = [37, 41, 43, 47].find((one) => count % one !== 0) ?? 1;
  return ((numberOf(day) * step) % count) + 1;
}

/** How many days in a row there were up to a day, itself or the one before it. */
export function streakAt(day: string, days: readonly string[]): number {
  const solved = new Set(days.map(numberOf));
  const today = numberOf(day);
  let last = solved.has(today) ? today : today - 1;
  let streak = 0;
  for (; solved.has(last); last--) streak++;
  return streak;
}

/** The longest row of days there ever was. */
export function bestStreak(days: readonly string[]): number {
  return days.reduce((best, day) => Math.max(best, streakAt(day, days)), 0);
}
