import type { Downtime } from '@fondaco/server';
import type { ClientJournal } from '@fondaco/server/testing';

/** What may have kept servers from knowing the time. */
export interface Interruptions {
  /** The most milliseconds that one was asleep: when it wakes it tells once more what it knew before. */
  readonly longestSleep: number;
  /** When none ran, as stored. A clock shows that time as used until it is noted, and then has it back. */
  readonly downtimes: readonly Downtime[];
}

export const NO_INTERRUPTIONS: Interruptions = { longestSleep: 0, downtimes: [] };

/** Milliseconds that processes may disagree, until one has heard of what another wrote. */
const TOLERANCE = 2000;
/** Milliseconds that whoever comes back has at least, after their time had run out. */
const LEAST_ON_RETURN = 60_000;

/** A seat's clock runs as long as time passes, and never back; nobody here is given time but those who come back, and what nobody ran. */
export function findClockFaults(
  { seat, clocks }: ClientJournal,
  { longestSleep, downtimes }: Interruptions,
): readonly string[] {
  const tolerance = TOLERANCE + longestSleep;
  const faults: string[] = [];
  let last: { readonly now: number; readonly left: number } | undefined;
  for (const { now, clocks: all } of clocks) {
    const left = all.find((clock) => clock.seat === seat)?.left;
    if (left === undefined) continue;
    if (last !== undefined) {
      const { now: before } = last;
      const used = last.left - left;
      const passed = now - before;
      const noted = downtimes.filter(({ to }) => to >= before - tolerance && to <= now + tolerance);
      const givenBack = noted.reduce((sum, { from, to }) => sum + (to - from), 0);
      const isGiven = used < -tolerance - givenBack && left > LEAST_ON_RETURN;
      if (isGiven || used > passed + tolerance) faults.push(`${used} ms went off the clock while ${passed} ms passed`);
    }
    last = { now, left };
  }
  return faults;
}
