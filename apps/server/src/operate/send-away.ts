import type { Clock } from '@fondaco/host';

/** Those who are to go, one by one. */
export interface Leaving {
  readonly size: number;
  /** Asks one of them to go; false if nobody is left. */
  sendOneAway(): boolean;
}

const STEPS = 80;

/** Asks everybody to go, evenly spread over so many milliseconds, so that they do not all come to another process at once. */
export async function sendAllAway(all: Leaving, clock: Clock, milliseconds: number): Promise<void> {
  const atOnce = Math.ceil(all.size / STEPS);
  while (all.size > 0) {
    for (let i = 0; i < atOnce; i++) all.sendOneAway();
    if (all.size > 0) await new Promise<void>((resolve) => clock.after(milliseconds / STEPS, resolve));
  }
}
