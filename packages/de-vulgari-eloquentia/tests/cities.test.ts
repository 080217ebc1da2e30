import { describe, expect, test } from 'vitest';
import { actionsLeft, ducatsOf, knowledge, turnOf } from './fixtures.ts';

const FRIAR = { tile: 'gigi', ducats: 0 };

describe('EVC', () => {
  test('[DVE-EVC-1] example: Mercis at Venezia; a claimed tile is used up for everyone', () => {
    const g = turnOf('ann', {
      turn: 4,
      events: { open: [2] },
      players: { ann: { at: 'venezia' }, bob: { at: 'venezia' } },
    });
    g.play('ann', 'claim event');
    expect([ducatsOf(g, 'ann'), actionsLeft(g)]).toEqual([40, 5]);
    expect(g.whyNot('ann', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
    g.play('ann', 'end');
    expect(g.whyNot('bob', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
    const elsewhere = turnOf('ann', { events: { open: [2] }, players: { ann: { at: 'padova' } } });
    expect(elsewhere.whyNot('ann', 'claim event')).toEqual({ clause: 'DVE-EVC-1', reason: 'no-event-here' });
  });

  test('[DVE-EVC-2] example: Filocolo at Napoli for anyone; coin tiles for merchants only', () => {
    const g = turnOf('ann', {
      events: { open: [1, 2] },
      players: { ann: { at: 'napoli', ...FRIAR }, bob: { at: 'venezia', tile: 'mario' } },
    });
    g.play('ann', 'claim event');
    expect([knowledge(g, 'ann'), ducatsOf(g, 'ann')]).toEqual([5, 0]);
    g.play('ann', 'end');
    expect(g.whyNot('bob', 'claim event')).toEqual({ clause: 'DVE-EVC-2', reason: 'only-merchants-take-coins' });
    const merchant = turnOf('ann', { events: { open: [1] }, players: { ann: { at: 'napoli' } } });
    merchant.play('ann', 'claim event');
    expect(knowledge(merchant, 'ann')).toBe(5);
  });

  test('[DVE-EVC-3] Stupor Mundi is not claimed', () => {
    const g = turnOf('ann', { turn: 10, events: { open: [10] }, players: { ann: { at: 'brindisi' } } });
    expect(g.whyNot('ann', 'claim event')).toEqual({ clause: 'DVE-EVC-3', reason: 'stupor-is-not-claimed' });
    expect(g.offers('ann', 'summon')).toEqual(['summon']);
  });
});

describe('CIT', () => {
  test('[DVE-CIT-1] example: Roma gives a merchant 8 ducats and 15 spaces, a religious the 15 spaces', () => {
    const g = turnOf('ann', { players: { ann: { at: 'roma' }, bob: { at: 'roma', ...FRIAR } } });
    g.play('ann', 'claim city', 'end');
    expect([ducatsOf(g, 'ann'), knowledge(g, 'ann')]).toEqual([18, 16]);
    g.play('bob', 'claim city');
    expect([ducatsOf(g, 'bob'), knowledge(g, 'bob')]).toEqual([0, 16]);
    expect(turnOf('ann', { players: { ann: { at: 'torino' } } }).whyNot('ann', 'claim city')).toEqual({
      clause: 'DVE-CIT-1',
      reason: 'nothing-to-claim-here',
    });
    const sea = turnOf('ann', { players: { ann: { at: 'adriatic', embarkedFrom: 'ancona' } } });
    expect(sea.whyNot('ann', 'claim city')).toMatchObject({ reason: 'nothing-to-claim-here' });
  });

  test('[DVE-CIT-2] once per player and city; several players may; a religious claims no purely economic city', () => {
    const g = turnOf('ann', {
      players: { ann: { at: 'siena' }, bob: { at: 'siena' }, cat: { at: 'milano', ...FRIAR } },
    });
    g.play('ann', 'claim city');
    expect(g.whyNot('ann', 'claim city')).toEqual({ clause: 'DVE-CIT-2', reason: 'claimed-already' });
    g.play('ann', 'end');
    g.play('bob', 'claim city', 'end');
    expect(g.view()['claims']).toEqual({ siena: ['ann', 'bob'] });
    expect(g.whyNot('cat', 'claim city')).toEqual({ clause: 'DVE-CIT-2', reason: 'religious-gain-no-ducats' });
  });

  test('[DVE-CIT-3] before and after moving: two cities in a turn', () => {
    const g = turnOf('ann', { players: { ann: { at: 'firenze' } } });
    g.play('ann', 'claim city', 'move siena', 'claim city');
    expect([ducatsOf(g, 'ann'), knowledge(g, 'ann')]).toEqual([35, 9]);
  });

  test('[DVE-CIT-4] Bologna can be claimed only by way of the messenger', () => {
    const g = turnOf('ann', { players: { ann: { at: 'bologna' } } });
    expect(g.offers('ann', 'claim')).toEqual([]);
    expect(g.whyNot('ann', 'claim city')).toEqual({ clause: 'DVE-CIT-4', reason: 'bologna-needs-the-messenger' });
    expect(g.whyNot('ann', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'messenger-has-not-arrived' });
  });
});
