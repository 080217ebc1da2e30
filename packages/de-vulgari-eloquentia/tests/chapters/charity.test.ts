import { describe, expect, test } from 'vitest';
import { before, ducatsOf, viewPlayer } from '../fixtures.ts';

const FRIAR = { tile: 'mario', ducats: 0 };
const CARDINAL = { tile: 'muret', ducats: 0 };

describe('CHA', () => {
  test('[DVE-CHA-1] every friar receives 5 ducats, every cardinal 10', () => {
    const g = before('charity', { turn: 4, players: { red: FRIAR, blue: CARDINAL, green: { ducats: 100 } } });
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green')]).toEqual([5, 10, 85]);
  });

  test('[DVE-CHA-2] the richest merchant gives, if they have more than the receiver', () => {
    const g = before('charity', {
      turn: 4,
      players: { red: { tile: 'mario', ducats: 20 }, blue: { ducats: 21 }, green: { ducats: 20 } },
    });
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green')]).toEqual([25, 16, 20]);
  });

  test('[DVE-CHA-3] of several equally rich merchants the receiver chooses the giver', () => {
    const g = before('charity', { turn: 4, players: { red: FRIAR, blue: { ducats: 30 }, green: { ducats: 30 } } });
    expect(g.offers('red')).toEqual(['alms blue', 'alms green']);
    expect(g.offers('blue')).toEqual([]);
    expect(g.whyNot('red', 'alms red')).toEqual({ clause: 'DVE-CHA-3', reason: 'not-the-richest-merchant' });
    g.play('red', 'alms green');
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green')]).toEqual([5, 30, 25]);
  });

  test('[DVE-CHA-2, DVE-CHA-3] nobody is asked about the only richest merchant, whoever it is', () => {
    const g = before('charity', { turn: 4, players: { red: { ducats: 30 }, blue: FRIAR, green: { ducats: 29 } } });
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green')]).toEqual([25, 5, 29]);
    expect(g.table.recordFor(0).lines).toEqual([]);
  });

  test('[DVE-CHA-4] the bank gives if no merchant is richer than the receiver, or there is none', () => {
    const equal = before('charity', {
      turn: 4,
      players: { red: { tile: 'mario', ducats: 30 }, blue: { ducats: 30 }, green: { ducats: 3 } },
    });
    expect([ducatsOf(equal, 'red'), ducatsOf(equal, 'blue')]).toEqual([35, 30]);
    const none = before('charity', {
      turn: 4,
      players: { red: FRIAR, blue: CARDINAL, green: { tile: 'gigi', ducats: 0 } },
    });
    expect([ducatsOf(none, 'red'), ducatsOf(none, 'blue'), ducatsOf(none, 'green')]).toEqual([5, 10, 10]);
  });

  test('[DVE-CHA-5] a merchant gives what they have and the bank the rest', () => {
    const g = before('charity', { turn: 4, players: { red: CARDINAL, blue: { ducats: 4 }, green: { ducats: 1 } } });
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green')]).toEqual([10, 0, 1]);
  });

  test('[DVE-CHA-6] receivers are served in the game order of the turn before, the richest looked for afresh', () => {
    const players = { red: FRIAR, blue: { tile: 'michael', ducats: 0 }, green: { ducats: 12 }, yellow: { ducats: 10 } };
    const seats = ['red', 'blue', 'green', 'yellow'];
    const g = before('charity', { turn: 4, order: ['blue', 'green', 'yellow', 'red'], players }, { seats });
    // Blue is served by green, who then has 7, so red is served by yellow.
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), ducatsOf(g, 'green'), ducatsOf(g, 'yellow')]).toEqual([
      5, 5, 7, 5,
    ]);
    const tied = before(
      'charity',
      { turn: 4, order: ['blue', 'green', 'yellow', 'red'], players: { ...players, green: { ducats: 10 } } },
      { seats },
    );
    expect(tied.offers('blue')).toEqual(['alms green', 'alms yellow']);
    expect(tied.offers('red')).toEqual([]);
  });

  test('[DVE-CHA-7] from turn 12 there is no charity', () => {
    const players = { red: FRIAR, blue: { ducats: 50 } };
    expect(ducatsOf(before('charity', { turn: 11, players }), 'red')).toBe(5);
    expect(ducatsOf(before('charity', { turn: 12, players }), 'red')).toBe(0);
  });

  test('[DVE-FRI-4] Gigi receives 10, from a player or the bank, through turn 11', () => {
    const rich = before('charity', { turn: 11, players: { red: { tile: 'gigi', ducats: 0 }, blue: { ducats: 50 } } });
    expect([ducatsOf(rich, 'red'), ducatsOf(rich, 'blue')]).toEqual([10, 40]);
    const poor = before('charity', { turn: 3, players: { red: { tile: 'gigi', ducats: 90 }, blue: { ducats: 50 } } });
    expect([ducatsOf(poor, 'red'), ducatsOf(poor, 'blue')]).toEqual([100, 50]);
    expect(viewPlayer(poor, 'red').character).toBe('friar');
  });
});
