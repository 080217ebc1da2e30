import type { Arrows, Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
type Direction = (typeof DIRECTIONS)[number];

const VECTORS: Readonly<Record<Direction, Point>> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
/** What lies this far off the way counts as farther; what lies outside the cone is not that way at all. */
const SIDEWAYS = 3;
const CONE = 0.6;
const NEIGHBOUR_BONUS = 0.7;

/** For each place the nearest that way: what one can go to in a step is preferred, and nobody is led out of the map. */
export function findArrows(
  places: Readonly<Record<string, Point>>,
  steps: readonly (readonly [string, string])[],
): Record<string, Arrows> {
  const isStep = (a: string, b: string): boolean =>
    steps.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return Object.fromEntries(
    Object.entries(places).map(([id, from]) => {
      const found = DIRECTIONS.flatMap((direction) => {
        const [vx, vy] = VECTORS[direction];
        const costs = Object.entries(places).flatMap(([other, to]) => {
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const ahead = dx * vx + dy * vy;
          const aside = Math.abs(dx * vy) + Math.abs(dy * vx);
          if (other === id || ahead <= 0 || ahead < CONE * aside) return [];
          return [{ other, cost: (ahead + SIDEWAYS * aside) * (isStep(id, other) ? NEIGHBOUR_BONUS : 1) }];
        });
        const [best] = costs.toSorted((a, b) => a.cost - b.cost);
        return best === undefined ? [] : [[direction, best.other]];
      });
      return [id, Object.fromEntries(found) as Arrows];
    }),
  );
}
