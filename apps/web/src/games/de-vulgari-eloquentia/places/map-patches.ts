import type { Translate } from '@fondaco/texts';
import type { DveView } from '../model/dve-view.ts';
import { DRAWN_SEAS, DRAWN_ZONES, outlinesOf, type DrawnZone } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { HOUSE_SIZE, NAME_SIZE, nameWidth, splitName } from '../model/name-width.ts';
import { zoneOf, type PrintedBoard, type Zone } from '../model/printed.ts';
import { BADGE_ROOM, CHIPS_BELOW, chipsOf, DISC_STEP, DISCS_BELOW, isHouse, rowWidth } from '../model/zone-chips.ts';

/** A rectangle around its middle, in units of the sheet. */
export interface Patch {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** How much worse than another it is to cover this one. */
  readonly weight?: number;
}

/** Chips are still told apart where a pawn stands on their edge; of a name no letter may be missing. */
const NAME_WEIGHT = 8;

const EVENT: Pick<Patch, 'width' | 'height'> = { width: 32, height: 27 };
const SHIP = 46;
/** Of a line of letters: how far it reaches above its foot, and how high it is, in sizes of its letters. */
const [ASCENT, LINE_HEIGHT] = [0.72, 0.95];
/** What is further away than this is never covered. */
const NEAR = 140;

/** Everything drawn or lying on the map that must stay in sight, pawns excepted; names are as large as they are drawn. */
export function patchesOf(t: Translate, view: DveView, printed: PrintedBoard, leastName: number): readonly Patch[] {
  const zones = DRAWN_ZONES.flatMap((drawn) => {
    const zone = zoneOf(printed, drawn.id);
    return zone === undefined ? [] : facePatches(zone, drawn, view);
  });
  const ships = DRAWN_SEAS.map(({ at }): Patch => ({ at, width: SHIP, height: SHIP }));
  const events = view.events.open.flatMap(({ zone }): Patch[] => {
    const drawn = DRAWN_ZONES.find(({ id }) => id === zone);
    return drawn === undefined ? [] : [{ at: drawn.event, ...EVENT }];
  });
  return [...namePatches(t, printed, leastName), ...zones, ...ships, ...events];
}

/** Where the names of zones stand, those of cities with their letters. */
export function namePatches(t: Translate, printed: PrintedBoard, leastName: number): readonly Patch[] {
  return DRAWN_ZONES.flatMap(({ id, at: [x, y] }): Patch[] => {
    const zone = zoneOf(printed, id);
    if (zone === undefined) return [];
    const name = t.word('zone', id);
    if (isHouse(zone)) {
      const size = Math.max(HOUSE_SIZE, leastName);
      return splitName(name).map((line, i) => linePatch([x, y + 9 + i * size], line, size));
    }
    const written = linePatch([x, y + 4.3], name, Math.max(NAME_SIZE, leastName));
    return [{ ...written, width: written.width + (zone.dialect === null ? 0 : BADGE_ROOM) }];
  });
}

/** What lies under a name: chips and discs; or over it: a building. */
function facePatches(zone: Zone, { id, at: [x, y] }: DrawnZone, view: DveView): readonly Patch[] {
  if (isHouse(zone)) return [{ at: [x, y - 11], width: 18, height: 18 }];
  const claims = view.claims[id]?.length ?? 0;
  return [
    { at: [x, y + CHIPS_BELOW], width: rowWidth(chipsOf(zone, view.canticle[id])), height: 21 },
    ...(claims === 0 ? [] : [{ at: [x, y + DISCS_BELOW] as const, width: claims * DISC_STEP, height: 12 }]),
  ];
}

/** A line of letters over the middle of its foot. */
function linePatch([x, foot]: Point, text: string, size: number): Patch {
  const height = size * LINE_HEIGHT;
  return {
    at: [x, foot - size * ASCENT + height / 2],
    width: nameWidth(text, size),
    height,
    weight: NAME_WEIGHT,
  };
}

/** Of many patches those that something around a point may cover. */
export function patchesNear(patches: readonly Patch[], [x, y]: Point): readonly Patch[] {
  return patches.filter(({ at }) => Math.abs(at[0] - x) < NEAR && Math.abs(at[1] - y) < NEAR);
}

/** The area of others that a patch covers, each by its weight. */
export function coveredBy(patch: Patch, others: readonly Patch[]): number {
  return others.reduce((sum, other) => sum + shared(patch, other) * (other.weight ?? 1), 0);
}

/** The area that two rectangles share. */
function shared(one: Patch, other: Patch): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.at[0] - other.at[0]);
  const down = (one.height + other.height) / 2 - Math.abs(one.at[1] - other.at[1]);
  return across > 0 && down > 0 ? Math.min(across, one.width) * Math.min(down, one.height) : 0;
}

/** Whether a point lies in another zone than the one it is meant for. */
export function isAbroad(place: string, point: Point): boolean {
  return rings().some((ring) => ring.id !== place && isNear(ring, point) && isInside(ring.points, point));
}

interface ZoneRing {
  readonly id: string;
  readonly points: readonly Point[];
  readonly least: Point;
  readonly most: Point;
}

let drawnRings: readonly ZoneRing[] | undefined;

/** The outlines of all zones with the rectangles around them, worked out once. */
function rings(): readonly ZoneRing[] {
  drawnRings ??= DRAWN_ZONES.flatMap(({ id }) =>
    outlinesOf(id).map((points): ZoneRing => {
      const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return {
        id,
        points,
        least: [Math.min(...across), Math.min(...down)],
        most: [Math.max(...across), Math.max(...down)],
      };
    }),
  );
  return drawnRings;
}

function isNear({ least, most }: ZoneRing, [x, y]: Point): boolean {
  return x >= least[0] && x <= most[0] && y >= least[1] && y <= most[1];
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}
