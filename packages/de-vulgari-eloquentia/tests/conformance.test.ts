import { conformance, printViolations } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';
import { DveState } from '../src/state.ts';
import { STANDARD_BOARD } from '../src/parts.ts';

/** So many games of each player count: `npm run soak` plays the many. */
const GAMES = 200;
/** Decisions of a game looked at from all sides. */
const DEEP = 6;

describe('conformance', () => {
  test.for([2, 3, 4, 5])(
    '%i players: no dead end, nothing lost or leaked, replay and undo exact',
    { timeout: 600_000 },
    (seats) => {
      const report = conformance(deVulgariEloquentia, { seats, games: GAMES, seed: 1520 + seats, deepPerGame: DEEP });
      expect(printViolations(report)).toBe('');
      expect(report.games).toBe(GAMES);
    },
  );

  test('the state has no bytes to spare', () => {
    const s = new DveState(STANDARD_BOARD);
    expect(s.bytes.length - s.used).toBeLessThan(4);
  });
});
