/** How long bots take to answer: drawn before anything is computed, from one distribution a table, so that it tells nothing. */
export interface Pace {
  /** Milliseconds; 0 where nobody wants to wait for more than the bot itself. */
  draw(): number;
  /**
   * For the further lines of an answer that has begun, where they may come sooner. Then one can tell how long a bot thought about each, so
   * only a table in the browser has it, where nobody else looks on.
   */
  readonly further?: Pace;
}

/** Anything from `least` to `most`, all of it equally likely. `random` gives a number from 0 up to 1. */
export function evenPace(least: number, most: number, random: () => number): Pace {
  return { draw: () => least + random() * (most - least) };
}

export const AT_ONCE: Pace = { draw: () => 0 };

/** Milliseconds between two lines of one answer. */
const BREATH = 60;

/** The same pace, with answers of several lines given in one breath. */
export function inOneBreath(pace: Pace): Pace {
  return { ...pace, further: { draw: () => Math.min(pace.draw(), BREATH) } };
}
