import { describe, expect, test } from 'vitest';
import { actionsLeft, ducatsOf, knowledge, turnOf } from '../fixtures.ts';

const FRIAR = { tile: 'gigi', ducats: 0 };

describe('EVC', () => {
  test('[DVE-EVC-1] example: Mercis at Venezia; a claimed tile is used up for everyone', () => {
    const g = turnOf('red', {
      turn: 4,
      events: { open: [2] },
      players: { red: { at: 'venezia' }, blue: { at: 'venezia' } },
    });
    g.play('red', 'claim event');
    expect([ducatsOf(g, 'red'), actionsLeft(g)]).toEqual([40, 5]);
    expect(g.whyNot('red', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
    g.play('red', 'end');
    expect(g.whyNot('blue', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
    const elsewhere = turnOf('red', { events: { open: [2] }, players: { red: { at: 'padova' } } });
    expect(elsewhere.whyNot('red', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
  });

  test('[DVE-EVC-2] example: Filocolo at Napoli for anyone; coin tiles for merchants only', () => {
    const g = turnOf('red', {
      turn: 2,
      events: { open: [1, 2] },
      players: { red: { at: 'napoli', ...FRIAR }, blue: { at: 'venezia', tile: 'mario' } },
    });
    g.play('red', 'claim event');
    expect([knowledge(g, 'red'), ducatsOf(g, 'red')]).toEqual([5, 0]);
    g.play('red', 'end');
    expect(g.whyNot('blue', 'claim event')).toEqual({ clause: 'DVE-EVC-2', reason: 'only-merchants-take-coins' });
    const merchant = turnOf('red', { events: { open: [1] }, players: { red: { at: 'napoli' } } });
    merchant.play('red', 'claim event');
    expect(knowledge(merchant, 'red')).toBe(5);
  });

  test('[DVE-EVC-3] Stupor Mundi is not claimed', () => {
    const g = turnOf('red', { turn: 10, events: { open: [10] }, players: { red: { at: 'brindisi' } } });
    expect(g.whyNot('red', 'claim event')).toEqual({ clause: 'DVE-EVC-3', reason: 'stupor-is-not-claimed' });
    expect(g.offers('red', 'summon')).toEqual(['summon']);
  });
});

describe('CIT', () => {
  test('[DVE-CIT-1] example: Roma gives a merchant 8 ducats and 15 spaces, a religious the 15 spaces', () => {
    const g = turnOf('red', { players: { red: { at: 'roma' }, blue: { at: 'roma', ...FRIAR } } });
    g.play('red', 'claim city', 'end');
    expect([ducatsOf(g, 'red'), knowledge(g, 'red')]).toEqual([18, 16]);
    g.play('blue', 'claim city');
    expect([ducatsOf(g, 'blue'), knowledge(g, 'blue')]).toEqual([0, 16]);
    expect(turnOf('red', { players: { red: { at: 'torino' } } }).whyNot('red', 'claim city')).toEqual({
      clause: 'DVE-CIT-1',
      reason: 'nothing-to-claim-here',
    });
    const sea = turnOf('red', { players: { red: { at: 'adriatic', embarkedFrom: 'ancona' } } });
    expect(sea.whyNot('red', 'claim city')).toMatchObject({ reason: 'nothing-to-claim-here' });
  });

  test('[DVE-CIT-2] once per player and city; several players may; a religious claims no purely economic city', () => {
    const g = turnOf('red', {
      players: { red: { at: 'siena' }, blue: { at: 'siena' }, green: { at: 'milano', ...FRIAR } },
    });
    g.play('red', 'claim city');
    expect(g.whyNot('red', 'claim city')).toEqual({ clause: 'DVE-CIT-2', reason: 'claimed-already' });
    g.play('red', 'end');
    g.play('blue', 'claim city', 'end');
    expect(g.view().claims).toEqual({ siena: ['red', 'blue'] });
    expect(g.whyNot('green', 'claim city')).toEqual({ clause: 'DVE-CIT-2', reason: 'religious-gain-no-ducats' });
  });

  test('[DVE-CIT-3] before and after moving: two cities in a turn', () => {
    const g = turnOf('red', { players: { red: { at: 'firenze' } } });
    g.play('red', 'claim city', 'move siena', 'claim city');
    expect([ducatsOf(g, 'red'), knowledge(g, 'red')]).toEqual([35, 9]);
  });

  test('[DVE-CIT-4] Bologna can be claimed only by way of the messenger', () => {
    const g = turnOf('red', { players: { red: { at: 'bologna' } } });
    expect(g.offers('red', 'claim')).toEqual([]);
    expect(g.whyNot('red', 'claim city')).toEqual({ clause: 'DVE-CIT-4', reason: 'bologna-needs-the-messenger' });
    expect(g.whyNot('red', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'messenger-has-not-arrived' });
  });
});
