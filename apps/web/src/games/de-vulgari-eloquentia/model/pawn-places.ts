import { itemAt } from '@fondaco/kernel';
import { drawnPlace } from './map.ts';
import type { Point } from './map-file.ts';

const AROUND_SHIP: readonly Point[] = [
  [17, 15],
  [-19, 15],
  [30, 20],
  [-31, 20],
  [0, 30],
];

/** The foot of the pawn that is the n-th at a place: two have a place of their own, the others stand behind them in turn. */
export function pawnPlace(place: string, n: number): Point | undefined {
  const drawn = drawnPlace(place);
  if (drawn === undefined) return undefined;
  if (!('pawns' in drawn)) {
    const [dx, dy] = itemAt(AROUND_SHIP, n % AROUND_SHIP.length);
    return [drawn.at[0] + dx, drawn.at[1] + dy];
  }
  const [x, y] = itemAt(drawn.pawns, n % 2);
  const row = Math.floor(n / 2);
  return [x + row * drawn.queue[0], y + row * drawn.queue[1]];
}
