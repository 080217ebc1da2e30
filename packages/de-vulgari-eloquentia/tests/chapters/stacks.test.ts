import { describe, expect, test } from 'vitest';
import { actionsLeft, chart, knowledge, ranked, turnOf } from '../fixtures.ts';

describe('STK', () => {
  test('[DVE-STK-1] a disc that arrives goes on top and so counts as behind, whichever way it came', () => {
    const g = turnOf('red', {
      players: { red: { charts: { rest: 1 } }, blue: { charts: { rest: 3 } }, green: { charts: { rest: 3 } } },
      stacks: { rest: ['green', 'blue', 'red'], knowledge: ['red', 'blue', 'green'] },
    });
    expect(ranked(g, 'rest')).toEqual(['green', 'blue', 'red']);
    g.play('red', 'rest 2');
    expect(ranked(g, 'rest')).toEqual(['green', 'blue', 'red']);
    const back = turnOf('red', {
      players: {
        red: { tile: 'shlasinger', charts: { knowledge: 20 } },
        blue: { charts: { knowledge: 15 } },
        green: { charts: { knowledge: 9 } },
      },
    });
    back.play('red', 'accuse blue');
    expect(chart(back, 'knowledge')).toEqual({ red: 20, blue: 9, green: 9 });
    expect(ranked(back, 'knowledge')).toEqual(['red', 'green', 'blue']);
  });

  test('[DVE-STK-2] of discs on one space the lower one has more knowledge', () => {
    const table = {
      players: {
        red: { charts: { knowledge: 5 } },
        blue: { charts: { knowledge: 5 } },
        green: { charts: { knowledge: 9 } },
      },
    };
    const last = turnOf('red', { ...table, stacks: { knowledge: ['green', 'blue', 'red'] } });
    last.play('red', 'psalter');
    expect(knowledge(last, 'red')).toBe(9);
    const second = turnOf('red', { ...table, stacks: { knowledge: ['green', 'red', 'blue'] } });
    second.play('red', 'psalter');
    expect(knowledge(second, 'red')).toBe(8);
  });

  test('[DVE-STK-3] a chart ends at its last space; further knowledge is lost; free deeds stay allowed', () => {
    const g = turnOf('red', { players: { red: { at: 'padova', charts: { rest: 4, knowledge: 96, riddle: 9 } } } });
    expect(g.offers('red', 'rest')).toEqual(['rest 1', 'rest 2']);
    expect(g.whyNot('red', 'rest 3')).toEqual({ clause: 'DVE-STK-3', reason: 'chart-ends' });
    expect(g.whyNot('red', 'riddle 2')).toEqual({ clause: 'DVE-STK-3', reason: 'chart-ends' });
    expect(g.whyNot('red', 'rest 0')).toEqual({ clause: 'DVE-RES-1', reason: 'rest-goes-1-or-more' });
    g.play('red', 'claim city', 'psalter');
    expect(knowledge(g, 'red')).toBe(96);
    const stay = turnOf('red', {
      players: { red: { at: 'padova', charts: { knowledge: 96 } }, blue: { charts: { knowledge: 96 } } },
      stacks: { knowledge: ['red', 'blue', 'green'] },
    });
    stay.play('red', 'claim city');
    expect(ranked(stay, 'knowledge')).toEqual(['red', 'blue', 'green']);
    expect(actionsLeft(stay)).toBe(5);
  });
});
