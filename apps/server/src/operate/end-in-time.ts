import type { Clock } from '@fondaco/host';

/** Milliseconds after which a process ends that is still about to: whoever asked for it kills it soon after. */
const LAST_MOMENT = 9500;

/** Ends a process when all it had to do is done, and anyway before anybody loses patience: a store that hangs must not keep it. */
export function endInTime(ending: Promise<void>, clock: Clock, exit: (code: number) => void): void {
  const callOff = clock.after(LAST_MOMENT, () => exit(1));
  ending.then(
    () => {
      callOff();
      exit(0);
    },
    () => exit(1),
  );
}
