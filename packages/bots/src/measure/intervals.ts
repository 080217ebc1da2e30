/** A share and between which bounds it lies with 95 % confidence. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval; `won` may hold shared victories. */
export function intervalOf(won: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const square = (Z * Z) / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
