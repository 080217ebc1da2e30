import { describe, expect, test } from 'vitest';
import { before, everyoneBuys, florins, withParts, winnerWith } from '../fixtures.ts';
import type { Json } from '@fondaco/kernel';

describe('PRC', () => {
  test('[AUG-PRC-1] everyone sees the price of the top card, and nothing else of it', () => {
    const prices = ['leo-1', 'leo-5', 'maria-9', 'maria-13', 'maria-17', 'joker'].map((top) => {
      const g = before('philipp', { deck: [top] });
      expect(JSON.stringify(g.view())).not.toContain(top === 'joker' ? '"joker"' : top);
      return g.view().topPrice;
    });
    expect(prices).toEqual([200, 250, 300, 350, 400, 400]);
  });

  test('[AUG-PRC-1] without a deck there is no price', () => {
    const deckless = before('philipp', { discards: ALL });
    expect(deckless.view()).not.toHaveProperty('topPrice');
  });

  test('[AUG-PRC-1] the price changes with the top card', () => {
    const g = winnerWith('card-2', { deck: ['leo-1', 'leo-2', 'leo-17'] });
    g.play('red', 'use notes');
    expect(g.view().topPrice).toBe(400);
  });

  test('[AUG-PRC-1] notes cost what is printed on them', () => {
    const g = before('income', { deck: ['maria-4', 'maria-8', 'maria-12', 'maria-16'] });
    everyoneBuys(g, 'yes');
    expect(florins(g, 'red')).toBe(2100 - 200 - 250 - 300 - 350);
  });

  test('[AUG-PRC-1] whoever knows the printed prices can say so', () => {
    const dear = withParts((parts) => ({
      ...parts,
      notes: { ...(parts['notes'] as Record<string, Json>), jokerPrice: 390 },
    }));
    expect(dear.partsHash).toMatch(/^[0-9a-f]{64}$/);
    const g = before('philipp', { deck: ['joker'] }, { game: dear });
    expect(g.view().topPrice).toBe(390);
  });
});

const ALL = [
  ...['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
    Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
  ),
  ...Array.from({ length: 12 }, () => 'joker'),
];
