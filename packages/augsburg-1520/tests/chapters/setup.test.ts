import { describe, expect, test } from 'vitest';
import { augsburg1520 } from '../../src/index.ts';
import {
  everyoneBuys,
  florins,
  hand,
  known,
  levels,
  newTable,
  offered,
  SEATS,
  prestige,
  step,
  waiting,
} from '../fixtures.ts';

describe('SET', () => {
  test('[AUG-SET-1] there are so many tiles of each level, and everyone starts on the first', () => {
    const supplies = [2, 3, 4, 5].map((seats) => newTable(seats).view().supply);
    const all = (two: number, three: number, four: number) => {
      const tiles = { '2': two, '3': three, '4': four };
      return { agency: tiles, peerage: tiles, office: tiles };
    };
    expect(supplies).toEqual([all(2, 1, 1), all(3, 1, 1), all(4, 2, 1), all(5, 3, 1)]);
    expect(levels(newTable(), 'green')).toEqual({ agency: 1, peerage: 1, office: 1 });
    expect([augsburg1520.minSeats, augsburg1520.maxSeats]).toEqual([2, 5]);
  });

  test('[AUG-SET-2] six piles of five rights, the most points and the highest prices on top', () => {
    for (const seats of [2, 5])
      expect(newTable(seats).view().piles).toEqual({
        church: { top: 800, left: 5 },
        cathedral: { top: 1000, left: 5 },
        'coat-of-arms': { top: 4, left: 5 },
        'letter-of-nobility': { top: 5, left: 5 },
        'mint-master': { top: 0, left: 5 },
        'master-builder': { top: 0, left: 5 },
      });
  });

  test('[AUG-SET-3] five privilege cards lie open, five face down, by chance', () => {
    const openOf = (seed: number): string[] => {
      const { open, faceDown } = newTable(4, seed).view().cards;
      expect(new Set([...open, ...faceDown].map(({ card }) => card)).size).toBe(10);
      expect(open).toHaveLength(5);
      return open.map(({ card }) => card);
    };
    const drawn = Array.from({ length: 40 }, (_, seed) => openOf(seed));
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(20);
    for (let card = 1; card <= 10; card++) expect(drawn.flat()).toContain(`card-${card}`);
  });

  test('[AUG-SET-4] the first player is drawn by chance', () => {
    const first = Array.from({ length: 40 }, (_, seed) => newTable(4, seed).view().opener);
    expect(new Set(first)).toEqual(new Set(SEATS));
  });

  test('[AUG-SET-5] 1500 florins, no prestige and two jokers each; the other notes and jokers make the deck', () => {
    for (const seats of [2, 3, 4, 5]) {
      const g = newTable(seats, seats, { purses: 'open' });
      expect([florins(g, 'blue'), prestige(g, 'blue'), hand(g, 'blue')]).toEqual([1500, 0, ['joker', 'joker']]);
      expect(g.view().deck).toBe(80 - 2 * seats - 7 * seats);
      expect(g.view().discards).toBe(0);
      expect((known(g, 'blue') as Record<string, unknown>)['notes']).toEqual(['joker', 'joker']);
    }
  });

  test('[AUG-SET-6] everyone is dealt 7 notes and buys before the first auction; the others start the discards', () => {
    const g = newTable(3, 7, { purses: 'open' });
    expect(step(g)).toBe('purchase');
    expect(waiting(g)).toEqual(['red', 'blue', 'green']);
    expect(['red', 'blue', 'green'].map((player) => offered(g, player).length)).toEqual([7, 7, 7]);
    const [first] = offered(g, 'red');
    g.play(
      'red',
      `buy ${first} yes`,
      ...offered(g, 'red')
        .slice(1)
        .map((note) => `buy ${note} no`),
    );
    everyoneBuys(g, 'no');
    expect(hand(g, 'red')).toEqual(
      [first, 'joker', 'joker'].toSorted((a, b) => Number(a === 'joker') - Number(b === 'joker')),
    );
    expect(g.view().discards).toBe(20);
    expect(step(g)).toBe('bid');
    expect(g.view().auction?.noble).toBe('philipp');
  });
});
