import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isStill } from '../../../client/settings.ts';
import type { Point } from '../model/map-file.ts';
import type { PrintedBoard } from '../model/printed.ts';
import { findWay, pointsBetween } from '../model/route.ts';

/** A short way takes as long as a pawn needs to step aside; a long one at most so long, in milliseconds. */
const SHORTEST = 450;
const LONGEST = 600;
const PER_LEG = 50;

/** Where a pawn stands: the place, and the spot in it. */
interface PawnPlace {
  readonly place: string;
  readonly at: Point;
}

/** Has a pawn that went to another place go there through the zones in between. Nothing travels where motion is unwelcome. */
export function useTravel(pawn: RefObject<SVGGElement | null>, printed: PrintedBoard, { place, at }: PawnPlace): void {
  const last = useRef<PawnPlace>({ place, at });
  const [x, y] = at;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { place, at: [x, y] };
    if (before.place === place || isStill()) return;
    const points = pointsOn(printed, before, { place, at: [x, y] });
    const duration = Math.min(LONGEST, SHORTEST + PER_LEG * (points.length - 2));
    const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
    const travel = pawn.current?.animate(
      points.map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` })),
      { duration, easing },
    );
    return () => travel?.cancel();
  }, [pawn, printed, place, x, y]);
}

/** The spots a pawn passes on its way, both ends included. */
export function pointsOn(printed: PrintedBoard, from: PawnPlace, to: PawnPlace): readonly Point[] {
  return [from.at, ...pointsBetween(findWay(printed, from.place, to.place)), to.at];
}
