import { describe, expect, test } from 'vitest';
import { actionsLeft, before, ducatsOf, turnOf } from '../fixtures.ts';

describe('ACT', () => {
  test('[DVE-ACT-1] in game order each player has a whole turn of 5 actions; unspent ones lapse', () => {
    const g = before('actions', { order: ['green', 'red', 'blue'] });
    expect(g.offers('red')).toEqual([]);
    expect(g.whyNot('red', 'psalter')).toEqual({ clause: 'DVE-ACT-1', reason: 'not-now' });
    expect(actionsLeft(g)).toBe(5);
    g.play('green', 'rest 2', 'business', 'psalter', 'rest 1');
    expect(actionsLeft(g)).toBe(0);
    expect(g.whyNot('green', 'rest 1')).toEqual({ clause: 'DVE-ACT-1', reason: 'too-few-actions' });
    expect(g.whyNot('green', 'move assisi')).toEqual({ clause: 'DVE-ACT-1', reason: 'too-few-actions' });
    g.play('green', 'end');
    g.play('red', 'psalter', 'end');
    expect(actionsLeft(g)).toBe(5);
    expect(g.offers('blue')).toContain('psalter');
    expect(g.whyNot('blue', 'pope')).toEqual({ clause: 'DVE-ACT-1', reason: 'not-now' });
  });

  test('[DVE-ACT-1] with one action left what costs one is offered', () => {
    const g = turnOf('red', {
      tiles: [],
      acting: { actions: 1 },
      manuscripts: { open: ['oil-1'] },
      players: { red: { at: 'genova', charts: { knowledge: 1 } } },
    });
    expect(g.offers('red').filter((line) => !line.startsWith('move '))).toEqual([
      'claim city',
      'take oil-1',
      'psalter',
      'business',
      'riddle 1',
      'messenger 1',
      'orient 1',
      'rest 1',
      'end',
    ]);
  });

  test('[DVE-ACT-2] free deeds cost no action and can come at any time', () => {
    const g = turnOf('red', {
      turn: 12,
      events: { open: [8] },
      acting: { actions: 0 },
      players: { red: { at: 'roma', charts: { library: 1 } } },
    });
    expect(g.offers('red')).toEqual(['claim event', 'claim city', 'draw', 'end']);
    g.play('red', 'claim city', 'draw', 'claim event', 'end');
    const abbey = turnOf('red', {
      acting: { actions: 0 },
      players: { red: { at: 'abbey-south', amanuensesInFront: 1 } },
    });
    expect(abbey.offers('red')).toEqual(['convert points', 'convert knowledge', 'end']);
    const convent = turnOf('red', { acting: { actions: 0 }, players: { red: { at: 'convent-east' } } });
    expect(convent.offers('red', 'become')).toHaveLength(5);
  });

  test('[DVE-ACT-3] movement, manuscript, psalter, business and each cube action once a turn; charts repeat', () => {
    const g = turnOf('red', {
      tiles: [],
      forSale: { politician: 2, nobleman: 2, abbess: 2, amanuensis: 2 },
      manuscripts: { open: ['oil-1', 'oil-2'] },
      acting: { actions: 5 },
      players: { red: { at: 'genova', ducats: 200, charts: { knowledge: 30 } } },
    });
    g.play('red', 'psalter');
    expect(g.whyNot('red', 'psalter')).toEqual({ clause: 'DVE-ACT-3', reason: 'psalter-read-already' });
    g.play('red', 'business');
    expect(g.whyNot('red', 'business')).toEqual({ clause: 'DVE-ACT-3', reason: 'business-done-already' });
    g.play('red', 'take oil-1');
    expect(g.whyNot('red', 'take oil-2')).toEqual({ clause: 'DVE-MAN-1', reason: 'took-a-manuscript-already' });
    g.play('red', 'move torino');
    expect(g.whyNot('red', 'move milano')).toEqual({ clause: 'DVE-ACT-3', reason: 'moved-already' });
    for (const cube of ['politician', 'nobleman', 'abbess', 'amanuensis']) {
      const other = turnOf('red', { forSale: { [cube]: 2 }, players: { red: { ducats: 200 } } });
      other.play('red', `${cube} 1`);
      expect(other.whyNot('red', `${cube} 1`)).toEqual({ clause: 'DVE-ACT-3', reason: 'cube-action-done-already' });
    }
    const charts = turnOf('red');
    charts.play('red', 'rest 1', 'rest 1', 'orient 1', 'orient 1', 'messenger 1');
    expect(actionsLeft(charts)).toBe(0);
  });

  test('[DVE-ACT-4] a turn ends only when the player says so, even with no action left', () => {
    const g = turnOf('red');
    g.play('red', 'rest 5');
    expect(g.offers('red')).toContain('end');
    expect(g.table.step).toBe('turn');
    g.play('red', 'end');
    expect(g.offers('blue').length).toBeGreaterThan(0);
    expect(ducatsOf(g, 'red')).toBe(10);
  });
});
