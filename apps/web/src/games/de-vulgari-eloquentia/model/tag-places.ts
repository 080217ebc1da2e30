import type { Translate } from '@fondaco/texts';
import type { DveView } from './dve-view.ts';
import { DRAWN_SEAS, DRAWN_ZONES, drawnPlace, outlinesOf, type DrawnZone } from './map.ts';
import type { Point } from './map-file.ts';
import { pawnsAt } from './map-words.ts';
import { nameWidth, splitName } from './name-width.ts';
import { pawnPlace } from './pawn-places.ts';
import { zoneOf, type PrintedBoard } from './printed.ts';
import { CHIPS_BELOW, chipsOf, DISCS_BELOW, rowWidth } from './zone-chips.ts';

/** A rectangle around its middle, in units of the sheet. */
interface Patch {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** How large a tag is. */
export const TAG = { width: 46, height: 17 } as const;

const NAME_SIZE = 13;
const BADGE_ROOM = 16;
const HOUSE_LINE = 12;
const DISC_STEP = 12.5;
const PAWN: Pick<Patch, 'width' | 'height'> = { width: 25, height: 33 };
const EVENT: Pick<Patch, 'width' | 'height'> = { width: 32, height: 27 };
const SHIP = 46;

/** How far from the middle of the name a tag is tried, near places first. */
const STEPS_ACROSS = [0, -10, 10, -20, 20, -32, 32, -44, 44, -56, 56];
const STEPS_DOWN = [-19, -26, -33, 36, 44, 52, 10, 20, -6];
/** Covering a pixel is as bad as going so far away; standing in another zone is as bad as going this far. */
const COVERED = 2;
const ABROAD = 250;
/** What is further away than this is never covered. */
const NEAR = 140;

/** Where the tags with prices stand: beside the name of their place, on no name, chip, tile or pawn and on no other tag. */
export function tagPlaces(
  t: Translate,
  view: DveView,
  printed: PrintedBoard,
  places: readonly string[],
): ReadonlyMap<string, Point> {
  const taken = [...patchesOf(t, view, printed)];
  const found = new Map<string, Point>();
  for (const place of places) {
    const drawn = drawnPlace(place);
    if (drawn === undefined) continue;
    const at = bestFor(place, drawn.at, taken);
    found.set(place, at);
    taken.push({ at, ...TAG });
  }
  return found;
}

function bestFor(place: string, [x, y]: Point, taken: readonly Patch[]): Point {
  const near = taken.filter(({ at }) => Math.abs(at[0] - x) < NEAR && Math.abs(at[1] - y) < NEAR);
  let best: { at: Point; cost: number } | undefined;
  for (const dy of STEPS_DOWN)
    for (const dx of STEPS_ACROSS) {
      const at: Point = [x + dx, y + dy];
      const tag = { at, ...TAG };
      const covered = near.reduce((sum, patch) => sum + shared(tag, patch), 0);
      const least = covered * COVERED + Math.hypot(dx, dy);
      if (best !== undefined && least >= best.cost) continue;
      const cost = least + (isAbroad(place, at) ? ABROAD : 0);
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
  return best?.at ?? [x, y];
}

/** Everything on the map that must stay in sight. */
function patchesOf(t: Translate, view: DveView, printed: PrintedBoard): readonly Patch[] {
  const zones = DRAWN_ZONES.flatMap((drawn) => zonePatches(t.word('zone', drawn.id), drawn, view, printed));
  const ships = DRAWN_SEAS.map(({ at }): Patch => ({ at, width: SHIP, height: SHIP }));
  const pawns = [...pawnsAt(view)].flatMap(([place, all]) =>
    all.flatMap((_, n): Patch[] => {
      const foot = pawnPlace(place, n);
      return foot === undefined ? [] : [{ at: [foot[0], foot[1] - PAWN.height / 2], ...PAWN }];
    }),
  );
  const events = view.events.open.flatMap(({ zone }): Patch[] => {
    const drawn = DRAWN_ZONES.find(({ id }) => id === zone);
    return drawn === undefined ? [] : [{ at: drawn.event, ...EVENT }];
  });
  return [...zones, ...ships, ...pawns, ...events];
}

function zonePatches(name: string, { id, at: [x, y] }: DrawnZone, view: DveView, printed: PrintedBoard): Patch[] {
  const zone = zoneOf(printed, id);
  if (zone === undefined) return [];
  if (zone.kind === 'abbey' || zone.kind === 'convent') {
    const lines = splitName(name);
    const width = Math.max(...lines.map((line) => nameWidth(line, HOUSE_LINE)));
    const height = lines.length * HOUSE_LINE;
    return [
      { at: [x, y - 11], width: 18, height: 18 },
      { at: [x, y - 1 + height / 2], width, height },
    ];
  }
  const width = nameWidth(name, NAME_SIZE) + (zone.dialect === null ? 0 : BADGE_ROOM);
  const claims = view.claims[id]?.length ?? 0;
  return [
    { at: [x, y], width, height: 14 },
    { at: [x, y + CHIPS_BELOW], width: rowWidth(chipsOf(zone, view.canticle[id])), height: 21 },
    ...(claims === 0 ? [] : [{ at: [x, y + DISCS_BELOW] as const, width: claims * DISC_STEP, height: 12 }]),
  ];
}

/** The area that two rectangles share. */
function shared(one: Patch, other: Patch): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.at[0] - other.at[0]);
  const down = (one.height + other.height) / 2 - Math.abs(one.at[1] - other.at[1]);
  return across > 0 && down > 0 ? Math.min(across, one.width) * Math.min(down, one.height) : 0;
}

/** Whether a point lies in another zone than the one it is meant for. */
function isAbroad(place: string, point: Point): boolean {
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
