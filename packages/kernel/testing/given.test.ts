import { expect, test } from 'vitest';
import { given, sealedBids, type GivenPosition } from './index.ts';

const POSITION: GivenPosition = {
  seats: ['ann', 'bob'],
  seed: 3,
  pending: [{ step: 'round' }, { step: 'turn', waiting: ['ann'], deeds: 0 }],
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
  expect(g.offers('ann', 'buy')).toEqual(['buy ink', 'buy ink 2', 'buy wax', 'buy wax 2', 'buy seal']);
  expect(g.offers('bob')).toEqual([]);
  expect(g.whyNot('ann', 'buy seal 2')).toEqual({ clause: 'TOY-5', reason: 'too-dear' });
  expect(g.whyNot('ann', 'end')).toBeUndefined();
  g.play('ann', 'buy ink', 'draw');
  expect(g.events).toEqual([
    { type: 'bought', seat: 'ann', thing: 'ink', count: 1 },
    { type: 'drew', seat: 'ann', card: '?' },
  ]);
  expect(g.eventsFor('ann')[1]).toEqual({ type: 'drew', seat: 'ann', card: '8' });
  expect(g.view('ann').players[0].coins).toBe(2);
  expect(g.view().hand).toBeUndefined();
  expect(g.result().scores[0]).toEqual({ player: 'ann', total: 3, breakdown: { coins: 2, things: 1 } });
});

test('plays rows of a record, and takes back', () => {
  const g = given(sealedBids, POSITION);
  g.playLines(`
    ann buy ink
    ann buy ink 2
  `);
  expect(g.events).toHaveLength(2);
  g.undo('ann');
  expect(g.view('ann').players[0].coins).toBe(3);
  expect(() => g.undo('bob')).toThrow('it is not your decision');
});

test('throws the words of a refusal', () => {
  const g = given(sealedBids, POSITION);
  expect(() => g.play('ann', 'buy seal 2')).toThrow('ann buy seal 2: "buy seal 2" is not possible: too dear [TOY-5]');
  expect(() => g.play('zoe', 'end')).toThrow('nobody here is called zoe');
  expect(() => g.whyNot('ann', 'fly')).toThrow('there is no verb "fly"');
  expect(() => given(sealedBids, { ...POSITION, seats: ['ann', 'bob', 'cleo'] })).toThrow(
    'table.players must have 3 entries',
  );
});
