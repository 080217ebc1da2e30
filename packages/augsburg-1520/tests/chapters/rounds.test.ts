import type { JsonObject } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { before, everyoneBuys, everyonePasses, newTable, step } from '../fixtures.ts';

type Cards = Record<'open' | 'faceDown', readonly { card: string }[]> & { out: readonly string[] };

function cards(g: { view(): unknown }): { open: string[]; faceDown: string[]; out: string[] } {
  const seen = (g.view() as { cards: Cards }).cards;
  return {
    open: seen.open.map(({ card }) => card),
    faceDown: seen.faceDown.map(({ card }) => card),
    out: [...seen.out],
  };
}

describe('RND', () => {
  test('[AUG-RND-1] players + 2 rounds of five auctions and an income', () => {
    for (const seats of [2, 3, 4, 5]) {
      const g = newTable(seats, seats);
      let rounds = 0;
      while (!g.table.isOver) {
        everyoneBuys(g, 'no');
        rounds++;
        for (let auction = 0; auction < 5; auction++) everyonePasses(g);
      }
      expect(rounds).toBe(seats + 2);
      expect(g.view().rounds).toBe(seats + 2);
    }
  });

  test('[AUG-RND-1, AUG-BID-6] what has happened in a round is told till it ends: visits, also those nobody won, and cards taken', () => {
    const g = before('philipp', { players: { red: { hand: ['louise-2'] } } });
    const history = () => (g.table.position()['table'] as JsonObject)['history'];
    expect(history()).toBeUndefined();
    everyonePasses(g);
    expect(g.view().visits.map((visit) => Object.keys(visit))).toEqual([['noble']]);
    expect(history()).toMatchObject({ visits: { philipp: 'nobody' } });
    g.playLines('red bid 1\nblue pass\ngreen pass\nyellow pass\nred show louise-2\nred take card-1');
    expect(g.view()).toMatchObject({
      visits: [{ noble: 'philipp' }, { noble: 'louise', winner: 'red' }],
      taken: { 'card-1': 'red' },
    });
  });

  test('[AUG-RND-2] Philipp, Louise, Leo, Maria, Maximilian', () => {
    const g = newTable(2);
    everyoneBuys(g, 'no');
    const nobles: unknown[] = [];
    while (step(g) === 'bid') {
      nobles.push(g.view().auction?.noble);
      everyonePasses(g);
    }
    expect(nobles).toEqual(['philipp', 'louise', 'leo', 'maria', 'maximilian']);
    expect(step(g)).toBe('purchase');
  });

  test('[AUG-RND-3] the second round shows the other five cards, the third five of all ten', () => {
    const opened = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const g = newTable(2, seed);
      const first = cards(g);
      everyoneBuys(g, 'no');
      for (let auction = 0; auction < 5; auction++) everyonePasses(g);
      everyoneBuys(g, 'no');
      expect(cards(g)).toEqual({ open: first.faceDown, faceDown: [], out: first.open });
      for (let auction = 0; auction < 5; auction++) everyonePasses(g);
      everyoneBuys(g, 'no');
      const third = cards(g);
      expect([third.open.length, third.faceDown.length, third.out.length]).toEqual([5, 5, 0]);
      opened.add(String(third.open));
    }
    expect(opened.size).toBeGreaterThan(10);
  });

  test('[AUG-RND-3] the cards of a new round are shown after the purchases', () => {
    const g = before('income', { round: 1 });
    expect(step(g)).toBe('purchase');
    expect(cards(g).faceDown).toHaveLength(5);
    everyoneBuys(g, 'no');
    expect(g.view().round).toBe(2);
    expect(cards(g).faceDown).toEqual([]);
  });
});
