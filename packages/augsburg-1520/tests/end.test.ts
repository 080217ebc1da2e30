import { describe, expect, test } from 'vitest';
import type { Json } from '@fondaco/kernel';
import { before } from './fixtures.ts';

function winners(players: Record<string, Json>): readonly string[] {
  return before('income', { round: 6, players }).result().winners;
}

describe('END', () => {
  test('[AUG-END-1] most prestige wins, the last income included', () => {
    expect(winners({ ann: { prestige: 20 }, bob: { prestige: 15, levels: { peerage: 4 } } })).toEqual(['bob']);
  });

  test('[AUG-END-1] the sources of prestige add up', () => {
    const g = before('income', { round: 6, players: { ann: { prestige: { points: 7, 'given-up': 4, robbed: 1 } } } });
    expect(g.result().scores[0]).toEqual({
      player: 'ann',
      total: 15,
      breakdown: { points: 7, 'given-up': 4, peerage: 3, 'coat-of-arms': 0, 'letter-of-nobility': 0, robbed: 1 },
    });
  });

  test('[AUG-END-2] tied: the dearest cathedral among them', () => {
    const tied = {
      ann: { prestige: 20, rights: { church: 800 } },
      bob: { prestige: 20, rights: { church: 700, cathedral: 700 } },
      cat: { prestige: 20, rights: { church: 600, cathedral: 900 } },
      dan: { prestige: 10, rights: { cathedral: 1000 } },
    };
    expect(winners(tied)).toEqual(['cat']);
  });

  test('[AUG-END-2] if none of them has one, the dearest church', () => {
    const tied = {
      ann: { prestige: 20, rights: { church: 600 } },
      bob: { prestige: 20, rights: { church: 700 } },
      cat: { prestige: 20 },
      dan: { prestige: 10, rights: { cathedral: 1000 } },
    };
    expect(winners(tied)).toEqual(['bob']);
  });

  test('[AUG-END-2] still tied, they share the victory', () => {
    expect(winners({ ann: { prestige: 20 }, cat: { prestige: 20 } })).toEqual(['ann', 'cat']);
  });
});
