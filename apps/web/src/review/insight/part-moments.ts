import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, PointAnalysis } from '@fondaco/review';
import type { AccountPart } from './shown-account.ts';

/** A moment at which a part of a seat's account changed. */
export interface PartMoment {
  readonly point: PointAnalysis;
  /** In units of win chance. */
  readonly change: number;
  /** What was done then is that somebody gave up, not the line. */
  readonly isResigned?: true;
}

/** The moments that make up a part of a seat's account, the weightiest first. The start and what the deal made of it have none. */
export function momentsOfPart({ points }: GameAnalysis, seat: number, part: AccountPart): readonly PartMoment[] {
  return points
    .flatMap((point): PartMoment[] => [
      { point, change: resignedAt(point, seat, part), isResigned: true },
      { point, change: changeAt(point, seat, part) },
    ])
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

function changeAt(point: PointAnalysis, seat: number, part: AccountPart): number {
  const own = point.seat === seat;
  switch (part) {
    case 'start':
    case 'resigned':
      return 0;
    case 'skill':
      return own && !point.isStandIn ? itemAt(point.skill, seat) : 0;
    case 'standIn':
      return own && point.isStandIn ? itemAt(point.skill, seat) : 0;
    case 'gifts':
      return own ? 0 : itemAt(point.skill, seat);
    case 'luck':
      return itemAt(point.luck, seat);
    case 'doubt':
      return itemAt(point.doubt, seat);
  }
}

/** To whoever gives up it is a part of its own, to the others a gift. */
function resignedAt({ resigned }: PointAnalysis, seat: number, part: AccountPart): number {
  if (resigned === undefined) return 0;
  return part === (resigned.seats.includes(seat) ? 'resigned' : 'gifts') ? itemAt(resigned.change, seat) : 0;
}

/** The words of the seats that were given up just before a line. */
export function wordsOfResigned({ seats }: GameAnalysis, { resigned }: PointAnalysis): readonly string[] {
  return (resigned?.seats ?? []).map((seat) => itemAt(seats, seat));
}

/** What luck is made of, in units: what the deal made of an even share, what was drawn, and what could not be known. */
export interface LuckParts {
  readonly deal: number;
  readonly drawn: number;
  readonly unknown: number;
}

export function luckPartsOf({ points, start, accounts }: GameAnalysis, seat: number): LuckParts {
  const sum = (part: 'chance' | 'unknown'): number =>
    points.reduce((total, { judged }) => total + (judged?.[part][seat] ?? 0), 0);
  return {
    deal: itemAt(start, seat) - itemAt(accounts, seat).start,
    drawn: sum('chance'),
    unknown: sum('unknown'),
  };
}
