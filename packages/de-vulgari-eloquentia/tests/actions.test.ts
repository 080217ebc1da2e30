import { describe, expect, test } from 'vitest';
import { actionsLeft, before, ducatsOf, turnOf } from './fixtures.ts';

describe('ACT', () => {
  test('[DVE-ACT-1] in game order each player has a whole turn of 5 actions; unspent ones lapse', () => {
    const g = before('actions', { order: ['cat', 'ann', 'bob'] });
    expect(g.offers('ann')).toEqual([]);
    expect(g.whyNot('ann', 'psalter')).toEqual({ clause: 'DVE-ACT-1', reason: 'not-now' });
    expect(actionsLeft(g)).toBe(5);
    g.play('cat', 'rest 2', 'business', 'psalter', 'rest 1');
    expect(actionsLeft(g)).toBe(0);
    expect(g.whyNot('cat', 'rest 1')).toEqual({ clause: 'DVE-ACT-1', reason: 'too-few-actions' });
    expect(g.whyNot('cat', 'move assisi')).toEqual({ clause: 'DVE-ACT-1', reason: 'too-few-actions' });
    g.play('cat', 'end');
    g.play('ann', 'psalter', 'end');
    expect(actionsLeft(g)).toBe(5);
    expect(g.offers('bob')).toContain('psalter');
    expect(g.whyNot('bob', 'pope')).toEqual({ clause: 'DVE-ACT-1', reason: 'not-now' });
  });

  test('[DVE-ACT-2] free deeds cost no action and can come at any time', () => {
    const g = turnOf('ann', {
      turn: 12,
      events: { open: [8] },
      acting: { actions: 0 },
      players: { ann: { at: 'roma', charts: { library: 1 } } },
    });
    expect(g.offers('ann')).toEqual(['claim event', 'claim city', 'draw', 'end']);
    g.play('ann', 'claim city', 'draw', 'claim event', 'end');
    const abbey = turnOf('ann', {
      acting: { actions: 0 },
      players: { ann: { at: 'abbey-south', amanuensesInFront: 1 } },
    });
    expect(abbey.offers('ann')).toEqual(['convert points', 'convert knowledge', 'end']);
    const convent = turnOf('ann', { acting: { actions: 0 }, players: { ann: { at: 'convent-east' } } });
    expect(convent.offers('ann', 'become')).toHaveLength(5);
  });

  test('[DVE-ACT-3] movement, manuscript, psalter, business and each cube action once a turn; charts repeat', () => {
    const g = turnOf('ann', {
      tiles: [],
      forSale: { politician: 2, nobleman: 2, abbess: 2, amanuensis: 2 },
      manuscripts: { open: ['oil-1', 'oil-2'] },
      acting: { actions: 5 },
      players: { ann: { at: 'genova', ducats: 200, charts: { knowledge: 30 } } },
    });
    g.play('ann', 'psalter');
    expect(g.whyNot('ann', 'psalter')).toEqual({ clause: 'DVE-ACT-3', reason: 'psalter-read-already' });
    g.play('ann', 'business');
    expect(g.whyNot('ann', 'business')).toEqual({ clause: 'DVE-ACT-3', reason: 'business-done-already' });
    g.play('ann', 'take oil-1');
    expect(g.whyNot('ann', 'take oil-2')).toEqual({ clause: 'DVE-MAN-1', reason: 'took-a-manuscript-already' });
    g.play('ann', 'move torino');
    expect(g.whyNot('ann', 'move milano')).toEqual({ clause: 'DVE-ACT-3', reason: 'moved-already' });
    for (const cube of ['politician', 'nobleman', 'abbess', 'amanuensis']) {
      const other = turnOf('ann', { forSale: { [cube]: 2 }, players: { ann: { ducats: 200 } } });
      other.play('ann', `${cube} 1`);
      expect(other.whyNot('ann', `${cube} 1`)).toEqual({ clause: 'DVE-ACT-3', reason: 'cube-action-done-already' });
    }
    const charts = turnOf('ann');
    charts.play('ann', 'rest 1', 'rest 1', 'orient 1', 'orient 1', 'messenger 1');
    expect(actionsLeft(charts)).toBe(0);
  });

  test('[DVE-ACT-4] a turn ends only when the player says so, even with no action left', () => {
    const g = turnOf('ann');
    g.play('ann', 'rest 5');
    expect(g.offers('ann')).toContain('end');
    expect(g.table.step).toBe('turn');
    g.play('ann', 'end');
    expect(g.offers('bob').length).toBeGreaterThan(0);
    expect(ducatsOf(g, 'ann')).toBe(10);
  });
});
