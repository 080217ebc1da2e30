import { expect, test } from 'vitest';
import { waysIn } from './way-prices.ts';

const costs = (actions: number, ducats: number) => [
  { amount: 'actions', before: 5, after: 5 - actions },
  { amount: 'ducats', before: 30, after: 30 - ducats },
];

test('[DVE-MOV-3, DVE-MOV-11] every place has the price of its cheapest way, a sea that of its nearest harbour', () => {
  const offered = new Map([
    ['claim city', []],
    ['move roma', costs(1, 0)],
    ['move tyrrhenian napoli', costs(3, 10)],
    ['move tyrrhenian roma', costs(2, 10)],
    ['move tyrrhenian genova', costs(2, 20)],
  ]);
  expect([...waysIn(offered)]).toEqual([
    ['roma', { actions: 1, ducats: 0 }],
    ['tyrrhenian', { actions: 2, ducats: 10 }],
  ]);
});
