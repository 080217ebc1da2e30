/**
 * How time is kept at a table. Times are in seconds; a decision begins when a seat is waited for and ends when it no longer is. Whoever runs
 * out of time has a bot stand in, until they come back; for those who are away see `AWAY_MINUTES`.
 */
export type ClockRule =
  /** As long as it takes. */
  | { readonly type: 'none' }
  /** `start` for the whole game, and `more` after every decision. */
  | { readonly type: 'fischer'; readonly start: number; readonly more: number }
  /** `start` for the whole game, of which the first `free` of every decision are not taken. */
  | { readonly type: 'delay'; readonly start: number; readonly free: number }
  /** So many days for every decision, and so many days of vacation for each person, during which their clock stands. */
  | { readonly type: 'days'; readonly days: number; readonly vacation: number };

/**
 * Minutes somebody who is waited for may be away: where people play at the same time, a bot stands in by itself then; at a table without a
 * clock the others may ask for one.
 */
export const AWAY_MINUTES = { live: 3, unclocked: 10 } as const;

/** Who may watch: nobody, or anybody who finds the table, so many seconds late. They see what is public. */
export type Watching = { readonly type: 'nobody' } | { readonly type: 'late'; readonly seconds: number };
