import { exp } from '@fondaco/bots';
import { POINT } from './units.ts';

/** The curve that lichess measures accuracy by: 100 for no loss, about 64 for ten points of a game of two. */
const HEIGHT = 103.1668;
const SLOPE = 0.04354;
const FLOOR = 3.1669;

/** The accuracy of a turn, 0 to 100, by what it lost; a loss weighs as much at a table of five as at one of two. */
export function accuracyOf(loss: number, seats: number): number {
  const points = (Math.max(0, loss) / POINT) * (0.5 / Math.sqrt((1 / seats) * (1 - 1 / seats)));
  const accuracy = HEIGHT * exp(-SLOPE * points) - FLOOR;
  return Math.round(Math.min(100, Math.max(0, accuracy)) * 10) / 10;
}
