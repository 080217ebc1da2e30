import type { StoredTable } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import type { ClockRule } from '@fondaco/protocol';

/** A seat's clock. Times are in milliseconds. */
export interface SeatTiming {
  /** Of the game, or of the decision where time is kept by days. */
  readonly left: number;
  /** What the decision may still take without being counted. */
  readonly free: number;
  readonly vacation: number;
  readonly isOnVacation: boolean;
}

/** A bot that is waited for. */
export interface AskedTurn {
  /** The lines of the table when it was asked. */
  readonly seq: number;
  readonly at: number;
  /** When it will answer: drawn when it was asked, before anything was thought. */
  readonly answerAt: number;
}

/** What the row of a table keeps about time. */
export interface Timing {
  readonly rule: ClockRule;
  /** The instant at which the clocks stood so, in milliseconds since 1970. */
  readonly at: number;
  readonly clocks: Readonly<Record<string, SeatTiming>>;
  /** The words of the seats that are waited for and held by people: their clocks run, or their vacation does. */
  readonly waited: readonly string[];
  /** The bots and stand-ins that are waited for, by seat. */
  readonly asked: Readonly<Record<string, AskedTurn>>;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Whoever comes back after their time ran out has at least so much. */
const LEAST_ON_RETURN = 60 * SECOND;

/** The clock of a seat that was not asked anything yet. */
function firstClock(rule: ClockRule): SeatTiming {
  const none = { left: 0, free: 0, vacation: 0, isOnVacation: false };
  switch (rule.type) {
    case 'none':
      return none;
    case 'fischer':
      return { ...none, left: rule.start * SECOND };
    case 'delay':
      return { ...none, left: rule.start * SECOND, free: rule.free * SECOND };
    case 'days':
      return { ...none, left: rule.days * DAY, vacation: rule.vacation * DAY };
  }
}

/** The clock of a seat that has made its decision. */
export function clockAfterDecision(rule: ClockRule, clock: SeatTiming): SeatTiming {
  switch (rule.type) {
    case 'none':
      return clock;
    case 'fischer':
      return { ...clock, left: clock.left + rule.more * SECOND };
    case 'delay':
      return { ...clock, free: rule.free * SECOND };
    case 'days':
      return { ...clock, left: rule.days * DAY };
  }
}

/** The clock of somebody who comes back and plays on themself. */
export function clockOnReturn(rule: ClockRule, clock: SeatTiming): SeatTiming {
  if (rule.type === 'none') return clock;
  if (rule.type === 'days') return { ...clock, left: rule.days * DAY };
  const free = rule.type === 'delay' ? rule.free * SECOND : 0;
  return { ...clock, left: Math.max(clock.left, LEAST_ON_RETURN), free };
}

/** What is kept about time when a table begins, before anybody is asked. */
export function beginTiming(rule: ClockRule, seats: readonly string[], now: number): Timing {
  const clocks = Object.fromEntries(seats.map((seat) => [seat, firstClock(rule)]));
  return { rule, at: now, clocks, waited: [], asked: {} };
}

/** What a row keeps about time; a table that began elsewhere has nothing. */
export function timingOf({ timing }: Pick<StoredTable, 'timing'>): Timing | undefined {
  // Nobody but this program writes it.
  return timing as unknown as Timing | undefined;
}

export function toStoredTiming(timing: Timing): Json {
  return timing as unknown as Json;
}
