import type { DveView } from '../model/dve-view.ts';
import { drawnPlace } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { coveredBy, isAbroad, patchesNear, type Patch } from './map-patches.ts';
import { pawnsAt } from '../model/map-words.ts';
import { pawnFeet, pawnPatch } from './pawn-places.ts';

/** How large a tag is. */
export const TAG = { width: 46, height: 17 } as const;

/** How far from the middle of the name a tag is tried, near places first. */
const STEPS_ACROSS = [0, -10, 10, -20, 20, -32, 32, -44, 44, -56, 56];
const STEPS_DOWN = [-19, -26, -33, 36, 44, 52, 10, 20, -6];
/** Covering a pixel is as bad as going so far away; standing in another zone is as bad as going this far. */
const COVERED = 2;
const ABROAD = 250;

/** Where the tags with prices stand: beside the name of their place, on nothing that lies on the ground, no pawn and no other tag. */
export function tagPlaces(
  view: DveView,
  ground: readonly Patch[],
  places: readonly string[],
): ReadonlyMap<string, Point> {
  const pawns = [...pawnsAt(view)].flatMap(([place, all]) => pawnFeet(place, all.length, ground).map(pawnPatch));
  const taken = [...ground, ...pawns];
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
  const near = patchesNear(taken, [x, y]);
  let best: { at: Point; cost: number } | undefined;
  for (const dy of STEPS_DOWN)
    for (const dx of STEPS_ACROSS) {
      const at: Point = [x + dx, y + dy];
      const least = coveredBy({ at, ...TAG }, near) * COVERED + Math.hypot(dx, dy);
      if (best !== undefined && least >= best.cost) continue;
      const cost = least + (isAbroad(place, at) ? ABROAD : 0);
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
  return best?.at ?? [x, y];
}
