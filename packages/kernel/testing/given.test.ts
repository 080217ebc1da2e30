import { expect, test } from 'vitest';
import { given, sealedBids, type GivenPosition } from './index.ts';

const POSITION: GivenPosition = {
  seats: ['red', 'blue'],
  seed: 3,
  pending: [{ step: 'round' }, { step: 'turn', waiting: ['red'], deeds: 0 }],
  table: {
    round: 1,
    prize: 4,
    deck: [
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ],
    players: [
      { hand: ['1', '2', '3', '4'], coins: 4 },
      { hand: ['5', '6', '7', '8'], coins: 1, things: [1, 0, 0] },
    ],
  },
};

test('offers, plays, tells and scores', () => {
  const g = given(sealedBids, POSITION);
  expect(g.offers('red', 'buy')).toEqual(['buy ink', 'buy ink 2', 'buy wax', 'buy wax 2', 'buy seal']);
  expect(g.offers('blue')).toEqual([]);
  expect(g.whyNot('red', 'buy seal 2')).toEqual({ clause: 'TOY-5', reason: 'too-dear' });
  expect(g.whyNot('red', 'end')).toBeUndefined();
  g.play('red', 'buy ink', 'draw');
  expect(g.events).toEqual([
    { type: 'bought', seat: 'red', thing: 'ink', count: 1 },
    { type: 'drew', seat: 'red', card: '?' },
  ]);
  expect(g.eventsFor('red')[1]).toEqual({ type: 'drew', seat: 'red', card: '8' });
  expect(g.view('red').players[0].coins).toBe(2);
  expect(g.view().hand).toBeUndefined();
  expect(g.result().scores[0]).toEqual({ seat: 'red', total: 3, breakdown: { coins: 2, things: 1 } });
});

test('plays rows of a record, and takes back', () => {
  const g = given(sealedBids, POSITION);
  g.playLines(`
    red buy ink
    red buy ink 2
  `);
  expect(g.events).toHaveLength(2);
  g.undo('red');
  expect(g.view('red').players[0].coins).toBe(3);
  expect(() => g.undo('blue')).toThrow('it is not your decision');
});

test('throws the words of a refusal', () => {
  const g = given(sealedBids, POSITION);
  expect(() => g.play('red', 'buy seal 2')).toThrow('red buy seal 2: "buy seal 2" is not possible: too dear [TOY-5]');
  expect(() => g.play('zoe', 'end')).toThrow('there is no seat zoe');
  expect(() => g.whyNot('red', 'fly')).toThrow('there is no verb "fly"');
  expect(() => given(sealedBids, { ...POSITION, seats: ['red', 'blue', 'green'] })).toThrow(
    'table.players must have 3 entries',
  );
});
