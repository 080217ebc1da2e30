import { expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { changedPositions, printViolations, sealedBids } from './index.ts';

const HOW = { seats: 3, games: 20, seed: 1 };
const game = sealedBids as Game;

test('what a check misses is found by playing on, and told with what was changed', () => {
  const report = changedPositions(game, HOW);
  expect(report.tried).toBeGreaterThan(200);
  expect(report.arranged).toBeGreaterThan(report.tried / 10);
  expect(report.arranged).toBeLessThan(report.tried);
  // The tiny game takes a round for granted in which nobody has a card left.
  expect(printViolations(report)).toContain('table.round 2 -> 3: nothing to choose from');
});

test('a position that is refused is not played, but must say where it is wrong', () => {
  const strict = { ...game, check: () => [{ where: 'table', message: 'is wrong' }] };
  expect(changedPositions(strict, HOW)).toMatchObject({ arranged: 0, decisions: 0, violationCount: 0 });
});

test('a run can be repeated', () => {
  expect(changedPositions(game, HOW)).toEqual(changedPositions(game, HOW));
});
