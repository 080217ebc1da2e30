import { describe, expect, test } from 'vitest';
import { before, prestige, viewPlayer, winnerWith } from '../fixtures.ts';

describe('BAR', () => {
  test('[AUG-BAR-1] without a church nobody passes 25, even with a cathedral', () => {
    for (const rights of [{}, { cathedral: 1000 }]) {
      const g = winnerWith('card-1', { players: { red: { prestige: 20, rights } } });
      g.play('red', 'use points-7');
      expect(prestige(g, 'red')).toBe(25);
      expect(g.events.at(-1)).toEqual({ type: 'stopped', seat: 'red', points: 2, barrier: 25, right: 'church' });
    }
  });

  test('[AUG-BAR-1] without a cathedral nobody passes 45', () => {
    const g = winnerWith('card-1', { players: { red: { prestige: 40, rights: { church: 800 } } } });
    g.play('red', 'use points-7');
    expect(prestige(g, 'red')).toBe(45);
    expect(g.events.at(-1)).toEqual({ type: 'stopped', seat: 'red', points: 2, barrier: 45, right: 'cathedral' });
  });

  test('[AUG-BAR-1] what goes beyond is lost for good: build first, then advance', () => {
    const table = { players: { red: { prestige: 24, florins: 1000 } } };
    const late = winnerWith('card-6', table);
    late.play('red', 'use points-6', 'use office church');
    expect(prestige(late, 'red')).toBe(25);
    const early = winnerWith('card-6', table);
    early.play('red', 'use office church', 'use points-6');
    expect(prestige(early, 'red')).toBe(30);
  });

  test('[AUG-BAR-1] whatever it came from: giving up, peerage, coat of arms', () => {
    const given = winnerWith('card-1', { players: { red: { prestige: 24 } } });
    given.play('red', 'give-up');
    expect(prestige(given, 'red')).toBe(25);
    const income = before('income', { players: { red: { prestige: 21, rights: { 'coat-of-arms': 4 } } } });
    expect(viewPlayer(income, 'red').prestigeFrom).toMatchObject({ points: 21, peerage: 3, 'coat-of-arms': 1 });
  });

  test('[AUG-BAR-2] beyond 45 prestige goes on counting', () => {
    const held = { church: 800, cathedral: 1000 };
    const g = winnerWith('card-1', { players: { red: { prestige: 60, rights: held } } });
    g.play('red', 'use points-7');
    expect(prestige(g, 'red')).toBe(67);
    expect(g.events).toEqual([{ type: 'prestige', seat: 'red', source: 'points', points: 7 }]);
  });

  test('[AUG-BAR-1] at a barrier nothing is gained, and what is lost is told', () => {
    const g = winnerWith('card-1', { players: { red: { prestige: 25 } } });
    g.play('red', 'use points-7');
    expect(g.events.map(({ type }) => type)).toEqual(['stopped']);
  });
});
