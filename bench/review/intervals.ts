import { intervalOf } from '@fondaco/bots';
import type { Figure } from '../figures.ts';

const Z = 1.96;

export function meanOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (values.length - 1);
}

/** Half of the 95 % interval of a mean. */
export function halfOf(values: readonly number[]): number {
  return Z * Math.sqrt(varianceOf(values) / values.length);
}

/** A share of some things with its 95 % interval, and of how many; of nothing there is no share. */
export function shareOf(name: string, part: number, whole: number, what: string): Figure[] {
  if (whole === 0) return [{ name: `${name}-of`, value: 0, unit: what }];
  const { share, low, high } = intervalOf(part, whole);
  return [
    { name, value: share * 100, unit: '%' },
    { name: `${name}-low`, value: low * 100, unit: '%' },
    { name: `${name}-high`, value: high * 100, unit: '%' },
    { name: `${name}-of`, value: whole, unit: what },
  ];
}
