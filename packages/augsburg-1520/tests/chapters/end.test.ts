import { describe, expect, test } from 'vitest';
import type { Json } from '@fondaco/kernel';
import { before } from '../fixtures.ts';

function winners(players: Record<string, Json>): readonly string[] {
  return before('income', { round: 6, players }).result().winners;
}

describe('END', () => {
  test('[AUG-END-1] most prestige wins, the last income included', () => {
    expect(winners({ red: { prestige: 20 }, blue: { prestige: 15, levels: { peerage: 4 } } })).toEqual(['blue']);
  });

  test('[AUG-END-1] the sources of prestige add up', () => {
    const g = before('income', { round: 6, players: { red: { prestige: { points: 7, 'given-up': 4, robbed: 1 } } } });
    expect(g.result().scores[0]).toEqual({
      seat: 'red',
      total: 15,
      breakdown: { points: 7, 'given-up': 4, peerage: 3, 'coat-of-arms': 0, 'letter-of-nobility': 0, robbed: 1 },
    });
  });

  test('[AUG-END-2] tied: the dearest cathedral among them', () => {
    const tied = {
      red: { prestige: 20, rights: { church: 800 } },
      blue: { prestige: 20, rights: { church: 700, cathedral: 800 } },
      green: { prestige: 20, rights: { church: 600, cathedral: 900 } },
      yellow: { prestige: 10, rights: { cathedral: 1000 } },
    };
    expect(winners(tied)).toEqual(['green']);
  });

  test('[AUG-END-2] if none of them has one, the dearest church', () => {
    const tied = {
      red: { prestige: 20, rights: { church: 700 } },
      blue: { prestige: 20, rights: { church: 800 } },
      green: { prestige: 20 },
      yellow: { prestige: 10, rights: { cathedral: 1000 } },
    };
    expect(winners(tied)).toEqual(['blue']);
  });

  test('[AUG-END-2] whoever comes first', () => {
    const church = (price: number): Json => ({ prestige: 20, rights: { church: price } });
    expect(winners({ red: church(800), blue: church(700), green: church(600) })).toEqual(['red']);
  });

  test('[AUG-END-2] still tied, they share the victory', () => {
    expect(winners({ red: { prestige: 20 }, green: { prestige: 20 } })).toEqual(['red', 'green']);
  });
});
