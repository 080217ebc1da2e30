import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBoard } from '../../../../map/board.ts';
import { buildMap } from '../../../../map/build.ts';
import { DRAWN_ZONES, drawnPlace, outlinesOf } from './map.ts';
import type { Point } from './map-file.ts';

const board = readBoard();
const SHORTEST = 15;

/** The length of line that two drawn zones have in common. */
function commonBorder(a: string, b: string): number {
  const edges = (id: string): [string, number][] =>
    outlinesOf(id).flatMap((ring) =>
      ring.map((to, i): [string, number] => {
        const from: Point = ring.at(i - 1) ?? to;
        return [[from.join(), to.join()].toSorted().join('|'), Math.hypot(to[0] - from[0], to[1] - from[1])];
      }),
    );
  const own = new Set(edges(a).map(([edge]) => edge));
  return edges(b).reduce((sum, [edge, length]) => (own.has(edge) ? sum + length : sum), 0);
}

test('every zone of the board is drawn', () => {
  expect(DRAWN_ZONES.map(({ id }) => id)).toEqual(board.zones.map(({ id }) => id));
  expect(DRAWN_ZONES).toHaveLength(28);
});

test('two drawn zones touch exactly when the board says so', () => {
  const borders = new Set(board.borders.map((pair) => pair.toSorted().join('|')));
  const ids = board.zones.map(({ id }) => id);
  for (const a of ids)
    for (const b of ids) {
      if (a >= b) continue;
      const length = commonBorder(a, b);
      if (borders.has(`${a}|${b}`)) expect(length, `${a} and ${b} border`).toBeGreaterThanOrEqual(SHORTEST);
      else expect(length, `${a} and ${b} do not border`).toBe(0);
    }
});

test('arrow keys lead from every place to every other', () => {
  const places = [...DRAWN_ZONES.map(({ id }) => id), ...board.seas.map(({ id }) => id)];
  for (const start of places) {
    const reached = new Set([start]);
    for (const place of reached) for (const next of Object.values(drawnPlace(place)?.arrows ?? {})) reached.add(next);
    expect(reached.size, `from ${start}`).toBe(places.length);
  }
});

test('the map on file is the one that the builder draws', () => {
  const onFile: unknown = JSON.parse(readFileSync(new URL('map.json', import.meta.url), 'utf8'));
  expect(onFile).toEqual(JSON.parse(JSON.stringify(buildMap())));
});
