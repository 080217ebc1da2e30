import { describe, expect, test } from 'vitest';
import { actionsLeft, behindOf, cubesOn, ducatsOf, knowledge, NO_CUBES, points, seen, turnOf } from './fixtures.ts';

describe('CON', () => {
  test('[DVE-CON-1] a merchant in a convent may become a friar for half his ducats, the loss rounded up', () => {
    const g = turnOf('ann', { players: { ann: { at: 'convent-west', ducats: 35 }, bob: { tile: 'mario' } } });
    expect(g.offers('ann', 'become')).toEqual(['become michael', 'become stefano', 'become gigi', 'become ralph']);
    expect(g.whyNot('ann', 'become mario')).toEqual({ clause: 'DVE-CON-1', reason: 'friar-is-taken' });
    expect(g.whyNot('ann', 'become gigi politician')).toEqual({
      clause: 'DVE-CON-1',
      reason: 'friars-cost-no-cube',
    });
    g.play('ann', 'become gigi');
    expect(seen(g, 'ann')).toMatchObject({ character: 'friar', tile: 'gigi', ducats: 17 });
    expect(actionsLeft(g)).toBe(5);
    expect(turnOf('ann', { players: { ann: { at: 'roma' } } }).whyNot('ann', 'become gigi')).toEqual({
      clause: 'DVE-CON-1',
      reason: 'not-in-a-convent',
    });
  });

  test('[DVE-CON-2] a friar never becomes a merchant or another friar, a cardinal nothing else; religious gain no city ducats', () => {
    const friar = turnOf('ann', { players: { ann: { at: 'convent-west', tile: 'mario' } } });
    expect(friar.whyNot('ann', 'become gigi')).toEqual({ clause: 'DVE-CON-2', reason: 'not-a-merchant' });
    const cardinal = turnOf('ann', {
      players: { ann: { at: 'milano', tile: 'muret', ducats: 100, behind: { politician: 2 } } },
    });
    expect(cardinal.offers('ann', 'become')).toEqual([]);
    expect(cardinal.whyNot('ann', 'become zazza politician')).toMatchObject({ reason: 'not-a-friar' });
    const rich = turnOf('ann', {
      forSale: { nobleman: 1 },
      players: { ann: { at: 'roma', tile: 'mario', ducats: 0 } },
    });
    rich.play('ann', 'claim city', 'business', 'nobleman 1 sell-1');
    expect(ducatsOf(rich, 'ann')).toBe(30);
  });

  test('[DVE-CON-3] nobody has to: one may stop in a convent, cathedral or abbey without effect', () => {
    for (const zone of ['convent-east', 'milano', 'abbey-centre']) {
      const g = turnOf('ann', {
        players: { ann: { at: zone, tile: 'mario', ducats: 90, amanuensesInFront: 2, behind: { politician: 1 } } },
      });
      g.play('ann', 'end');
      expect(seen(g, 'ann')).toMatchObject({ character: 'friar', ducats: 90, amanuensesInFront: 2 });
    }
  });
});

