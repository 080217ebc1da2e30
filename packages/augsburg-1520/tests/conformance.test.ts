import { describe, expect, test } from 'vitest';
import { conformance, printViolations } from '@fondaco/kernel/testing';
import { augsburg1520 } from '../src/index.ts';
import { hoarders } from './hoarders.ts';

/** So many games of each player count: `npm run soak` plays the many. */
const GAMES = 200;
/** Decisions of a game looked at from all sides. */
const DEEP = 6;
const timeout = 600_000;

describe('conformance', () => {
  test.for([2, 3, 4, 5])(
    '%i players: no dead end, nothing lost or leaked, replay and undo exact',
    { timeout },
    (seats) => {
      const report = conformance(augsburg1520, {
        seats,
        games: GAMES,
        seed: 1520 + seats,
        deepPerGame: DEEP,
      });
      expect(printViolations(report)).toBe('');
      expect(report.games).toBe(GAMES);
    },
  );

  test('[AUG-INC-5] games in which notes run short', { timeout }, () => {
    const report = conformance(hoarders(), { seats: 5, games: 40, seed: 1, deepPerGame: 12 });
    expect(printViolations(report)).toBe('');
    expect(report.stats.steps['gift']).toBeGreaterThan(500);
  });
});
