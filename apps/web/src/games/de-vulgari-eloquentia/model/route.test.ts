import { expect, test } from 'vitest';
import { drawnPlace } from './map.ts';
import { printedBoard } from './printed.ts';
import { drawWay, findWay } from './route.ts';
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

test('a way is one line from foot to foot', () => {
  expect(drawWay([0, 0], findWay(printed, 'gubbio', 'roma'), [10, 10])).toMatch(/^M0,0C.*10,10$/);
});

test('a pawn travels through every zone between its feet', () => {
  const points = pointsOn(printed, { place: 'milano', at: [1, 2] }, { place: 'cagliari', at: [3, 4] });
  expect(points).toHaveLength(4);
  expect(points[0]).toEqual([1, 2]);
  expect(points[2]).toEqual(drawnPlace('tyrrhenian')?.at);
  expect(points[3]).toEqual([3, 4]);
});