describe('CAT', () => {
  const friar = { at: 'milano', tile: 'mario', ducats: 69, behind: { politician: 1, nobleman: 1, abbess: 3 } };

  test('[DVE-CAT-1] a friar in a cathedral pays 40 ducats and a red or black cube; the friar tile leaves the game', () => {
    const g = turnOf('ann', { turn: 5, players: { ann: friar, bob: { tile: 'zazza' } } });
    expect(g.offers('ann', 'become')).toEqual(
      ['lanzuisi', 'balestreri', 'shlasinger'].flatMap((tile) => [
        `become ${tile} politician`,
        `become ${tile} nobleman`,
      ]),
    );
    expect(g.whyNot('ann', 'become lanzuisi')).toEqual({ clause: 'DVE-CAT-1', reason: 'cube-to-pay-missing' });
    expect(g.whyNot('ann', 'become lanzuisi abbess')).toEqual({ clause: 'DVE-CAT-1', reason: 'cube-to-pay-missing' });
    g.play('ann', 'become lanzuisi nobleman');
    expect(seen(g, 'ann')).toMatchObject({ character: 'cardinal', tile: 'lanzuisi', ducats: 29 });
    expect(behindOf(g, 'ann')).toEqual({ politician: 1, nobleman: 0, abbess: 3, amanuensis: 0 });
    expect(cubesOn(g, 6)).toEqual({ ...NO_CUBES, nobleman: 1 });
    expect(actionsLeft(g)).toBe(5);
    expect(g.view()['tiles']).not.toContain('mario');
  });

  test('[DVE-CAT-1] only a friar, only in Milano or Brindisi, only with the ducats and the cube', () => {
    const at = (more: object) => turnOf('ann', { players: { ann: { ...friar, ...more } } });
    expect(at({ at: 'brindisi' }).offers('ann', 'become').length).toBeGreaterThan(0);
    expect(at({ at: 'roma' }).whyNot('ann', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'not-in-a-cathedral',
    });
    expect(at({ ducats: 39 }).whyNot('ann', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'cardinals-cost-ducats',
    });
    expect(at({ behind: { abbess: 5 } }).offers('ann', 'become')).toEqual([]);
    const merchant = turnOf('ann', { players: { ann: { at: 'milano', ducats: 90, behind: { politician: 1 } } } });
    expect(merchant.whyNot('ann', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'not-a-friar',
    });
  });

  test('[DVE-CAT-2] friar and cardinal in one turn, before and after moving', () => {
    const g = turnOf('ann', { players: { ann: { at: 'convent-west', ducats: 90, behind: { nobleman: 1 } } } });
    g.play('ann', 'become mario', 'move milano', 'become lanzuisi nobleman');
    expect(seen(g, 'ann')).toMatchObject({ character: 'cardinal', ducats: 5 });
  });
});

describe('ABB', () => {
  test('[DVE-ABB-1] in an abbey abbesses cost no ducats', () => {
    const g = turnOf('ann', { forSale: { abbess: 2 }, players: { ann: { at: 'abbey-north', ducats: 0 } } });
    g.play('ann', 'abbess 2');
    expect([ducatsOf(g, 'ann'), behindOf(g, 'ann')['abbess'], actionsLeft(g)]).toEqual([0, 2, 1]);
    const elsewhere = turnOf('ann', { forSale: { abbess: 2 }, players: { ann: { at: 'milano', ducats: 0 } } });
    expect(elsewhere.whyNot('ann', 'abbess 1')).toEqual({ clause: 'DVE-ABS-1', reason: 'abbesses-cost-ducats' });
  });

  test('[DVE-ABB-2] example: 5 amanuenses become 15 spaces or 5 points', () => {
    const table = { turn: 3, players: { ann: { at: 'abbey-south', amanuensesInFront: 5 } } };
    const study = turnOf('ann', table);
    study.play('ann', 'convert knowledge');
    expect(knowledge(study, 'ann')).toBe(16);
    expect(seen(study, 'ann')['amanuensesInFront']).toBe(0);
    expect(cubesOn(study, 4)).toEqual({ ...NO_CUBES, amanuensis: 5 });
    const write = turnOf('ann', table);
    write.play('ann', 'convert points');
    expect(behindOf(write, 'ann')['amanuensis']).toBe(5);
    expect(points(write, 'ann', 'amanuenses')).toBe(5);
    expect(knowledge(write, 'ann')).toBe(1);
    expect(actionsLeft(write)).toBe(5);
  });

  test('[DVE-ABB-2] only in an abbey and with one in front; again in the same turn with new ones; those behind stay', () => {
    expect(
      turnOf('ann', { players: { ann: { at: 'roma', amanuensesInFront: 1 } } }).whyNot('ann', 'convert points'),
    ).toEqual({
      clause: 'DVE-ABB-2',
      reason: 'not-in-an-abbey',
    });
    const g = turnOf('ann', {
      forSale: { amanuensis: 1 },
      players: { ann: { at: 'abbey-south', amanuensesInFront: 2 } },
    });
    g.play('ann', 'convert points');
    expect(g.whyNot('ann', 'convert knowledge')).toEqual({ clause: 'DVE-ABB-2', reason: 'no-amanuensis-in-front' });
    g.play('ann', 'amanuensis 1', 'convert knowledge');
    expect([knowledge(g, 'ann'), behindOf(g, 'ann')['amanuensis']]).toEqual([4, 2]);
  });
});
