import { distance, isInside, type Ring } from './polygon.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';
import { SEAS } from './places.ts';
import { HEIGHT, WIDTH } from './warp.ts';

/** The room that the flag with the cost of a movement takes. */
const FLAG = { width: 104, height: 36 } as const;
const STEP = 6;
const EDGE = 12;
const SHIP = 30;
/** Where the knowledge chart and the legend lie: left, top. */
const CHART: Point = [490, 228];
const LEGEND: Point = [618, 560];

/** Every place in the water, or on land nobody can enter, where a flag covers nothing: upper left corners. */
export function findFlagPlaces(land: readonly Ring[]): readonly Point[] {
  const places: Point[] = [];
  for (let x = EDGE; x < WIDTH - FLAG.width - EDGE; x += STEP)
    for (let y = EDGE; y < HEIGHT - FLAG.height - EDGE; y += STEP) if (isFree([x, y], land)) places.push([x, y]);
  return places;
}

/** The one whose middle is nearest. */
export function nearestFlag(places: readonly Point[], near: Point): Point {
  const far = ([x, y]: Point): number => distance(near, [x + FLAG.width / 2, y + FLAG.height / 2]);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

function isFree([x, y]: Point, land: readonly Ring[]): boolean {
  const [right, bottom] = [x + FLAG.width, y + FLAG.height];
  if (right > CHART[0] && y < CHART[1]) return false;
  if (right > LEGEND[0] && bottom > LEGEND[1]) return false;
  const isOnShip = Object.values(SEAS).some(
    ([sx, sy]) => sx + SHIP > x && sx - SHIP < right && sy + SHIP > y && sy - SHIP < bottom,
  );
  if (isOnShip) return false;
  const holds = ([px, py]: Point): boolean => px > x - 2 && px < right + 2 && py > y - 2 && py < bottom + 2;
  const corners: readonly Point[] = [
    [x, y],
    [right, y],
    [x, bottom],
    [right, bottom],
  ];
  return land.every((ring) => !ring.some(holds) && !corners.some((corner) => isInside(corner, ring)));
}
