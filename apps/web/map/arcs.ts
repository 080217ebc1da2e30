import { itemAt } from '@fondaco/kernel';
import { distance, distanceToSegment, lengthOf, type Ring } from './polygon.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';
import type { FlatZone } from './zones.ts';

/** A line between two corners, drawn once however many zones it bounds. */
interface Arc {
  readonly points: readonly Point[];
  readonly zones: readonly string[];
  readonly land: number;
}

/** Zones as rings of arcs: an arc's number, or −1 − its number when it is followed backwards. */
export interface Mesh {
  readonly arcs: readonly Arc[];
  readonly rings: Readonly<Record<string, readonly (readonly number[])[]>>;
}

const ON_LINE = 0.02;
/** A border shorter than this is a corner: where four zones meet in a point nothing may be left over. */
const SHORTEST_BORDER = 3;

/** Finds the lines that zones share, so that both sides are drawn from the same points; also where four zones meet in a corner. */
export function findArcs(zones: readonly FlatZone[]): { readonly mesh: Mesh; readonly corners: readonly Point[] } {
  const tooShort = meshOf(zones, []).arcs.filter(
    ({ points, zones: sides }) => sides.length === 2 && lengthOf(points) < SHORTEST_BORDER,
  );
  const corners = tooShort.map(({ points }) => itemAt(points, 0));
  return { mesh: meshOf(zones, corners), corners };
}

function meshOf(zones: readonly FlatZone[], meetings: readonly Point[]): Mesh {
  const merge = mergeCorners(
    zones.flatMap(({ rings }) => rings.flat()),
    meetings,
  );
  const snapped = zones.map((flat) => ({ ...flat, rings: flat.rings.map((ring) => snapRing(ring, merge)) }));
  const corners = snapped.flatMap(({ rings }) => rings.flat());
  const noded = snapped.map((flat) => ({ ...flat, rings: flat.rings.map((ring) => addCorners(ring, corners)) }));
  const owners = findOwners(noded);
  const arcs: { points: readonly Point[]; zones: Set<string>; land: number }[] = [];
  const numbers = new Map<string, number>();
  const rings = Object.fromEntries(
    noded.map(({ zone, land, rings: own }) => [
      zone.id,
      own.map((ring) =>
        splitRing(ring, owners).map((points) => {
          const [forth, back] = [keyOf(points), keyOf(points.toReversed())];
          const known = numbers.get(forth) ?? numbers.get(back);
          const number = known ?? arcs.push({ points, zones: new Set(), land }) - 1;
          if (known === undefined) numbers.set(forth, number);
          itemAt(arcs, number).zones.add(zone.id);
          return numbers.has(forth) ? number : -1 - number;
        }),
      ),
    ]),
  );
  return { arcs: arcs.map((arc) => ({ ...arc, zones: [...arc.zones] })), rings };
}

function nameOf([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function keyOf(points: readonly Point[]): string {
  return points.map(nameOf).join(' ');
}

/** Which point stands for each: the first found in the same place, or the corner where four zones meet. */
function mergeCorners(points: readonly Point[], meetings: readonly Point[]): (point: Point) => Point {
  const kept: Point[] = [...meetings];
  const stands = new Map<string, Point>();
  for (const point of points) {
    if (stands.has(nameOf(point))) continue;
    const near = kept.find((other, i) => distance(point, other) < (i < meetings.length ? SHORTEST_BORDER : ON_LINE));
    stands.set(nameOf(point), near ?? point);
    if (near === undefined) kept.push(point);
  }
  return (point) => stands.get(nameOf(point)) ?? point;
}

function snapRing(ring: Ring, stand: (point: Point) => Point): Ring {
  const points = ring.map(stand);
  return points.filter((point, i) => i === 0 || point !== points[i - 1]);
}

/** Puts the corners of other zones that lie on an edge into it. */
function addCorners(ring: Ring, corners: readonly Point[]): Ring {
  const unique = [...new Set(corners)];
  return ring.flatMap((b, i) => {
    if (i === 0) return [b];
    const a = itemAt(ring, i - 1);
    const between = unique.filter(
      (corner) => corner !== a && corner !== b && distanceToSegment(corner, a, b) < ON_LINE,
    );
    return [...between.toSorted((p, q) => distance(a, p) - distance(a, q)), b];
  });
}

function edgeKey(a: Point, b: Point): string {
  return [nameOf(a), nameOf(b)].toSorted().join('|');
}

/** The zones on either side of each edge. */
function findOwners(zones: readonly FlatZone[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { zone, rings } of zones)
    for (const ring of rings)
      ring.slice(1).forEach((b, i) => {
        const key = edgeKey(itemAt(ring, i), b);
        owners.set(key, `${owners.get(key) ?? ''} ${zone.id}`);
      });
  return owners;
}

/** Splits a ring where the zone on its other side changes. */
function splitRing(ring: Ring, owners: ReadonlyMap<string, string>): Point[][] {
  const edges = ring
    .slice(1)
    .map((b, i) => ({ a: itemAt(ring, i), b, owner: owners.get(edgeKey(itemAt(ring, i), b)) }));
  const start = edges.findIndex((edge, i) => edge.owner !== edges.at(i - 1)?.owner);
  const turned = [...edges.slice(Math.max(0, start)), ...edges.slice(0, Math.max(0, start))];
  const parts: Point[][] = [];
  turned.forEach(({ a, b, owner }, i) => {
    if (i === 0 || owner !== itemAt(turned, i - 1).owner) parts.push([a, b]);
    else itemAt(parts, parts.length - 1).push(b);
  });
  return parts;
}
