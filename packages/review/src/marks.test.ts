import { expect, test } from 'vitest';
import { isByPoints, isSure, markOf, type MeasuredLoss, type Verdict } from './marks.ts';
import { POINT, UNIT } from './units.ts';

/** What was measured twice alike, without error. */
function surely(loss: number): MeasuredLoss {
  return { loss, error: 0, first: loss };
}

/** A choice that lost so many points of win chance, surely, at a table where nothing is decided. */
function lost(points: number, measured: Partial<MeasuredLoss> = {}, more: Partial<Verdict> = {}): Verdict {
  const loss = points * POINT;
  return {
    chances: { ...surely(loss), ...measured },
    points: surely(0),
    lead: -loss,
    journeymansPlace: 1,
    chance: UNIT / 2,
    asked: 1,
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
  expect(markOf(lost(5.9, { error: 1.01 * POINT }))).toBeUndefined();
  expect(markOf(lost(5.5, { error: POINT }))).toBe('mistake');
  expect(markOf(lost(4.9, { error: POINT }))).toBe('inaccuracy');
  expect(markOf(lost(3.4, { error: POINT }))).toBeUndefined();
  expect(markOf(lost(12, { first: 4 * POINT }))).toBe('mistake');
});

test('the more was lost, the less surely it need be known: to a sixth', () => {
  expect(markOf(lost(7, { error: 1.1 * POINT }))).toBe('mistake');
  expect(markOf(lost(12, { error: 1.9 * POINT }))).toBe('blunder');
  expect(markOf(lost(12, { error: 2.1 * POINT }))).toBeUndefined();
  expect(isSure(-12 * POINT, 1.9 * POINT)).toBe(true);
});

test('where a deeper judge might take it back, a mark asks for more than its threshold', () => {
  const marks = [2.3, 2.4, 5.9, 6, 11.9, 12].map((points) => markOf(lost(points, {}, { asked: 1.2 })));
  expect(marks).toEqual([undefined, 'inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder']);
});

test('where hardly any chance is left to be lost, points of the game count as well', () => {
  for (const chance of [4 * POINT, UNIT - 4 * POINT]) {
    const decided = (points: number, measured: Partial<MeasuredLoss> = {}): Verdict =>
      lost(0.5, {}, { chance, points: { ...surely(points), ...measured } });
    expect([1.9, 2, 4, 8].map((points) => markOf(decided(points)))).toEqual([
      undefined,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
    expect(markOf(decided(8, { error: 1.7 }))).toBe('mistake');
    expect(markOf(decided(8, { first: 3.9 }))).toBe('mistake');
  }
  expect(markOf(lost(0.5, {}, { points: surely(9) }))).toBeUndefined();
  expect([isByPoints('blunder', 9 * POINT), isByPoints('blunder', 11 * POINT)]).toEqual([true, false]);
  expect([isByPoints('good', 0), isByPoints(undefined, 0)]).toEqual([false, false]);
  expect(markOf(lost(12, {}, { chance: UNIT - POINT }))).toBe('blunder');
});

test('the best choice is good if the next is 2 points worse, brilliant if 5 and no journeyman thinks of it', () => {
  const ahead = (points: number, journeymansPlace: number): Verdict =>
    lost(0, {}, { lead: points * POINT, journeymansPlace });
  expect(markOf(ahead(1.9, 9))).toBeUndefined();
  expect(markOf(ahead(2, 9))).toBe('good');
  expect(markOf(ahead(5, 3))).toBe('good');
  expect(markOf(ahead(5, 4))).toBe('brilliant');
});
