import { itemAt, type Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { followedPlan } from './followed-plan.ts';

const evaluation: Evaluation<ReturnType<typeof sealedBids.blank>> = {
  featureNames: ['coins', 'debts'],
  writeFeatures(s, seat, out) {
    out[0] = itemAt(s.coins, seat) / 20;
    out[1] = -itemAt(s.coins, seat) / 40;
  },
  hasHiddenHands: true,
  heuristic: {},
  temperaments: [
    { name: 'miser', likes: { coins: 3 } },
    { name: 'spender', likes: { debts: 5 } },
  ],
  reasons: {},
};

function tableWith(coins: readonly number[]): ReturnType<typeof sealedBids.blank> {
  const s = sealedBids.blank();
  s.seats[0] = coins.length;
  s.coins.set(coins);
  return s;
}

test('who has more than the others of what a temperament likes has followed its plan, however much it likes it', () => {
  const s = tableWith([12, 4, 2]);
  expect(followedPlan({ evaluation }, s, 0)).toBe('miser');
  expect(followedPlan({ evaluation }, s, 2)).toBe('spender');
});

test('who has as much as the others has followed none', () => {
  expect(followedPlan({ evaluation }, tableWith([5, 5]), 1)).toBeUndefined();
});
