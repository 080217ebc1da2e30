import type { Json, JsonObject } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { before, everyoneBuys, known, SEATS, publicPlayer, step, winnerWith, type GivenAugsburg } from '../fixtures.ts';

const NOTES = ['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
  Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
);
const ALL = [...NOTES, ...Array.from({ length: 12 }, () => 'joker')];

/** Between which sizes everyone knows the deck and the discards to be. */
function sizes(g: GivenAugsburg): Json {
  const { known: common } = g.table.position()['table'] as { known: { deck: Json; discards: Json } };
  return { deck: common.deck, discards: common.discards };
}

function exactly(size: number): Json {
  return { least: size, most: size };
}

/** What is left when some notes lie elsewhere. */
function without(...notes: readonly string[]): readonly string[] {
  return ALL.filter((note) => !notes.includes(note));
}

describe('what everyone can conclude', () => {
  test('[AUG-INF-1, AUG-BID-3] a bid proves that there are as many cards, and takes back nothing that was known', () => {
    const g = before('maria', {
      players: {
        red: { hand: ['maria-3', 'maria-4', 'leo-2'], known: { hand: { least: 0, most: 6 } } },
        blue: {
          hand: ['maria-5', 'maria-6', 'maria-7'],
          known: { hand: { least: 3, most: 5 }, proved: { maria: { valid: 3, real: 2 } } },
        },
      },
    });
    g.playLines('red bid 1\nblue bid 2');
    expect(known(g, 'red')).toMatchObject({ proved: { maria: { valid: 1, real: 1 } }, hand: { least: 1, most: 6 } });
    expect(known(g, 'blue')).toMatchObject({ proved: { maria: { valid: 3, real: 2 } }, hand: { least: 3, most: 5 } });
  });

  test('[AUG-INF-1, AUG-BID-10] cards that are paid leave the hand for the discards, known jokers too', () => {
    const g = before('maria', {
      players: {
        red: {
          hand: ['maria-3', 'maria-4', 'leo-2', 'joker', 'joker'],
          known: { notes: ['joker', 'joker'], hand: { least: 1, most: 7 } },
        },
      },
    });
    g.playLines('red bid 3\nblue pass\ngreen pass\nyellow pass\nred show maria-3\nred show maria-4\nred show joker');
    expect(known(g, 'red')).toMatchObject({ notes: ['joker'], proved: {}, hand: { least: 0, most: 4 } });
    expect(sizes(g)).toEqual({ deck: exactly(75), discards: exactly(3) });
    expect(g.view().knownDiscards).toEqual(['maria-3', 'maria-4', 'joker']);
  });

  test('[AUG-INF-2, AUG-INC-5] a card that is given unseen may have been any: what was known becomes counts, each one less', () => {
    const rest = ALL.slice(10);
    const g = before('income', {
      deck: NOTES.slice(0, 10),
      players: {
        red: {
          hand: rest.slice(0, 30),
          known: { notes: ['louise-1', 'louise-2', 'philipp-17'], proved: { louise: { valid: 3, real: 1 } } },
        },
        blue: { hand: rest.slice(30, 50), known: { hand: { least: 0, most: 40 } } },
        green: { hand: rest.slice(50), known: { notes: ['joker', 'joker'], hand: { least: 5, most: 25 } } },
      },
    });
    expect(known(g, 'blue').hand).toEqual({ least: 1, most: 40 });
    g.playLines('red give louise-1\nblue give maria-1\ngreen give joker');
    expect(known(g, 'red')).toMatchObject({ notes: [], hand: { least: 29, most: 29 } });
    expect(known(g, 'red').proved).toEqual({ louise: { valid: 2, real: 1 }, maximilian: { valid: 2, real: 2 } });
    const one = { valid: 1, real: 0 };
    const proved = { philipp: one, louise: one, leo: one, maria: one, maximilian: one };
    expect(known(g, 'green')).toMatchObject({ notes: ['joker'], proved, hand: { least: 4, most: 24 } });
    // All 80 notes are somewhere: 29 in one hand, 10 in the deck, 3 given, and 4 to 24 in the third hand.
    expect(known(g, 'blue').hand).toEqual({ least: 14, most: 34 });
    expect(sizes(g)).toEqual({ deck: exactly(10), discards: exactly(3) });
    expect(g.view('red').knownDiscards).toEqual(['louise-1']);
    expect(g.view('blue').knownDiscards).toEqual(['maria-1']);
    expect(g.view().knownDiscards).toEqual([]);
    g.playLines('red give louise-2\nblue give maria-2\ngreen give joker');
    expect(step(g)).toBe('purchase');
    expect(known(g, 'red').proved).toEqual({ louise: { valid: 1, real: 0 }, maximilian: { valid: 1, real: 1 } });
    expect(known(g, 'green').proved).toEqual({});
    expect(sizes(g)).toEqual({ deck: exactly(0), discards: exactly(0) });
  });

  test('[AUG-INF-2, AUG-INC-6] of offered notes none is bought, or as many as the most florins buy at the least price', () => {
    const purse = (most: number) => ({ florins: 0, known: { florins: { least: 0, most } } });
    const g = before('income', { deck: NOTES.slice(0, 16), players: { red: purse(0), blue: purse(150) } });
    expect(SEATS.map((seat) => known(g, seat).florins.most)).toEqual([600, 750, 2100, 2100]);
    everyoneBuys(g, 'no');
    expect(SEATS.map((seat) => known(g, seat).hand)).toEqual([3, 3, 4, 4].map((most) => ({ least: 0, most })));
    expect(SEATS.map((seat) => known(g, seat).florins.least)).toEqual([0, 0, 500, 500]);
    expect(sizes(g)).toEqual({ deck: exactly(64), discards: { least: 2, most: 16 } });
  });

  test('[AUG-INF-3, AUG-INC-5] where the deck may have been made anew, nobody knows any more what lies in the discards', () => {
    const g = winnerWith('card-2', {
      deck: ['leo-3', 'leo-4', 'leo-6'],
      discards: ['leo-5', 'maria-1'],
      known: { deck: { least: 1, most: 4 }, discards: { least: 1, most: 4 }, discarded: ['leo-5'] },
      players: {
        red: { hand: ['maria-2'] },
        blue: {
          hand: without('leo-3', 'leo-4', 'leo-5', 'leo-6', 'maria-1', 'maria-2'),
          known: { notes: ['maria-9'], hand: { least: 60, most: 78 } },
        },
      },
    });
    expect(g.view().knownDiscards).toEqual(['leo-5']);
    g.play('red', 'use notes');
    expect(publicPlayer(g, 'red').offeredCount).toBe(2);
    expect(g.view().knownDiscards).toEqual([]);
    expect(sizes(g)).toEqual({ deck: { least: 1, most: 3 }, discards: { least: 0, most: 4 } });
    expect(known(g, 'blue')).toMatchObject({
      notes: ['maria-9'],
      hand: { least: 80 - 3 - 3 - 4, most: 80 - 3 - 1 },
    });
  });

  test('[AUG-INF-3, AUG-INC-5] a deck that is known to be empty is made of the discards before the next note is drawn', () => {
    const g = winnerWith('card-2', {
      deck: [],
      discards: ['leo-3', 'leo-4', 'leo-5', 'maria-1'],
      known: { discards: { least: 2, most: 5 } },
      players: {
        red: { hand: ['maria-2'] },
        blue: {
          hand: without('leo-3', 'leo-4', 'leo-5', 'maria-1', 'maria-2'),
          known: { hand: { least: 60, most: 78 } },
        },
      },
    });
    g.play('red', 'use notes');
    expect(sizes(g)).toEqual({ deck: { least: 1, most: 3 }, discards: exactly(0) });
    expect(known(g, 'blue').hand).toEqual({ least: 80 - 3 - 3, most: 80 - 3 - 1 });
  });

  test('[AUG-INF-1, AUG-PRC-1] everyone sees that the deck is empty, and whether there are discards', () => {
    const of = (discards: readonly string[], least = { deck: 1, discards: 0 }): GivenAugsburg =>
      winnerWith('card-2', {
        deck: ['leo-3', 'leo-4'],
        discards,
        known: { deck: { least: least.deck, most: 6 }, discards: { least: least.discards, most: 5 } },
        players: {
          red: { hand: ['maria-2'] },
          blue: { hand: without('leo-3', 'leo-4', 'maria-2', ...discards), known: { hand: { least: 60, most: 78 } } },
        },
      });
    const some = of(['leo-5']);
    some.play('red', 'use notes');
    expect(sizes(some)).toEqual({ deck: exactly(0), discards: { least: 1, most: 5 } });
    const more = of(['leo-5', 'leo-6', 'leo-7'], { deck: 2, discards: 2 });
    more.play('red', 'use notes');
    expect(sizes(more)).toEqual({ deck: exactly(0), discards: { least: 2, most: 5 } });
    const none = of([]);
    none.play('red', 'use notes');
    expect(sizes(none)).toEqual({ deck: exactly(0), discards: exactly(0) });
    expect(known(none, 'blue').hand).toEqual(exactly(77));
  });

  test('[AUG-INF-1, AUG-INC-3] free notes are counted by everyone, however unsure other hands are', () => {
    const unsure = (hand: readonly string[]) => ({ hand, known: { hand: { least: 0, most: 9 } } });
    const g = before('income', {
      players: {
        red: { levels: { office: 4 }, rights: { 'mint-master': 0 } },
        blue: unsure(['leo-1', 'leo-2', 'leo-3']),
        green: unsure(['leo-4', 'leo-5', 'leo-6']),
      },
    });
    expect(known(g, 'red').hand).toEqual(exactly(2));
    expect(known(g, 'blue').hand).toEqual({ least: 0, most: 6 });
  });

  test('[AUG-INF-2, AUG-INC-5] after gifts the deck holds what is due and at most what the last givers brought too much', () => {
    const rest = ALL.slice(15);
    const unsure = (hand: readonly string[]) => ({ hand, known: { hand: { least: 5, most: 60 } } });
    const g = before('income', {
      deck: NOTES.slice(0, 15),
      players: { red: unsure(rest.slice(0, 25)), blue: unsure(rest.slice(25, 45)), green: unsure(rest.slice(45)) },
    });
    g.playLines('red give louise-1\nblue give maria-1\ngreen give joker');
    expect(step(g)).toBe('purchase');
    expect(sizes(g)).toEqual({ deck: { least: 1, most: 2 }, discards: exactly(0) });
    expect(known(g, 'red').hand).toEqual({ least: 4, most: 54 });
  });

  test('[AUG-INF-1, AUG-PRC-1] all notes are somewhere: what is left over is in the deck, or in the discards', () => {
    const of = (common: JsonObject): GivenAugsburg => {
      const held = without('leo-3', 'leo-4', 'leo-5', 'leo-6', 'maria-1', 'maria-2');
      const g = winnerWith('card-2', {
        deck: ['leo-3', 'leo-4', 'leo-5'],
        discards: ['leo-6', 'maria-1'],
        known: common,
        players: { red: { hand: ['maria-2'] }, blue: { hand: held } },
      });
      g.play('red', 'use notes');
      return g;
    };
    const sure = { deck: exactly(1), discards: exactly(2) };
    expect(sizes(of({ deck: { least: 2, most: 9 } }))).toEqual(sure);
    expect(sizes(of({ discards: { least: 0, most: 7 } }))).toEqual(sure);
  });

  test('[AUG-INF-2] open purses leave nothing to conclude', () => {
    const g = before('income', { deck: NOTES.slice(0, 16), discards: ['maria-9'] }, { options: { purses: 'open' } });
    everyoneBuys(g, 'no');
    expect(sizes(g)).toEqual({ deck: exactly(63), discards: exactly(17) });
    expect(SEATS.map((seat) => known(g, seat).florins)).toEqual(SEATS.map(() => exactly(2100)));
  });
});
