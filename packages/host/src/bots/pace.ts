/** How long bots take to answer: drawn before anything is computed, from one distribution a table, so that it tells nothing. */
export interface Pace {
  /** Milliseconds; 0 where nobody wants to wait for more than the bot itself. */
  draw(): number;
}

/** Anything from `least` to `most`, all of it equally likely. `random` gives a number from 0 up to 1. */
export function evenPace(least: number, most: number, random: () => number): Pace {
  return { draw: () => least + random() * (most - least) };
}

export const AT_ONCE: Pace = { draw: () => 0 };

/** Milliseconds between two lines of one answer. */
const BREATH = 60;

/** For the further lines of an answer that has begun. */
export function inOneBreath(pace: Pace): Pace {
  return { draw: () => Math.min(pace.draw(), BREATH) };
}
