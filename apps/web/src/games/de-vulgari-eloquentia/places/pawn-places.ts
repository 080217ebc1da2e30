import { itemAt } from '@fondaco/kernel';
import { drawnPlace } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { coveredBy, isAbroad, patchesNear, type Patch } from './map-patches.ts';

const AROUND_SHIP: readonly Point[] = [
  [17, 15],
  [-19, 15],
  [30, 20],
  [-31, 20],
  [0, 30],
];
/** What of a pawn covers what is behind it. */
const BODY: Pick<Patch, 'width' | 'height'> = { width: 20, height: 29 };
const SHADOW = 2;
/** How far from its place a pawn steps aside, across or down, where names are long or large. */
const ASIDE = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -24, 24, -30, 30, -36, 36, -42, 42];
/** Every step aside with its length, the shortest first. */
const STEPS = ASIDE.flatMap((dy) => ASIDE.map((dx) => ({ dx, dy, length: Math.hypot(dx, dy) }))).toSorted(
  (a, b) => a.length - b.length,
);
/** Covering so much of a name or a chip is as bad as stepping aside by one; of other pawns, so much, up to half of it. */
const [COVERED, CROWDED] = [2, 40];
const HALF = (BODY.width * BODY.height) / 2;
/** A foot in another zone is as bad as stepping so far, and a chest, since it is seen from afar, as this far. */
const [FOOT_ABROAD, CHEST_ABROAD] = [400, 80];
const CHEST = 14;

/** The feet of so many pawns at a place: where they are meant to stand, or as near as they cover no name and no chip. */
export function pawnFeet(place: string, count: number, ground: readonly Patch[]): readonly Point[] {
  const feet: Point[] = [];
  for (let n = 0; n < count; n++) {
    const meant = meantFor(place, n);
    if (meant === undefined) return [];
    feet.push(isShip(place) ? meant : bestNear(place, meant, patchesNear(ground, meant), feet));
  }
  return feet;
}

/** What a pawn covers that stands at a point. */
export function pawnPatch([x, y]: Point): Patch {
  return { at: [x, y - SHADOW - BODY.height / 2], ...BODY };
}

function isShip(place: string): boolean {
  const drawn = drawnPlace(place);
  return drawn !== undefined && !('pawns' in drawn);
}

/** Where the pawn that is the n-th at a place is meant to stand: two have a place of their own, the others stand behind them in turn. */
function meantFor(place: string, n: number): Point | undefined {
  const drawn = drawnPlace(place);
  if (drawn === undefined) return undefined;
  if (!('pawns' in drawn)) {
    const [dx, dy] = itemAt(AROUND_SHIP, n % AROUND_SHIP.length);
    return [drawn.at[0] + dx, drawn.at[1] + dy];
  }
  const [x, y] = itemAt(drawn.pawns, n % 2);
  const row = Math.floor(n / 2);
  return [x + row * drawn.queue[0], y + row * drawn.queue[1]];
}

function bestNear(place: string, [x, y]: Point, near: readonly Patch[], others: readonly Point[]): Point {
  const crowd = others.map(pawnPatch);
  let best: { at: Point; cost: number } | undefined;
  for (const { dx, dy, length } of STEPS) {
    // Nothing further away can be better.
    if (best !== undefined && length >= best.cost) break;
    const at: Point = [x + dx, y + dy];
    const pawn = pawnPatch(at);
    const least = length + coveredBy(pawn, near) / COVERED + crowding(pawn, crowd);
    if (best !== undefined && least >= best.cost) continue;
    const cost = least + strangeness(place, at);
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? [x, y];
}

function crowding(pawn: Patch, crowd: readonly Patch[]): number {
  const covered = coveredBy(pawn, crowd);
  return covered / CROWDED + Math.max(0, covered - HALF);
}

/** How easily a pawn would be taken for one of a neighbouring zone. */
function strangeness(place: string, [x, y]: Point): number {
  return (isAbroad(place, [x, y]) ? FOOT_ABROAD : 0) + (isAbroad(place, [x, y - CHEST]) ? CHEST_ABROAD : 0);
}
