import { expect, test } from 'vitest';
import { markOf, type Verdict } from './marks.ts';
import { POINT, UNIT } from './units.ts';

/** A choice that lost so many points of win chance, surely, at a table where nothing is decided. */
function lost(points: number, more: Partial<Verdict> = {}): Verdict {
  const loss = points * POINT;
  return {
    loss,
    error: 0,
    firstLoss: loss,
    lead: -loss,
    journeymansPlace: 1,
    chance: UNIT / 2,
    lostPoints: 0,
    ...more,
  };
}

test('a loss of 2, 5 and 10 points of win chance is an inaccuracy, a mistake and a blunder', () => {
  expect([1.9, 2, 4.9, 5, 9.9, 10].map((points) => markOf(lost(points)))).toEqual([
    undefined,
    'inaccuracy',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
  ]);
});

test('what is not sure is not marked, or marked less', () => {
  expect(markOf(lost(6, { error: 1.01 * POINT }))).toBeUndefined();
  expect(markOf(lost(5.5, { error: POINT }))).toBe('mistake');
  expect(markOf(lost(4.9, { error: POINT }))).toBe('inaccuracy');
  expect(markOf(lost(3.4, { error: POINT }))).toBeUndefined();
  expect(markOf(lost(12, { firstLoss: 4 * POINT }))).toBe('mistake');
});

test('where the game is all but won or lost, points of the game are counted instead', () => {
  for (const chance of [POINT, UNIT - POINT]) {
    const decided = (lostPoints: number): Verdict => lost(0.5, { chance, lostPoints });
    expect([0.9, 1, 2.4, 5].map((points) => markOf(decided(points)))).toEqual([
      undefined,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  }
});

test('the best choice is good if the next is 2 points worse, brilliant if 5 and no journeyman thinks of it', () => {
  const ahead = (points: number, journeymansPlace: number): Verdict =>
    lost(0, { lead: points * POINT, journeymansPlace });
  expect(markOf(ahead(1.9, 9))).toBeUndefined();
  expect(markOf(ahead(2, 9))).toBe('good');
  expect(markOf(ahead(5, 3))).toBe('good');
  expect(markOf(ahead(5, 4))).toBe('brilliant');
});
