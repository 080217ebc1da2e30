import { seatWords } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { before, chart } from '../fixtures.ts';

describe('ORD', () => {
  test('[DVE-ORD-1] game order is the reverse of the knowledge chart, stacks included', () => {
    const g = before('order', {
      players: {
        red: { charts: { knowledge: 12 } },
        blue: { charts: { knowledge: 3 } },
        green: { charts: { knowledge: 12 } },
      },
      stacks: { knowledge: ['green', 'red', 'blue'] },
    });
    expect(g.view().order).toEqual(['blue', 'red', 'green']);
    expect(g.offers('blue').length).toBeGreaterThan(0);
  });

  test('[DVE-ORD-2] example: Gray, Green, Red, Yellow, Black, and who has rested most goes first', () => {
    const [gray, green, red, yellow, black] = seatWords(5);
    const seats = [gray, green, red, yellow, black];
    const players = {
      [gray]: { charts: { knowledge: 4 } },
      [green]: { charts: { knowledge: 9, rest: 2 } },
      [red]: { charts: { knowledge: 15 } },
      [yellow]: { charts: { knowledge: 20, rest: 3 } },
      [black]: { charts: { knowledge: 31 } },
    };
    const g = before('order', { players }, { seats });
    expect(g.view().order).toEqual([yellow, gray, green, red, black]);
    expect(chart(g, 'rest')).toEqual({ [gray]: 0, [green]: 2, [red]: 0, [yellow]: 0, [black]: 0 });
    const nobody = before(
      'order',
      { players: { ...players, [green]: { charts: { knowledge: 9 } }, [yellow]: { charts: { knowledge: 20 } } } },
      { seats },
    );
    expect(nobody.view().order).toEqual([gray, green, red, yellow, black]);
  });

  test('[DVE-ORD-2] of two on one rest space the lower disc is further', () => {
    const players = {
      red: { charts: { rest: 2, knowledge: 30 } },
      blue: { charts: { rest: 2, knowledge: 20 } },
      green: { charts: { knowledge: 10 } },
    };
    const g = before('order', { players, stacks: { rest: ['red', 'blue', 'green'] } });
    expect(g.view().order).toEqual(['red', 'green', 'blue']);
    expect(chart(g, 'rest')).toEqual({ red: 0, blue: 2, green: 0 });
  });
});
