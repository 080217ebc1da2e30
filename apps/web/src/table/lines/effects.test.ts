import { expect, test } from 'vitest';
import { comparePrices, freeDeeds, isFree, priceOf, withoutCounted } from './effects.ts';

const AMOUNTS = [{ name: 'florins' }, { name: 'bid', isPromise: true }, { name: 'points', isPassing: true }] as const;
const change = (amount: string, before: number, after: number) => ({ amount, before, after });

test('what is spent is a cost, what comes in a gain, and what may pass neither', () => {
  const price = priceOf([change('florins', 5, 3), change('points', 0, 4)], AMOUNTS);
  expect(price.costs.map(({ amount }) => amount)).toEqual(['florins']);
  expect(price.gains).toEqual([]);
  expect(price.passing.map(({ amount }) => amount)).toEqual(['points']);
  expect(isFree(priceOf([change('florins', 3, 5)], AMOUNTS))).toBe(true);
});

test('what a turn begins with is no gain of the choice before it', () => {
  const price = priceOf([change('actions', 0, 5)], [{ name: 'actions', isDealt: true }]);
  expect([price.gains, price.dealt.length]).toEqual([[], 1]);
  expect(priceOf([change('actions', 5, 3)], [{ name: 'actions', isDealt: true }]).costs).toHaveLength(1);
});

test('what is promised is no gain, and the smaller promise is the lower price', () => {
  const [one, two] = [priceOf([change('bid', 0, 1)], AMOUNTS), priceOf([change('bid', 0, 2)], AMOUNTS)];
  expect(one.gains).toEqual([]);
  expect(isFree(one)).toBe(false);
  expect(comparePrices(one, two, AMOUNTS)).toBeLessThan(0);
});

test('the end of a turn is no free deed, whatever comes with it', () => {
  const alms = [change('florins', 3, 13)];
  const offered = [
    { line: 'end', effects: alms },
    { line: 'claim city', effects: alms },
  ];
  expect(freeDeeds(offered, AMOUNTS, 'end').map(({ line }) => line)).toEqual(['claim city']);
});

test('what another amount tells is left out where that changes too, and only there', () => {
  const amounts = [{ name: 'actions' }, { name: 'noblemen', countedIn: 'votes' }, { name: 'votes' }];
  const bought = priceOf([change('actions', 5, 4), change('noblemen', 0, 1), change('votes', 3, 5)], amounts);
  expect(withoutCounted(bought, amounts).gains.map(({ amount }) => amount)).toEqual(['votes']);
  // A cube that counts no vote by itself is named.
  const given = priceOf([change('noblemen', 1, 0), change('votes', 2, 3)], amounts);
  expect(withoutCounted(given, amounts).costs.map(({ amount }) => amount)).toEqual(['noblemen']);
});

test('points of two kinds are drawn as their sum', () => {
  const amounts = [{ name: 'points-books' }, { name: 'points-colours', addedTo: 'points-books' }];
  const taken = priceOf([change('points-books', 3, 7), change('points-colours', 0, 5)], amounts);
  expect(withoutCounted(taken, amounts).gains).toEqual([change('points-books', 3, 12)]);
  const colours = priceOf([change('points-colours', 0, 5)], amounts);
  expect(withoutCounted(colours, amounts).gains).toEqual([change('points-colours', 0, 5)]);
});
