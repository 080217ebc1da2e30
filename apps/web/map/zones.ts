import { itemAt } from '@fondaco/kernel';
import { Delaunay } from 'd3-delaunay';
import polygonClipping, { type Polygon } from 'polygon-clipping';
import { project } from './atlas.ts';
import type { BoardZone } from './board.ts';
import { areaOf, isInside, type Ring } from './polygon.ts';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

const FIELD: [number, number, number, number] = [-500, -500, 1500, 1700];
const SMALLEST_PART = 60;

/** A zone as it lies on the flat map: its outlines, and which land mass it belongs to. */
export interface FlatZone {
  readonly zone: BoardZone;
  readonly land: number;
  readonly rings: readonly Ring[];
}

/** Cuts each land mass into zones: every zone is the union of the Voronoi cells of its seeds, cut by the coast. */
export function cutZones(zones: readonly BoardZone[], lands: readonly Ring[]): FlatZone[] {
  return lands.flatMap((coast, land) => {
    const own = zones.filter((zone) => landOf(zone, lands) === land);
    const seeds = own.flatMap((zone) => zone.seeds.map((seed) => ({ zone, point: project(seed) })));
    const diagram = Delaunay.from(seeds.map(({ point }) => [...point] as [number, number])).voronoi(FIELD);
    return own.map((zone) => {
      const cells = seeds.flatMap((seed, i): Polygon[] => (seed.zone === zone ? [[diagram.cellPolygon(i)]] : []));
      const cut = polygonClipping.intersection(polygonClipping.union(cells), [toPairs(coast)]);
      return {
        zone,
        land,
        rings: cut.flatMap((outlines): Ring[] => outlines.slice(0, 1)).filter((ring) => areaOf(ring) > SMALLEST_PART),
      };
    });
  });
}

/** The land mass on which most seeds of a zone lie; a seed in the sea counts for the nearest coast. */
function landOf(zone: BoardZone, lands: readonly Ring[]): number {
  const [x, y] = project(itemAt(zone.seeds, 0));
  const inside = lands.findIndex((coast) => isInside([x, y], coast));
  if (inside >= 0) return inside;
  const nearest = lands.map((coast) => Math.min(...coast.map((point) => Math.hypot(point[0] - x, point[1] - y))));
  return nearest.indexOf(Math.min(...nearest));
}

export function toPairs(ring: Ring): [number, number][] {
  return ring.map(([x, y]: Point) => [x, y]);
}
