import { describe, expect, test } from 'vitest';
import { actionsLeft, chart, knowledge, ranked, turnOf } from './fixtures.ts';

describe('STK', () => {
  test('[DVE-STK-1] a disc that arrives goes on top and so counts as behind, whichever way it came', () => {
    const g = turnOf('ann', {
      players: { ann: { charts: { rest: 1 } }, bob: { charts: { rest: 3 } }, cat: { charts: { rest: 3 } } },
      stacks: { rest: ['cat', 'bob', 'ann'], knowledge: ['ann', 'bob', 'cat'] },
    });
    expect(ranked(g, 'rest')).toEqual(['cat', 'bob', 'ann']);
    g.play('ann', 'rest 2');
    expect(ranked(g, 'rest')).toEqual(['cat', 'bob', 'ann']);
    const back = turnOf('ann', {
      players: {
        ann: { tile: 'shlasinger', charts: { knowledge: 20 } },
        bob: { charts: { knowledge: 15 } },
        cat: { charts: { knowledge: 9 } },
      },
    });
    back.play('ann', 'accuse bob');
    expect(chart(back, 'knowledge')).toEqual({ ann: 20, bob: 9, cat: 9 });
    expect(ranked(back, 'knowledge')).toEqual(['ann', 'cat', 'bob']);
  });

  test('[DVE-STK-2] of discs on one space the lower one has more knowledge', () => {
    const table = {
      players: {
        ann: { charts: { knowledge: 5 } },
        bob: { charts: { knowledge: 5 } },
        cat: { charts: { knowledge: 9 } },
      },
    };
    const last = turnOf('ann', { ...table, stacks: { knowledge: ['cat', 'bob', 'ann'] } });
    last.play('ann', 'psalter');
    expect(knowledge(last, 'ann')).toBe(9);
    const second = turnOf('ann', { ...table, stacks: { knowledge: ['cat', 'ann', 'bob'] } });
    second.play('ann', 'psalter');
    expect(knowledge(second, 'ann')).toBe(8);
  });

  test('[DVE-STK-3] a chart ends at its last space; further knowledge is lost; free deeds stay allowed', () => {
    const g = turnOf('ann', { players: { ann: { at: 'padova', charts: { rest: 4, knowledge: 96, riddle: 9 } } } });
    expect(g.offers('ann', 'rest')).toEqual(['rest 1', 'rest 2']);
    expect(g.whyNot('ann', 'rest 3')).toEqual({ clause: 'DVE-STK-3', reason: 'chart-ends' });
    expect(g.whyNot('ann', 'riddle 2')).toEqual({ clause: 'DVE-STK-3', reason: 'chart-ends' });
    expect(g.whyNot('ann', 'rest 0')).toEqual({ clause: 'DVE-RES-1', reason: 'rest-goes-1-or-more' });
    g.play('ann', 'claim city', 'psalter');
    expect(knowledge(g, 'ann')).toBe(96);
    const stay = turnOf('ann', {
      players: { ann: { at: 'padova', charts: { knowledge: 96 } }, bob: { charts: { knowledge: 96 } } },
      stacks: { knowledge: ['ann', 'bob', 'cat'] },
    });
    stay.play('ann', 'claim city');
    expect(ranked(stay, 'knowledge')).toEqual(['ann', 'bob', 'cat']);
    expect(actionsLeft(stay)).toBe(5);
  });
});
