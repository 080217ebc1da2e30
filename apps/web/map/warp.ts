import { itemAt } from '@fondaco/kernel';
import { project } from './atlas.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

/** The drawn sheet. */
export const WIDTH = 784;
export const HEIGHT = 684;

/** The middle of the country has most zones and least room: a fisheye around Gubbio gives it more. */
const FOCUS = project([12.6, 43.22]);
const RADIUS = 820;
const STRENGTH = 1.15;
const FARTHEST = 30;
const WIDER = 1.2;
const MARGIN = { left: 20, right: 30, top: 16, bottom: 13 } as const;

/** The islands are drawn larger than they are: origin, scale and shift, by land mass. */
const ISLANDS: readonly { readonly origin: Point; readonly scale: Point; readonly shift: Point }[] = [
  { origin: [0, 0], scale: [1, 1], shift: [0, 0] },
  { origin: [505, HEIGHT - 14], scale: [1.16, 1.62], shift: [-26, 4] },
  { origin: [150, 528], scale: [1.1, 1.08], shift: [6, 8] },
];

/** From the flat map to the drawn one; `land` is the land mass, largest first. */
export type Warp = (point: Point, land: number) => Point;

/** Fisheye, then fitted to the sheet, islands enlarged, and a wobble that makes lines look drawn by hand. */
export function warpFor(land: readonly Point[]): Warp {
  const warped = land.map(fisheye);
  const [xs, ys] = [warped.map(([x]) => x), warped.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const down = (HEIGHT - MARGIN.top - MARGIN.bottom) / (Math.max(...ys) - top);
  const across = Math.min((WIDTH - MARGIN.left - MARGIN.right) / (Math.max(...xs) - left), down * WIDER);
  return (point, mass) => {
    const [x, y] = fisheye(point);
    return wobble(enlarge([MARGIN.left + (x - left) * across, MARGIN.top + (y - top) * down], mass));
  };
}

function fisheye([x, y]: Point): Point {
  const [dx, dy] = [x - FOCUS[0], y - FOCUS[1]];
  const r = Math.hypot(dx, dy) || 1e-9;
  const u = Math.min(r / RADIUS, FARTHEST);
  const warped = ((STRENGTH + 1) * u) / (STRENGTH * u + 1);
  return [FOCUS[0] + (dx / r) * warped * RADIUS, FOCUS[1] + (dy / r) * warped * RADIUS];
}

function enlarge([x, y]: Point, mass: number): Point {
  const { origin, scale, shift } = itemAt(ISLANDS, mass);
  return [origin[0] + (x - origin[0]) * scale[0] + shift[0], origin[1] + (y - origin[1]) * scale[1] + shift[1]];
}

function wobble([x, y]: Point): Point {
  const swing = (layer: number): number => 3.2 * noise(x / 26, y / 26, layer) + 1.6 * noise(x / 11, y / 11, layer + 1);
  return [x + swing(1), y + swing(3)];
}

/** Smooth noise between −1 and 1: random numbers on a grid, blended. */
function noise(x: number, y: number, layer: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const [a, b, c, d] = [hash(i, j, layer), hash(i + 1, j, layer), hash(i, j + 1, layer), hash(i + 1, j + 1, layer)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(i: number, j: number, layer: number): number {
  let h = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(layer, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 0) / 4294967295) * 2 - 1;
}
