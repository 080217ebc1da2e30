import { itemAt } from '@fondaco/kernel';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

/** A closed line; the first point is repeated at the end. */
export type Ring = readonly Point[];

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(itemAt(line, i), point), 0);
}

export function areaOf(ring: Ring): number {
  const twice = ring.slice(1).reduce((sum, [x, y], i) => sum + itemAt(ring, i)[0] * y - x * itemAt(ring, i)[1], 0);
  return Math.abs(twice / 2);
}

export function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = itemAt(ring, i - 1);
    const [bx, by] = itemAt(ring, i);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Leaves points out of a line that lie within `tolerance` of what remains (Douglas and Peucker). Both ends stay. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const isClosed = distance(itemAt(line, 0), itemAt(line, line.length - 1)) === 0;
  const far = isClosed ? farthest(line, (point) => distance(point, itemAt(line, 0))) : undefined;
  if (far !== undefined)
    return [...simplify(line.slice(0, far.at + 1), tolerance).slice(0, -1), ...simplify(line.slice(far.at), tolerance)];
  const off = farthest(line, (point) => distanceToSegment(point, itemAt(line, 0), itemAt(line, line.length - 1)));
  if (off.distance <= tolerance) return [itemAt(line, 0), itemAt(line, line.length - 1)];
  return [...simplify(line.slice(0, off.at + 1), tolerance).slice(0, -1), ...simplify(line.slice(off.at), tolerance)];
}

function farthest(line: readonly Point[], measure: (point: Point) => number): { at: number; distance: number } {
  let best = { at: 1, distance: -1 };
  for (let at = 1; at < line.length - 1; at++) {
    const found = measure(itemAt(line, at));
    if (found > best.distance) best = { at, distance: found };
  }
  return best;
}

/** The same line with no two neighbouring points further apart than `step`. */
export function densify(line: readonly Point[], step: number): Point[] {
  const dense: Point[] = [];
  line.slice(1).forEach((b, i) => {
    const a = itemAt(line, i);
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 0; k < parts; k++)
      dense.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  });
  dense.push(itemAt(line, line.length - 1));
  return dense;
}

/** The point inside a ring that is farthest from its edge; a wide place counts for more than a high one. */
export function visualCentre(ring: Ring): Point {
  const WIDE = 1.15;
  const STEP = 3;
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const stretched = ring.map(([x, y]): Point => [x, y * WIDE]);
  let best: { point: Point; room: number } = { point: itemAt(ring, 0), room: -1 };
  for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
      if (!isInside([x, y], ring)) continue;
      const room = distanceToLine([x, y * WIDE], stretched);
      if (room > best.room) best = { point: [x, y], room };
    }
  }
  return best.point;
}

function distanceToLine(point: Point, line: readonly Point[]): number {
  return line
    .slice(1)
    .reduce((least, b, i) => Math.min(least, distanceToSegment(point, itemAt(line, i), b)), Number.POSITIVE_INFINITY);
}
