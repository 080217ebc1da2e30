import { describe, expect, test } from 'vitest';
import { turnOf } from '../fixtures.ts';

describe('what happened is told to all', () => {
  test('[DVE-INF-1] a merchant travels, claims, buys, sells and earns', () => {
    const g = turnOf('red', {
      turn: 6,
      forSale: { politician: 1, nobleman: 2 },
      events: { open: [2] },
      players: { red: { at: 'padova', ducats: 90, charts: { orient: 4 } } },
    });
    g.play('red', 'claim city', 'move venezia', 'claim event', 'politician 1', 'nobleman 1 sell-1', 'orient 1');
    expect(g.events).toEqual([
      { type: 'claimed-city', seat: 'red', zone: 'padova', ducats: 0, spaces: 8 },
      { type: 'advanced', seat: 'red', chart: 'knowledge', spaces: 8, space: 9 },
      { type: 'moved', seat: 'red', place: 'venezia', actions: 1, ducats: 0 },
      { type: 'claimed-event', seat: 'red', event: 2, ducats: 30, spaces: 0 },
      { type: 'bought', seat: 'red', cube: 'politician', count: 1, ducats: 30 },
      { type: 'bought', seat: 'red', cube: 'nobleman', count: 1, ducats: 0 },
      { type: 'cube-returned', cube: 'nobleman', turn: 7 },
      { type: 'sold', seat: 'red', count: 1, ducats: 20 },
      { type: 'advanced', seat: 'red', chart: 'orient', spaces: 1, space: 5 },
    ]);
    g.play('red', 'business', 'end');
    expect(g.events).toEqual([
      { type: 'earned', seat: 'red', ducats: 10 },
      { type: 'ended', seat: 'red' },
      { type: 'turn-of', seat: 'blue' },
    ]);
  });

  test('[DVE-INF-1] a friar sends the messenger, becomes cardinal, accuses and reads', () => {
    const g = turnOf('red', {
      turn: 9,
      players: {
        red: {
          at: 'milano',
          tile: 'mario',
          ducats: 80,
          behind: { politician: 1, abbess: 2 },
          charts: { messenger: 4, knowledge: 20 },
        },
        blue: { charts: { knowledge: 30 } },
      },
    });
    g.play('red', 'messenger 1', 'become shlasinger politician', 'accuse blue', 'psalter');
    expect(g.events).toEqual([
      { type: 'advanced', seat: 'red', chart: 'messenger', spaces: 1, space: 5 },
      { type: 'cube-returned', cube: 'abbess', turn: 10 },
      { type: 'cube-returned', cube: 'politician', turn: 10 },
      { type: 'became', seat: 'red', tile: 'shlasinger', ducats: 40 },
      { type: 'accused', seat: 'red', accused: 'blue', space: 24 },
      { type: 'advanced', seat: 'red', chart: 'knowledge', spaces: 3, space: 23 },
    ]);
  });
});
