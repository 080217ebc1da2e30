import type { Clock } from '@fondaco/host';

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
