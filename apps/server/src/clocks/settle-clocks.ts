import type { ClockRule } from '@fondaco/protocol';
import type { Downtime } from '../store/uptime.ts';
import { upBetween } from './downtimes.ts';
import type { SeatTiming, Timing } from './timing.ts';

/** Where the clocks stand at an instant, if nothing has happened since they were kept. Time nobody ran is nobody's. */
export function settleClocks(timing: Timing, now: number, downtimes: readonly Downtime[]): Timing {
  const elapsed = upBetween(downtimes, timing.at, now);
  const clocks = Object.fromEntries(
    Object.entries(timing.clocks).map(([seat, clock]) => [
      seat,
      runClock(timing.rule, clock, elapsed, timing.waited.includes(seat)),
    ]),
  );
  return { ...timing, at: Math.max(now, timing.at), clocks };
}

/** A clock after some time: vacation is used up first, then what is free, then what is left. */
function runClock(rule: ClockRule, clock: SeatTiming, elapsed: number, isWaited: boolean): SeatTiming {
  if (rule.type === 'none') return clock;
  const away = clock.isOnVacation ? Math.min(clock.vacation, elapsed) : 0;
  const vacation = clock.vacation - away;
  const isOnVacation = clock.isOnVacation && vacation > 0;
  const rested = { ...clock, vacation, isOnVacation };
  if (!isWaited) return rested;
  const counted = elapsed - away;
  const free = Math.max(0, clock.free - counted);
  const left = Math.max(0, clock.left - Math.max(0, counted - clock.free));
  return { ...rested, free, left };
}

/** When a seat's clock runs out if nothing happens, in milliseconds since 1970; undefined if it does not run. */
export function runsOutAt({ rule, at, clocks, waited }: Timing, seat: string): number | undefined {
  const clock = clocks[seat];
  if (rule.type === 'none' || clock === undefined || !waited.includes(seat)) return undefined;
  return at + (clock.isOnVacation ? clock.vacation : 0) + clock.free + clock.left;
}
