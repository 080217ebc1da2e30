import { describe, expect, test } from 'vitest';
import { comparePrices, isFree, priceOf } from '../../../table/lines/effects.ts';
import { amounts } from './amounts.ts';

const bid = (before: number, after: number) => priceOf([{ amount: 'bid', before, after }], amounts);

describe('what a bid stakes', () => {
  test('is a cost, so that no bid is called free', () => {
    const price = bid(0, 3);
    expect(price.gains).toEqual([]);
    expect(price.costs).toEqual([{ amount: 'bid', before: 0, after: 3 }]);
    expect(isFree(price)).toBe(false);
  });

  test('is the dearer the more notes it names', () => {
    expect(comparePrices(bid(0, 2), bid(0, 3), amounts)).toBeLessThan(0);
  });
});
