import { itemAt, lookUp } from '@fondaco/kernel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import polygonClipping from 'polygon-clipping';
import type { MapFile, MapZone } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';
import { findArcs, type Mesh } from './arcs.ts';
import { findArrows } from './arrows.ts';
import { readAtlas, SIGHT_RING } from './atlas.ts';
import { readBoard } from './board.ts';
import { findFlagPlaces, nearestFlag } from './flags.ts';
import { BEHIND_TWO, PLACES, QUEUE, SEAS } from './places.ts';
import { areaOf, densify, simplify, visualCentre, type Ring } from './polygon.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';
import { HEIGHT, WIDTH, warpFor, type Warp } from './warp.ts';
import { cutZones, toPairs } from './zones.ts';

const STEP = 4;
const LINE_TOLERANCE = 0.25;
const AROUND_STEP = 20;
const AROUND_TOLERANCE = 0.9;
const SMALLEST_AROUND = 200;
const OVERHANG = 640;
const TENTHS = 10;

/** Draws the map from Natural Earth and the seeds of the board file. */
export function buildMap(): MapFile {
  const board = readBoard();
  const { italy, neighbours } = readAtlas();
  const { mesh, corners } = findArcs(cutZones(board.zones, italy));
  const warp = warpFor(italy.flat());
  const lines = mesh.arcs.map((arc) => drawLine(arc.points, arc.land, warp));
  const names = Object.fromEntries(board.zones.map(({ id }) => [id, nameOf(id, outline(mesh, lines, id))]));
  const flags = findFlagPlaces(board.zones.map(({ id }) => outline(mesh, lines, id)));
  const voyages = board.seas.flatMap(({ id, harbours }) => harbours.map((zone) => [id, zone] as const));
  const arrows = findArrows({ ...names, ...SEAS }, [...board.borders, ...voyages]);
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: lines.map(toSteps),
    zones: Object.fromEntries(
      board.zones.map(({ id }): [string, MapZone] => {
        const { pawn, second, queue = second === undefined ? QUEUE : BEHIND_TWO, event } = lookUp(PLACES, id);
        const [x, y] = queue;
        return [
          id,
          {
            at: lookUp(names, id),
            pawns: [add(lookUp(names, id), pawn), add(lookUp(names, id), second ?? add(pawn, queue))],
            queue: second === undefined ? [2 * x, 2 * y] : queue,
            ...(event === undefined ? {} : { event: add(lookUp(names, id), event) }),
            flag: nearestFlag(flags, add(lookUp(names, id), pawn)),
            arrows: lookUp(arrows, id),
            rings: lookUp(mesh.rings, id),
          },
        ];
      }),
    ),
    seas: Object.fromEntries(
      board.seas.map(({ id }) => [
        id,
        { at: lookUp(SEAS, id), flag: nearestFlag(flags, lookUp(SEAS, id)), arrows: lookUp(arrows, id) },
      ]),
    ),
    corners: corners.map((corner) => round(warp(corner, 0))),
    around: drawAround(neighbours, italy, warp),
  };
}

function drawLine(points: readonly Point[], land: number, warp: Warp): Point[] {
  const drawn = densify(points, STEP).map((point) => warp(point, land));
  return simplify(drawn, LINE_TOLERANCE).map(round);
}

function outline(mesh: Mesh, lines: readonly (readonly Point[])[], id: string): Ring {
  const rings = lookUp(mesh.rings, id).map((ring) =>
    ring.flatMap((number) => (number >= 0 ? itemAt(lines, number) : itemAt(lines, -1 - number).toReversed())),
  );
  return itemAt(
    rings.toSorted((a, b) => areaOf(b) - areaOf(a)),
    0,
  );
}

function nameOf(id: string, ring: Ring): Point {
  return add(visualCentre(ring), lookUp(PLACES, id).name);
}

/** The countries around, without borders between them: land that nobody can enter. */
function drawAround(neighbours: readonly Ring[], italy: readonly Ring[], warp: Warp): string {
  const sight = [toPairs(SIGHT_RING)];
  const visible = neighbours.map((ring) => polygonClipping.intersection([toPairs(ring)], sight));
  const own = italy.map((ring) => [toPairs(ring)]);
  const land = polygonClipping.difference(polygonClipping.union(own, ...visible), ...own);
  return land
    .flatMap((rings) => rings.slice(0, 1))
    .filter((ring) => areaOf(ring) > SMALLEST_AROUND)
    .map((ring) =>
      simplify(
        densify(ring, AROUND_STEP).map((point) => hold(warp(point, 0))),
        AROUND_TOLERANCE,
      ),
    )
    .map(
      (ring) =>
        `M${ring
          .slice(0, -1)
          .map((point) => point.map(Math.round).join(' '))
          .join('L')}Z`,
    )
    .join('');
}

function hold([x, y]: Point): Point {
  return [Math.max(-OVERHANG, Math.min(WIDTH + OVERHANG, x)), Math.max(-OVERHANG, Math.min(HEIGHT + OVERHANG, y))];
}

function add(a: Point, b: Point): Point {
  return round([a[0] + b[0], a[1] + b[1]]);
}

function round([x, y]: Point): Point {
  return [Math.round(x * TENTHS) / TENTHS, Math.round(y * TENTHS) / TENTHS];
}

function toSteps(line: readonly Point[]): string {
  const whole = line.map(([x, y]): Point => [Math.round(x * TENTHS), Math.round(y * TENTHS)]);
  return whole
    .map(([x, y], i) => (i === 0 ? [x, y] : [x - itemAt(whole, i - 1)[0], y - itemAt(whole, i - 1)[1]]))
    .flat()
    .join(' ');
}

const FILE = path.join(import.meta.dirname, '../src/games/de-vulgari-eloquentia/model/map.json');

if (import.meta.main) writeFileSync(FILE, (await format(FILE, JSON.stringify(buildMap()), { printWidth: 120 })).code);
