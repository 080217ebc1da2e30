import { countSeats, currentStep, waitingSeats, type State, type Step } from '@fondaco/kernel';

/** Whether the waiting seats are asked even for the only choice they have; otherwise a table plays it by itself. */
export function isAsked<S extends State>(steps: readonly Step<S>[], s: S): boolean {
  return currentStep(steps, s).alwaysAsk || countSeats(waitingSeats(s)) > 1;
}
