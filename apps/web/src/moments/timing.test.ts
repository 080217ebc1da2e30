import { expect, test } from 'vitest';
import type { TableMoment } from './moment.ts';
import { asList, stepsOf } from './timing.ts';

const strip: TableMoment = { id: 'one', size: 'strip', icon: 'coins', title: 'One', text: '', sentence: 'One.' };

test('a row of a ledger takes 0.6 s, and 0.9 s more where a barrier stands in it', () => {
  const steps = stepsOf({ ...strip, body: { type: 'rows', count: 3, long: [1] } });
  expect(steps.slice(0, 3)).toEqual([600, 1500, 600]);
  expect(stepsOf({ ...strip, body: { type: 'rows', count: 2 } }).slice(0, 2)).toEqual([600, 600]);
});

test('a list keeps how purses have changed, and leaves out those that have not', () => {
  const purse = (seat: string, amount: number) => ({ seat, role: 'merchant', amount });
  const gift = (to: string) => ({ from: 'red', to, amount: 5, sentence: 'Five.' });
  const charity: TableMoment = {
    ...strip,
    body: {
      type: 'purses',
      icon: 'ducat',
      purses: [purse('red', 40), purse('blue', 3), purse('green', 9)],
      gifts: [gift('blue')],
    },
  };
  const body = asList([charity, strip])?.moment.body;
  const items = body?.type === 'consequences' ? body.items : [];
  expect(items.map(({ seat, text }) => [seat, text])).toEqual([
    [undefined, 'One.'],
    ['red', '40 → 35'],
    ['blue', '3 → 8'],
    [undefined, 'One.'],
  ]);
});
