import { itemAt } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { DRAWN_ZONES, drawnPlace, drawnZone, outlinesOf } from './map.ts';
import type { Point } from './map-file.ts';
import { printedBoard } from './printed.ts';
import { drawWay, findWay, pointsBetween } from './route.ts';
import { pointsOn } from '../map/use-travel.ts';

const printed = printedBoard(undefined);

test('a way by land goes through neighbours', () => {
  expect(findWay(printed, 'gubbio', 'roma')).toEqual(['gubbio', 'assisi', 'roma']);
});

test('a way goes by sea where that is shorter', () => {
  expect(findWay(printed, 'milano', 'cagliari')).toEqual(['milano', 'genova', 'tyrrhenian', 'cagliari']);
});

test('a way that ends at sea passes the harbour that was named', () => {
  expect(findWay(printed, 'cortona', 'tyrrhenian', 'roma').slice(-2)).toEqual(['roma', 'tyrrhenian']);
});

test('a pawn at sea lands in a harbour first', () => {
  expect(findWay(printed, 'adriatic', 'vicenza')).toEqual(['adriatic', 'venezia', 'vicenza']);
});

test('a pawn at sea does not land where it embarked, nor put to sea again', () => {
  const way = findWay(printed, 'adriatic', 'bologna', 'venezia');
  expect(way.slice(0, 2)).toEqual(['adriatic', 'ancona']);
  expect(way).not.toContain('venezia');
  expect(way.filter((place) => place === 'adriatic')).toHaveLength(1);
});

test('a way is one line from foot to foot', () => {
  expect(drawWay([0, 0], findWay(printed, 'gubbio', 'roma'), [10, 10])).toMatch(/^M0,0C.*10,10$/);
});

test('a pawn travels through every zone between its feet', () => {
  const points = pointsOn(printed, { place: 'milano', at: [1, 2] }, { place: 'palermo', at: [3, 4] });
  expect(points).toHaveLength(4);
  expect(points[0]).toEqual([1, 2]);
  expect(points[2]).toEqual(drawnPlace('tyrrhenian')?.at);
  expect(points[3]).toEqual([3, 4]);
});

/** Whether a point lies inside a ring: a line from it to the left crosses the ring an odd number of times. */
function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  return (
    ring.filter(([ax, ay], i) => {
      const [bx, by] = itemAt(ring, (i + 1) % ring.length);
      return ay > y !== by > y && x > ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1
  );
}

/** The zones under the way between the feet of two pawns, as if it were straight from bend to bend, but for both ends. */
function zonesUnder(from: string, to: string): readonly string[] {
  const [start, end] = [drawnZone(from)?.pawns[0], drawnZone(to)?.pawns[0]];
  if (start === undefined || end === undefined) throw new Error('no such zone');
  const bends = [start, ...pointsBetween(findWay(printed, from, to)), end];
  const others = DRAWN_ZONES.filter(({ id }) => id !== from && id !== to);
  const found = bends.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = itemAt(bends, i);
    return Array.from({ length: 50 }, (_, k): Point => [
      fromX + ((x - fromX) * k) / 50,
      fromY + ((y - fromY) * k) / 50,
    ]);
  });
  return others.flatMap(({ id }) =>
    found.some((point) => outlinesOf(id).some((ring) => isInside(ring, point))) ? [id] : [],
  );
}

test.each([
  ['genova', 'palermo'],
  ['genova', 'napoli'],
  ['napoli', 'palermo'],
  ['palermo', 'roma'],
  ['cagliari', 'roma'],
  ['cagliari', 'napoli'],
  ['cagliari', 'palermo'],
  ['ancona', 'brindisi'],
  ['brindisi', 'venezia'],
])('a crossing from %s to %s leads over no other zone', (from, to) => {
  expect(zonesUnder(from, to)).toEqual([]);
});
