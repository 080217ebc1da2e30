import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { LineVerdict } from '../../../table/game-table.ts';
import { goodsOf, type DvePlayer, type DveView } from '../model/dve-view.ts';
import type { Point } from '../model/map-file.ts';
import { pawnsAt } from '../model/map-words.ts';
import { nameWidth, splitName } from '../model/name-width.ts';
import type { PrintedBoard } from '../model/printed.ts';
import { drawLine, findWay, pointsBetween } from '../model/route.ts';
import { flagPlaces, type FlagSheet } from './flag-places.ts';
import type { Patch } from './map-patches.ts';
import { pawnFeet, pawnPatch } from './pawn-places.ts';

/** Of two ways the one that was gone, or the one that would have been better. */
type WayKind = 'chosen' | 'better';

/** Where a line leads, as it is drawn. */
export interface VerdictWay {
  readonly kind: WayKind;
  /** From where the pawn stood; it may have come from nowhere. */
  readonly path: string | undefined;
  /** The feet of the pawn at its end; no pawn of theirs is there if it is a ghost. */
  readonly feet: Point;
  readonly isGhost: boolean;
  readonly flag: VerdictFlag;
}

/** What a review thinks of a place, in words. */
interface VerdictFlag {
  readonly said: string;
  /** The name of the place, line by line. */
  readonly name: readonly string[];
  /** Its middle. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Where the line from it to the pawn ends. */
  readonly tip: Point;
}

/** What a verdict is drawn upon. */
export interface VerdictGround {
  readonly view: DveView;
  readonly printed: PrintedBoard;
  /** What lies on the ground. */
  readonly ground: readonly Patch[];
}

/** Where the flags of a verdict may stand. */
export interface FlagGround extends Pick<VerdictGround, 'view' | 'ground'>, Pick<FlagSheet, 'room'> {
  /** How much larger than on a map of full size letters are. */
  readonly letters: number;
  /** What lies over the map. */
  readonly over: readonly Patch[];
}

/** The middle of a pawn above its feet. */
export const BODY = 14;
/** From where somebody stands a way begins, and at where they come to it ends, this far from the middle; from where they stood, so far. */
const [CLEAR, LEFT] = [21, 5];
/** So far beside the chosen way the better one bends: part of both may be the same. */
const BESIDE = 6;
/** Sizes of letters, and of what is around them. */
export const FLAG = { said: 12, name: 15, line: 17, head: 25, margin: 8, sign: 26 } as const;
/** A name that is wider takes two lines. */
const WIDE = 160;

/** No flag is to cover a pawn, nor to lie below what lies over the map; ways it hardly covers. */
const HIDDEN = 40;
const STEP: Omit<Patch, 'at'> = { width: 12, height: 12, weight: 3 };

/** A way without its flag. */
export interface BareWay extends Omit<VerdictWay, 'flag'> {
  readonly to: string;
  readonly harbour: string | undefined;
  /** What it leads through, its end included. */
  readonly points: readonly Point[];
}

/** Where somebody went who would better have gone elsewhere, or stayed; nothing if neither line leads anywhere. */
export function waysOf(verdict: LineVerdict, seen: VerdictGround): readonly BareWay[] {
  const goods = goodsOf(seen.view, verdict.seat);
  if (goods === undefined) return [];
  return (['chosen', 'better'] as const).flatMap((kind) => wayOf(kind, verdict, goods, seen));
}

function wayOf(kind: WayKind, verdict: LineVerdict, goods: DvePlayer, seen: VerdictGround): readonly BareWay[] {
  const [verb, to = '', harbour] = verdict[kind].split(' ');
  const feet = feetAt(to, goods, seen);
  if ((verb !== 'move' && verb !== 'start') || feet === undefined) return [];
  const before = placeBefore(verdict);
  const start = before === undefined ? undefined : feetAt(before.place, goods, seen);
  const common = { kind, to, harbour, feet, isGhost: to !== goods.at };
  if (before === undefined || start === undefined) return [{ ...common, points: [bodyOf(feet)], path: undefined }];
  const way = findWay(seen.printed, before.place, to, harbour ?? before.harbour);
  const aside = kind === 'better' ? BESIDE : 0;
  const bends = pointsBetween(way).map(([x, y]): Point => [x + aside, y + aside]);
  const points = cutShort([start, ...bends, feet], before.place === goods.at);
  return [{ ...common, points, path: drawLine(points) }];
}

