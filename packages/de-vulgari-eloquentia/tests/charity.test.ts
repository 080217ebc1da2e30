import { describe, expect, test } from 'vitest';
import { before, ducatsOf, seen } from './fixtures.ts';

const FRIAR = { tile: 'mario', ducats: 0 };
const CARDINAL = { tile: 'muret', ducats: 0 };

describe('CHA', () => {
  test('[DVE-CHA-1] every friar receives 5 ducats, every cardinal 10', () => {
    const g = before('charity', { turn: 4, players: { ann: FRIAR, bob: CARDINAL, cat: { ducats: 100 } } });
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), ducatsOf(g, 'cat')]).toEqual([5, 10, 85]);
  });

  test('[DVE-CHA-2] the richest merchant gives, if he has more than the receiver', () => {
    const g = before('charity', {
      turn: 4,
      players: { ann: { tile: 'mario', ducats: 20 }, bob: { ducats: 21 }, cat: { ducats: 20 } },
    });
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), ducatsOf(g, 'cat')]).toEqual([25, 16, 20]);
  });

  test('[DVE-CHA-3] of several equally rich merchants the receiver chooses the giver', () => {
    const g = before('charity', { turn: 4, players: { ann: FRIAR, bob: { ducats: 30 }, cat: { ducats: 30 } } });
    expect(g.offers('ann')).toEqual(['alms bob', 'alms cat']);
    expect(g.offers('bob')).toEqual([]);
    expect(g.whyNot('ann', 'alms ann')).toEqual({ clause: 'DVE-CHA-3', reason: 'not-the-richest-merchant' });
    g.play('ann', 'alms cat');
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), ducatsOf(g, 'cat')]).toEqual([5, 30, 25]);
  });

  test('[DVE-CHA-4] the bank gives if no merchant is richer than the receiver, or there is none', () => {
    const equal = before('charity', {
      turn: 4,
      players: { ann: { tile: 'mario', ducats: 30 }, bob: { ducats: 30 }, cat: { ducats: 3 } },
    });
    expect([ducatsOf(equal, 'ann'), ducatsOf(equal, 'bob')]).toEqual([35, 30]);
    const none = before('charity', {
      turn: 4,
      players: { ann: FRIAR, bob: CARDINAL, cat: { tile: 'gigi', ducats: 0 } },
    });
    expect([ducatsOf(none, 'ann'), ducatsOf(none, 'bob'), ducatsOf(none, 'cat')]).toEqual([5, 10, 10]);
  });

  test('[DVE-CHA-5] a merchant gives what he has and the bank the rest', () => {
    const g = before('charity', { turn: 4, players: { ann: CARDINAL, bob: { ducats: 4 }, cat: { ducats: 1 } } });
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), ducatsOf(g, 'cat')]).toEqual([10, 0, 1]);
  });

  test('[DVE-CHA-6] receivers are served in the game order of the turn before, the richest looked for afresh', () => {
    const players = { ann: FRIAR, bob: { tile: 'michael', ducats: 0 }, cat: { ducats: 12 }, dan: { ducats: 10 } };
    const seats = ['ann', 'bob', 'cat', 'dan'];
    const g = before('charity', { turn: 4, order: ['bob', 'cat', 'dan', 'ann'], players }, { seats });
    // Bob is served by Cat, who then has 7, so Ann is served by Dan.
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), ducatsOf(g, 'cat'), ducatsOf(g, 'dan')]).toEqual([5, 5, 7, 5]);
    const tied = before(
      'charity',
      { turn: 4, order: ['bob', 'cat', 'dan', 'ann'], players: { ...players, cat: { ducats: 10 } } },
      { seats },
    );
    expect(tied.offers('bob')).toEqual(['alms cat', 'alms dan']);
    expect(tied.offers('ann')).toEqual([]);
  });

  test('[DVE-CHA-7] from turn 12 there is no charity', () => {
    const players = { ann: FRIAR, bob: { ducats: 50 } };
    expect(ducatsOf(before('charity', { turn: 11, players }), 'ann')).toBe(5);
    expect(ducatsOf(before('charity', { turn: 12, players }), 'ann')).toBe(0);
  });

  test('[DVE-FRI-4] Gigi receives 10, from a player or the bank, through turn 11', () => {
    const rich = before('charity', { turn: 11, players: { ann: { tile: 'gigi', ducats: 0 }, bob: { ducats: 50 } } });
    expect([ducatsOf(rich, 'ann'), ducatsOf(rich, 'bob')]).toEqual([10, 40]);
    const poor = before('charity', { turn: 3, players: { ann: { tile: 'gigi', ducats: 90 }, bob: { ducats: 50 } } });
    expect([ducatsOf(poor, 'ann'), ducatsOf(poor, 'bob')]).toEqual([100, 50]);
    expect(seen(poor, 'ann')['character']).toBe('friar');
  });
});
