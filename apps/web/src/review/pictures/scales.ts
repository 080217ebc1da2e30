const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
const MOST_TICKS = 6;

/** Round values between a least and a most, both included. */
export function roundTicks(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const step = STEPS.find((one) => span / one <= MOST_TICKS) ?? span;
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  return Array.from({ length: Math.max(2, Math.round((to - from) / step) + 1) }, (_, i) => from + i * step);
}

/** Maps one range to another. */
export function scaleOf(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}
