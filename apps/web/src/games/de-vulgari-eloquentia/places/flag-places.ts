import type { Point } from '../model/map-file.ts';
import { coveredBy, type Patch } from './map-patches.ts';

/** What of the sheet flags may stand on. */
interface FlagRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A flag that is to say something of a point. */
export interface WantedFlag {
  readonly of: Point;
  readonly width: number;
  readonly height: number;
}

export interface FlagSheet {
  /** What they leave in sight. */
  readonly taken: readonly Patch[];
  readonly room: FlagRoom;
}

/** How far apart places for a flag are tried. */
const STEP = 13;
/** A flag keeps so far from its point, and from other flags. */
const [AWAY, GAP] = [26, 6];
/** Covering a unit of area is as bad as going so far away. */
const COVERED = 0.2;

/** The middles of flags: each as near to its point as it covers little, none over another and all within the room. The widest is placed first. */
export function flagPlaces(wanted: readonly WantedFlag[], sheet: FlagSheet): readonly Point[] {
  const found = new Map<WantedFlag, Patch>();
  for (const flag of wanted.toSorted((a, b) => b.width - a.width))
    found.set(flag, { ...flag, at: bestFor(flag, [...found.values()], sheet) });
  return wanted.map((flag) => found.get(flag)?.at ?? flag.of);
}

function bestFor(flag: WantedFlag, others: readonly Patch[], { taken, room }: FlagSheet): Point {
  const { width, height } = flag;
  const apart = others.map((other) => ({ ...other, width: other.width + 2 * GAP, height: other.height + 2 * GAP }));
  let best: { at: Point; cost: number } | undefined;
  for (const y of middlesIn(room.y, room.height, height))
    for (const x of middlesIn(room.x, room.width, width)) {
      const distance = distanceOf(flag, [x, y]);
      if (distance < AWAY || (best !== undefined && distance >= best.cost)) continue;
      const patch: Patch = { at: [x, y], width, height };
      if (coveredBy(patch, apart) > 0) continue;
      const cost = distance + coveredBy(patch, taken) * COVERED;
      if (best === undefined || cost < best.cost) best = { at: [x, y], cost };
    }
  return best?.at ?? flag.of;
}

/** Where the middle of something so large can be within a length, from end to end. */
function middlesIn(start: number, length: number, size: number): readonly number[] {
  const free = Math.max(0, length - size);
  const count = Math.ceil(free / STEP);
  return Array.from({ length: count + 1 }, (_, i) => start + size / 2 + (count === 0 ? free / 2 : (free * i) / count));
}

/** How far the edge of a flag in a place is from its point. */
function distanceOf({ of, width, height }: WantedFlag, [x, y]: Point): number {
  return Math.hypot(Math.max(0, Math.abs(of[0] - x) - width / 2), Math.max(0, Math.abs(of[1] - y) - height / 2));
}
