import { conformance, printViolations } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';
import { DveState } from '../src/state.ts';
import { STANDARD_BOARD } from '../src/board.ts';

const GAMES = 2000;
/**
 * Of each game so many decisions are looked at from all sides, invariants are checked at one in so many, and one game in so many is
 * played at a table too. The soak does more of each.
 */
const DEPTH = { deepPerGame: 1, checkEvery: 3, tableEvery: 40 };

describe('conformance', () => {
  test.for([2, 3, 4, 5])(
    '%i players: no dead end, nothing lost or leaked, replay and undo exact',
    { timeout: 600_000 },
    (seats) => {
      const report = conformance(deVulgariEloquentia, { seats, games: GAMES, seed: 1520 + seats, ...DEPTH });
      expect(printViolations(report)).toBe('');
      expect(report.games).toBe(GAMES);
    },
  );

  test('the state has no bytes to spare', () => {
    const s = new DveState(STANDARD_BOARD);
    expect(s.bytes.length - s.used).toBeLessThan(4);
  });
});
