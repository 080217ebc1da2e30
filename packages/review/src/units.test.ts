import { itemAt } from '@fondaco/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairShares, meanOf, roundTo, toUnits, UNIT } from './units.ts';

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('units', () => {
  test('split a game evenly among two to five seats', () => {
    for (let seats = 2; seats <= 5; seats++) {
      expect(fairShares(seats).every(Number.isInteger)).toBe(true);
      expect(sumOf(fairShares(seats))).toBe(UNIT);
      expect(
        toUnits(
          Array.from({ length: seats }, () => 0.3),
          seats,
        ),
      ).toEqual(fairShares(seats));
    }
  });

  test('of chances add up to a game whatever the chances', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 2, maxLength: 5 }), (chances) => {
        const units = toUnits(chances, chances.length);
        expect(sumOf(units)).toBe(UNIT);
        expect(units.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      }),
    );
  });

  test('of a mean add up to a game', () => {
    const worlds = [toUnits([1, 2, 4], 3), toUnits([3, 1, 1], 3), toUnits([0, 0, 1], 3)];
    const sums = [0, 1, 2].map((seat) => sumOf(worlds.map((world) => itemAt(world, seat))));
    expect(sumOf(meanOf(sums, 3, 3))).toBe(UNIT);
  });

  test('go to the largest remainder, of equal ones to the first seat', () => {
    expect(roundTo([1.2, 1.7, 1.1], 4)).toEqual([1, 2, 1]);
    expect(roundTo([1.5, 1.5, 1], 4)).toEqual([2, 1, 1]);
    expect(roundTo([-0.4, 0.4], 0)).toEqual([0, 0]);
  });

  test('of nothing are even shares', () => {
    expect(toUnits([0, 0], 2)).toEqual([UNIT / 2, UNIT / 2]);
  });
});
