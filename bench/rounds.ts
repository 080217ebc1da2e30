import { itemAt } from '@fondaco/kernel';
/** One thing to measure: does some work and answers how many units of it, or how much per second it measured itself. */
export interface Contender {
  readonly name: string;
  /** Works for about this long and returns units per second. */
  run(milliseconds: number): number | Promise<number>;
}

/**
 * Measures several things in turn, round after round, so that whatever else the machine does falls on all of them, and returns the
 * best rate of each: noise only ever slows down.
 */
export async function bestRates(
  contenders: readonly Contender[],
  how: { readonly rounds: number; readonly milliseconds: number },
): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  for (let round = 0; round <= how.rounds; round++) {
    for (const contender of contenders) {
      const rate = await contender.run(how.milliseconds);
      // The first round only warms up.
      if (round > 0) best.set(contender.name, Math.max(best.get(contender.name) ?? 0, rate));
    }
  }
  return best;
}

/** Repeats a piece of work that returns how many units it did, and returns units per second. */
export function rateOf(work: () => number, milliseconds: number): number {
  const began = processorTime();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    spent = processorTime() - began;
  }
  return (units / spent) * 1000;
}

/** Milliseconds that a processor has worked for this thread: what others make it wait for does not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return itemAt(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
}
