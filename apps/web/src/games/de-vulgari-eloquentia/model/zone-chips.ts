import type { Point } from './map-file.ts';
import type { Zone } from './printed.ts';

/** One thing printed or lying in the row under a zone's name. */
export type Chip =
  | { readonly type: 'icon'; readonly symbol: string; readonly label: string; readonly width: number }
  | { readonly type: 'coin' | 'book' | 'sun'; readonly value: number; readonly width: number };

export type LaidChip = Chip & { readonly at: Point };

const GAP = 3;
/** What the letter of a dialect takes before a name, and a disc under it. */
export const BADGE_ROOM = 16;
export const DISC_STEP = 12.5;
/** From the middle of the name down to the middle of the chips, and on to the discs. */
export const CHIPS_BELOW = 20;
export const DISCS_BELOW = 36;

const icon = (symbol: string, width: number): Chip => ({ type: 'icon', symbol, label: symbol, width });

/** Whether a zone is an abbey or a convent: a building with its name under it, and no chips. */
export function isHouse({ kind }: Zone): boolean {
  return kind === 'abbey' || kind === 'convent';
}

/** The chips of a zone, left to right. */
export function chipsOf(zone: Zone, canticleTurn: number | undefined): readonly Chip[] {
  return [
    ...(zone.kind === 'start' ? [icon('gate', 16)] : []),
    ...(zone.kind === 'university' ? [icon('university', 17)] : []),
    ...(canticleTurn === undefined ? [] : [{ type: 'sun', value: canticleTurn, width: 24 } as const]),
    ...(zone.cathedral === true ? [icon('cathedral', 18)] : []),
    ...((zone.ducats ?? 0) > 0 ? [{ type: 'coin', value: zone.ducats ?? 0, width: 19 } as const] : []),
    ...((zone.knowledge ?? 0) > 0 ? [{ type: 'book', value: zone.knowledge ?? 0, width: 22 } as const] : []),
    ...(zone.harbour === undefined || zone.harbour === null ? [] : [icon('harbour', 15)]),
  ];
}

/** Stands chips in a row around a point. */
export function layChips(chips: readonly Chip[], [x, y]: Point): readonly LaidChip[] {
  const total = rowWidth(chips);
  let left = x - total / 2;
  return chips.map((chip) => {
    const at: Point = [left + chip.width / 2, y];
    left += chip.width + GAP;
    return { ...chip, at };
  });
}

export function rowWidth(chips: readonly Chip[]): number {
  return chips.reduce((sum, chip) => sum + chip.width + GAP, -GAP);
}
