import type { Translate } from '@fondaco/texts';

const HUNDRED = 100;
const TENTH = 10;

/** A win chance, 0 to 1, as a percentage with one decimal. */
export function chanceText(t: Translate, chance: number): string {
  return new Intl.NumberFormat(t.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
}

/** A change of win chance, in points of it, with its sign. */
export function changeText(t: Translate, share: number): string {
  return signed(t, share * HUNDRED);
}

/** Tenths of a point, with their sign. */
export function tenthsText(t: Translate, tenths: number): string {
  return signed(t, tenths / TENTH);
}

export function plainTenths(t: Translate, tenths: number): string {
  return plainPoints(t, tenths / TENTH);
}

/** Points with one decimal. */
export function plainPoints(t: Translate, points: number): string {
  return new Intl.NumberFormat(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

function signed(t: Translate, points: number): string {
  return new Intl.NumberFormat(t.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
}
