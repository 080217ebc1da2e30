import { useEffect, useState } from 'react';
import { leftOn } from './clock/clock-text.ts';
import { serverNow, useOnline } from './online-store.ts';

const SECOND = 1000;

export interface ShownClock {
  /** Milliseconds. */
  readonly left: number;
  readonly isRunning: boolean;
}

/** Where a seat's clock stands, second by second while it runs; absent at a table without clocks. */
export function useClock(seat: string | undefined): ShownClock | undefined {
  const clocksThen = useOnline((online) => online.clocks);
  const clock = clocksThen?.clocks.find((one) => one.seat === seat);
  const [, setTick] = useState(0);
  const isRunning = clock?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clocksThen === undefined || clock === undefined) return undefined;
  return { left: leftOn(clock, serverNow() - clocksThen.now), isRunning };
}
