import { itemAt } from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { lookUp } from '@fondaco/kernel';
import { areaOf, simplify, type Ring } from './polygon.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

/** Mercator, scaled so that a degree of longitude is about 73 px; the middle of Italy stands at 500, 600. */
const SCALE = 4200;
const CENTRE: Point = [12.5, 42];
const ORIGIN: Point = [500, 600];
const COAST_TOLERANCE = 1.6;
/** Farther lands are drawn smaller, so coarser ones do. */
const NEIGHBOUR_TOLERANCE = 5;
const FAR = 1200;
const FAR_TOLERANCE = 25;
const SMALLEST_FAR = 4000;
const SMALLEST_ISLAND = 400;
/** What lies outside is never seen: left, top, right, bottom. */
const SIGHT = [-5200, -4200, 6200, 5600] as const;

export function project([longitude, latitude]: Point): Point {
  const radians = Math.PI / 180;
  const rise = (degrees: number): number => Math.log(Math.tan(Math.PI / 4 + (degrees * radians) / 2));
  return [
    ORIGIN[0] + SCALE * (longitude - CENTRE[0]) * radians,
    ORIGIN[1] - SCALE * (rise(latitude) - rise(CENTRE[1])),
  ];
}

/** The land of Natural Earth, projected: the coasts of Italy's three land masses, largest first, and the countries around. */
export function readAtlas(): { readonly italy: readonly Ring[]; readonly neighbours: readonly Ring[] } {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const found = feature(topology, lookUp(topology.objects, 'countries'));
  const countries = ('features' in found ? found.features : []).map(({ properties, geometry }) => ({
    name: String(properties?.name),
    rings: outlinesOf(geometry).map((ring) => ring.map((point) => project([itemAt(point, 0), itemAt(point, 1)]))),
  }));
  const italy = countries
    .filter(({ name }) => name === 'Italy')
    .flatMap(({ rings }) => rings.map((ring) => simplify(ring, COAST_TOLERANCE)))
    .filter((ring) => areaOf(ring) > SMALLEST_ISLAND)
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  const neighbours = countries
    .filter(({ name }) => name !== 'Italy' && name !== 'Vatican' && name !== 'San Marino')
    .flatMap(({ rings }) => rings.filter((ring) => ring.some(isInSight)))
    .filter((ring) => ring.some(isNear) || areaOf(ring) > SMALLEST_FAR)
    .map((ring) => simplify(ring, ring.some(isNear) ? NEIGHBOUR_TOLERANCE : FAR_TOLERANCE));
  return { italy, neighbours };
}

function outlinesOf(geometry: GeoJSON.Geometry): readonly GeoJSON.Position[][] {
  if (geometry.type === 'Polygon') return [itemAt(geometry.coordinates, 0)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((polygon) => itemAt(polygon, 0)) : [];
}

function isInSight([x, y]: Point): boolean {
  return x > SIGHT[0] && y > SIGHT[1] && x < SIGHT[2] && y < SIGHT[3];
}

function isNear([x, y]: Point): boolean {
  return Math.hypot(x - ORIGIN[0], y - ORIGIN[1]) < FAR;
}

/** The rectangle of what can be seen. */
export const SIGHT_RING: Ring = [
  [SIGHT[0], SIGHT[1]],
  [SIGHT[2], SIGHT[1]],
  [SIGHT[2], SIGHT[3]],
  [SIGHT[0], SIGHT[3]],
  [SIGHT[0], SIGHT[1]],
];
