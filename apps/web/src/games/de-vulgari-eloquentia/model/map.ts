import { itemAt, lookUp } from '@fondaco/kernel';
import file from './map.json' with { type: 'json' };
import type { Arrows, MapFile, Point } from './map-file.ts';
import type { PrintedBoard } from './printed.ts';

/** A zone as it is drawn. */
export interface DrawnZone {
  readonly id: string;
  /** Its outline, as a path. */
  readonly path: string;
  /** The middle of its name. */
  readonly at: Point;
  /** The feet of the first two pawns, and how far behind them the next two stand. */
  readonly pawns: readonly [Point, Point];
  readonly queue: Point;
  readonly event: Point;
  /** The upper left corner of the flag with the cost of a movement, in open water. */
  readonly flag: Point;
  readonly arrows: Arrows;
}

export interface DrawnSea {
  readonly id: string;
  readonly at: Point;
  readonly flag: Point;
  readonly arrows: Arrows;
}

const MAP = file as unknown as MapFile;
const TENTHS = 10;

export const WIDTH: number = MAP.width;
export const HEIGHT: number = MAP.height;
/** Where four zones meet in a point. */
export const CORNERS: readonly Point[] = MAP.corners;
/** The land around Italy, as a path. */
export const NEIGHBOURS_PATH: string = MAP.around;

const LINES: readonly (readonly Point[])[] = MAP.lines.map((words) => {
  const steps = words.split(' ').map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += itemAt(steps, i);
    y += itemAt(steps, i + 1);
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
});

const print = (points: readonly Point[]): string => points.map((point) => point.join(' ')).join('L');

/** The points around a zone, ring by ring. */
export function outlinesOf(id: string): Point[][] {
  return lookUp(MAP.zones, id).rings.map((ring) =>
    ring.flatMap((number) => (number >= 0 ? itemAt(LINES, number) : itemAt(LINES, -1 - number).toReversed())),
  );
}

const sides = LINES.map((_, line) =>
  Object.values(MAP.zones).filter(({ rings }) => rings.some((ring) => ring.includes(line) || ring.includes(-1 - line))),
);

/** The coast of Italy, and the borders between its zones. */
export const COAST: string = LINES.flatMap((line, i) =>
  itemAt(sides, i).length === 1 ? [`M${print(line)}`] : [],
).join('');
export const BORDERS: string = LINES.flatMap((line, i) =>
  itemAt(sides, i).length === 2 ? [`M${print(line)}`] : [],
).join('');

export const DRAWN_ZONES: readonly DrawnZone[] = Object.entries(MAP.zones).map(([id, zone]) => ({
  id,
  path: outlinesOf(id)
    .map((ring) => `M${print(ring)}Z`)
    .join(''),
  at: zone.at,
  pawns: zone.pawns,
  queue: zone.queue,
  event: zone.event ?? [zone.at[0] + 48, zone.at[1] + 20],
  flag: zone.flag,
  arrows: zone.arrows,
}));

export const DRAWN_SEAS: readonly DrawnSea[] = Object.entries(MAP.seas).map(([id, sea]) => ({ id, ...sea }));

const zones = new Map(DRAWN_ZONES.map((zone) => [zone.id, zone]));
const seas = new Map(DRAWN_SEAS.map((sea) => [sea.id, sea]));

export function drawnZone(id: string): DrawnZone | undefined {
  return zones.get(id);
}

export function drawnPlace(id: string): DrawnZone | DrawnSea | undefined {
  return zones.get(id) ?? seas.get(id);
}

/** The pairs of zones that share a line, each as `a|b` in the order of the alphabet. */
const DRAWN_BORDERS: ReadonlySet<string> = new Set(
  sides.flatMap((zonesOfLine) => {
    if (zonesOfLine.length !== 2) return [];
    const ids = Object.entries(MAP.zones).flatMap(([id, zone]) => (zonesOfLine.includes(zone) ? [id] : []));
    return [ids.toSorted().join('|')];
  }),
);

/** Whether this map shows a board truly: the same zones and seas, and borders exactly where the board has them. */
export function isMapOf(printed: PrintedBoard): boolean {
  const borders = new Set(printed.borders.map((pair) => pair.toSorted().join('|')));
  return (
    printed.zones.length === zones.size &&
    printed.zones.every(({ id }) => zones.has(id)) &&
    printed.seas.every(({ id }) => seas.has(id)) &&
    borders.size === DRAWN_BORDERS.size &&
    [...borders].every((border) => DRAWN_BORDERS.has(border))
  );
}