/** The same with a flag for each: none covers another, and hardly anything else. */
export function withFlags(
  ways: readonly BareWay[],
  { gain }: LineVerdict,
  { t, ...seen }: FlagGround & { readonly t: Translate },
): readonly VerdictWay[] {
  const better = gain === undefined ? t('dve.map.better') : t('dve.map.betterBy', { gain });
  const wanted = ways.map((way) => {
    const said = way.kind === 'chosen' ? t('dve.map.chosen') : better;
    const name = nameOf(t, way);
    const words = Math.max(nameWidth(said, FLAG.said), ...name.map((line) => nameWidth(line, FLAG.name)));
    const width = (words + FLAG.sign + 2 * FLAG.margin) * seen.letters;
    const height = (FLAG.head + name.length * FLAG.line) * seen.letters;
    return { said, name, width, height, of: bodyOf(way.feet) };
  });
  const middles = flagPlaces(wanted, { ...seen, taken: takenBy(ways, seen) });
  return ways.map((way, i): VerdictWay => {
    const at = itemAt(middles, i);
    return { ...way, flag: { ...itemAt(wanted, i), at, tip: towards(bodyOf(way.feet), at, CLEAR) } };
  });
}

/** Where the pawn of somebody stands, or would. */
function feetAt(place: string, goods: DvePlayer, { view, ground }: VerdictGround): Point | undefined {
  const there = pawnsAt(view).get(place) ?? [];
  const own = there.indexOf(goods);
  return own < 0 ? pawnFeet(place, there.length + 1, ground).at(-1) : pawnFeet(place, there.length, ground)[own];
}

function bodyOf([x, y]: Point): Point {
  return [x, y - BODY];
}

/** Where a pawn stood before its last line, and the harbour of its ship if that was at sea. */
function placeBefore({
  seat,
  earlier,
}: LineVerdict): { readonly place: string; readonly harbour: string | undefined } | undefined {
  for (const { words, events } of earlier.toReversed()) {
    const went = events.findLast(
      (event) =>
        event.type === 'gathered' || (event.seat === seat && (event.type === 'moved' || event.type === 'started')),
    );
    const place = went?.place ?? went?.zone;
    if (typeof place === 'string') return { place, harbour: went?.type === 'moved' ? words.split(' ')[2] : undefined };
  }
  return undefined;
}

/** A way from feet to feet as it is seen: it ends beside a pawn, and begins so where one still stands. */
function cutShort(feet: readonly Point[], isStanding: boolean): readonly Point[] {
  const points = feet.map(bodyOf);
  const [first, last] = [itemAt(points, 0), itemAt(points, points.length - 1)];
  return [
    towards(first, itemAt(points, 1), isStanding ? CLEAR : LEFT),
    ...points.slice(1, -1),
    towards(last, itemAt(points, points.length - 2), CLEAR),
  ];
}

/** So far from a point towards another, but not past the third of the way. */
function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(1 / 3, far / length);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function nameOf(t: Translate, { to, harbour }: BareWay): readonly string[] {
  const place = t.word('zone', to);
  const name = harbour === undefined ? place : t('dve.map.fromHarbour', { place, harbour: t.word('zone', harbour) });
  return nameWidth(name, FLAG.name) > WIDE ? splitName(name) : [name];
}

/** What flags leave in sight. */
function takenBy(ways: readonly BareWay[], { view, ground, over, letters }: FlagGround): readonly Patch[] {
  const pawns = [...pawnsAt(view)].flatMap(([place, all]) => pawnFeet(place, all.length, ground));
  return [
    // Where the map is smaller, less of it can be read.
    ...ground.map((patch) => ({ ...patch, weight: (patch.weight ?? 1) / letters ** 2 })),
    ...over.map((patch) => ({ ...patch, weight: HIDDEN })),
    ...[...pawns, ...ways.map(({ feet }) => feet)].map((at) => ({ ...pawnPatch(at), weight: HIDDEN })),
    ...ways.flatMap(({ points }) => stepsAlong(points)).map((at) => ({ at, ...STEP })),
  ];
}

function stepsAlong(points: readonly Point[]): readonly Point[] {
  return points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = itemAt(points, i);
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP.width);
    return Array.from({ length: count }, (_, k): Point => [
      fromX + ((x - fromX) * k) / count,
      fromY + ((y - fromY) * k) / count,
    ]);
  });
}
