import { expect, test } from 'vitest';
import type { GameOutcome } from '../../client/review-messages.ts';
import { isBetterOutcome } from './outcomes.ts';

const outcome = (depth: GameOutcome['depth'], isWhole: boolean): GameOutcome => ({
  table: 'a',
  depth,
  isWhole,
  accounts: [],
  costs: [],
});

test('a game that was judged to its end stays in the statistics while somebody looks deeper', () => {
  const whole = outcome('standard', true);
  expect(isBetterOutcome(outcome('deep', false), whole)).toBe(false);
  expect(isBetterOutcome(outcome('deep', true), whole)).toBe(true);
  expect(isBetterOutcome(whole, whole)).toBe(true);
  expect(isBetterOutcome(whole, outcome('deep', true))).toBe(false);
  expect(isBetterOutcome(outcome('deep', false), outcome('standard', false))).toBe(true);
  expect(isBetterOutcome(outcome('quick', false), undefined)).toBe(true);
});
