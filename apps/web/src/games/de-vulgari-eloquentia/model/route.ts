import { itemAt } from '@fondaco/kernel';
import { curveCatmullRom, line } from 'd3-shape';
import { drawnPlace } from './map.ts';
import type { Point } from './map-file.ts';
import type { PrintedBoard } from './printed.ts';

/** What one leg of a way counts for when the shortest is looked for: a crossing is dearer than a step (DVE-MOV-5). */
const STEP = 1;
const CROSSING = 3;

interface Leg {
  readonly to: readonly string[];
  readonly cost: number;
}

/**
 * A shortest way over the map, to draw: the places passed, both ends included; the rules have already said that it can be gone. The harbour is where a pawn
 * embarks, or has embarked: there it does not land again, and it goes on by land (DVE-MOV-6, DVE-MOV-7).
 */
export function findWay(printed: PrintedBoard, from: string, to: string, harbour?: string): readonly string[] {
  const isAtSea = printed.seas.some(({ id }) => id === from);
  if (harbour !== undefined && !isAtSea) return [...findWay(printed, from, harbour), to];
  const best = new Map<string, { cost: number; way: readonly string[] }>([[from, { cost: 0, way: [from] }]]);
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => (best.get(a)?.cost ?? 0) - (best.get(b)?.cost ?? 0));
    const place = open.shift() ?? from;
    const here = best.get(place);
    if (here === undefined || place === to) break;
    for (const leg of legsFrom(printed, place)) {
      const end = itemAt(leg.to, leg.to.length - 1);
      if (isAtSea && (leg.cost === CROSSING || (place === from && end === harbour))) continue;
      const cost = here.cost + leg.cost;
      if (cost >= (best.get(end)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(end, { cost, way: [...here.way, ...leg.to] });
      open.push(end);
    }
  }
  return best.get(to)?.way ?? [from, to];
}

function legsFrom(printed: PrintedBoard, place: string): Leg[] {
  const sea = printed.seas.find(({ id }) => id === place);
  if (sea !== undefined) return sea.harbours.map((harbour) => ({ to: [harbour], cost: STEP }));
  const steps = printed.borders
    .filter((pair) => pair.includes(place))
    .map(([a, b]): Leg => ({ to: [a === place ? b : a], cost: STEP }));
  const crossings = printed.seas
    .filter(({ harbours }) => harbours.includes(place))
    .flatMap(({ id, harbours }) =>
      harbours.filter((other) => other !== place).map((other): Leg => ({ to: [id, other], cost: CROSSING })),
    );
  return [...steps, ...crossings];
}

const curve = line<Point>()
  .x(([x]) => x)
  .y(([, y]) => y)
  .curve(curveCatmullRom.alpha(0.5));

/** Where a crossing between two harbours bends, where by way of the ship it would lead over land. */
const PASSAGES: Readonly<Record<string, Point>> = {
  'genova napoli': [322, 448],
  'napoli palermo': [316, 610],
  'palermo roma': [304, 598],
  'cagliari genova': [106, 538],
  'cagliari roma': [208, 598],
  'cagliari napoli': [214, 604],
  'cagliari palermo': [112, 586],
};

/** Where a way leads through, without its ends: where pawns would stand, and over the sea where there is open water. */
export function pointsBetween(way: readonly string[]): readonly Point[] {
  return way.slice(1, -1).flatMap((id, i): Point[] => {
    const place = drawnPlace(id);
    if (place === undefined) return [];
    if ('pawns' in place) return [[place.pawns[0][0], place.pawns[0][1] - 8]];
    return [PASSAGES[[itemAt(way, i), itemAt(way, i + 2)].toSorted().join(' ')] ?? place.at];
  });
}

/** The dotted line of a way, from foot to foot. */
export function drawWay(start: Point, way: readonly string[], end: Point): string {
  return drawLine([start, ...pointsBetween(way), end]);
}

/** One smooth line through points. */
export function drawLine(points: readonly Point[]): string {
  return curve([...points]) ?? '';
}
