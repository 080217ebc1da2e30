import { describe, expect, test } from 'vitest';
import {
  actionsLeft,
  behindOf,
  cubesOn,
  ducatsOf,
  knowledge,
  NO_CUBES,
  points,
  viewPlayer,
  turnOf,
} from '../fixtures.ts';

describe('CON', () => {
  test('[DVE-CON-1] a merchant in a convent may become a friar for half their ducats, the loss rounded up', () => {
    const g = turnOf('red', { players: { red: { at: 'convent-west', ducats: 35 }, blue: { tile: 'mario' } } });
    expect(g.offers('red', 'become')).toEqual(['become michael', 'become stefano', 'become gigi', 'become ralph']);
    expect(g.whyNot('red', 'become mario')).toEqual({ clause: 'DVE-CON-1', reason: 'friar-is-taken' });
    expect(g.whyNot('red', 'become gigi politician')).toEqual({
      clause: 'DVE-CON-1',
      reason: 'friars-cost-no-cube',
    });
    g.play('red', 'become gigi');
    expect(viewPlayer(g, 'red')).toMatchObject({ character: 'friar', tile: 'gigi', ducats: 17 });
    expect(g.events[0]).toEqual({ type: 'became', seat: 'red', tile: 'gigi', ducats: 18 });
    expect(actionsLeft(g)).toBe(5);
    expect(turnOf('red', { players: { red: { at: 'roma' } } }).whyNot('red', 'become gigi')).toEqual({
      clause: 'DVE-CON-1',
      reason: 'not-in-a-convent',
    });
    const away = turnOf('red', { players: { red: { at: 'roma' }, blue: { tile: 'mario' } } });
    expect(away.whyNot('red', 'become mario')).toEqual({ clause: 'DVE-CON-1', reason: 'friar-is-taken' });
  });

  test('[DVE-CON-2] a friar never becomes a merchant or another friar, a cardinal nothing else; religious gain no city ducats', () => {
    const friar = turnOf('red', { players: { red: { at: 'convent-west', tile: 'mario' } } });
    expect(friar.whyNot('red', 'become gigi')).toEqual({ clause: 'DVE-CON-2', reason: 'not-a-merchant' });
    const cardinal = turnOf('red', {
      players: { red: { at: 'milano', tile: 'muret', ducats: 100, behind: { politician: 2 } } },
    });
    expect(cardinal.offers('red', 'become')).toEqual([]);
    expect(cardinal.whyNot('red', 'become zazza politician')).toMatchObject({ reason: 'not-a-friar' });
    const rich = turnOf('red', {
      forSale: { nobleman: 1 },
      players: { red: { at: 'roma', tile: 'mario', ducats: 0 } },
    });
    rich.play('red', 'claim city', 'business', 'nobleman 1 sell-1');
    expect(ducatsOf(rich, 'red')).toBe(30);
  });

  test('[DVE-CON-3] nobody has to: one may stop in a convent, cathedral or abbey without effect', () => {
    for (const zone of ['convent-east', 'milano', 'abbey-centre']) {
      const g = turnOf('red', {
        players: { red: { at: zone, tile: 'mario', ducats: 90, amanuensesInFront: 2, behind: { politician: 1 } } },
      });
      g.play('red', 'end');
      expect(viewPlayer(g, 'red')).toMatchObject({ character: 'friar', ducats: 90, amanuensesInFront: 2 });
    }
  });
});

describe('CAT', () => {
  const friar = { at: 'milano', tile: 'mario', ducats: 69, behind: { politician: 1, nobleman: 1, abbess: 3 } };

  test('[DVE-CAT-1] a friar in a cathedral pays 40 ducats and a red or black cube; the friar tile leaves the game', () => {
    const g = turnOf('red', { turn: 5, players: { red: friar, blue: { tile: 'zazza' } } });
    expect(g.offers('red', 'become')).toEqual(
      ['lanzuisi', 'balestreri', 'shlasinger'].flatMap((tile) => [
        `become ${tile} politician`,
        `become ${tile} nobleman`,
      ]),
    );
    expect(g.whyNot('red', 'become lanzuisi')).toEqual({ clause: 'DVE-CAT-1', reason: 'cube-to-pay-missing' });
    expect(g.whyNot('red', 'become lanzuisi abbess')).toEqual({ clause: 'DVE-CAT-1', reason: 'cube-to-pay-missing' });
    g.play('red', 'become lanzuisi nobleman');
    expect(viewPlayer(g, 'red')).toMatchObject({ character: 'cardinal', tile: 'lanzuisi', ducats: 29 });
    expect(behindOf(g, 'red')).toEqual({ politician: 1, nobleman: 0, abbess: 3, amanuensis: 0 });
    expect(cubesOn(g, 6)).toEqual({ ...NO_CUBES, nobleman: 1 });
    expect(actionsLeft(g)).toBe(5);
    expect(g.view().tiles).not.toContain('mario');
  });

  test('[DVE-CAT-1] only a friar, only in Milano or Brindisi, only with the ducats and the cube', () => {
    const at = (more: object) => turnOf('red', { players: { red: { ...friar, ...more } } });
    expect(at({ at: 'brindisi' }).offers('red', 'become').length).toBeGreaterThan(0);
    expect(at({ at: 'roma' }).whyNot('red', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'not-in-a-cathedral',
    });
    expect(at({ ducats: 39 }).whyNot('red', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'cardinals-cost-ducats',
    });
    expect(at({ behind: { abbess: 5 } }).offers('red', 'become')).toEqual([]);
    const merchant = turnOf('red', { players: { red: { at: 'milano', ducats: 90, behind: { politician: 1 } } } });
    expect(merchant.whyNot('red', 'become lanzuisi politician')).toEqual({
      clause: 'DVE-CAT-1',
      reason: 'not-a-friar',
    });
  });

  test('[DVE-CAT-2] friar and cardinal in one turn, before and after moving', () => {
    const g = turnOf('red', { players: { red: { at: 'convent-west', ducats: 90, behind: { nobleman: 1 } } } });
    g.play('red', 'become mario', 'move milano', 'become lanzuisi nobleman');
    expect(viewPlayer(g, 'red')).toMatchObject({ character: 'cardinal', ducats: 5 });
  });
});

describe('ABB', () => {
  test('[DVE-ABB-1] in an abbey abbesses cost no ducats', () => {
    const g = turnOf('red', { forSale: { abbess: 2 }, players: { red: { at: 'abbey-north', ducats: 0 } } });
    g.play('red', 'abbess 2');
    expect([ducatsOf(g, 'red'), behindOf(g, 'red')['abbess'], actionsLeft(g)]).toEqual([0, 2, 1]);
    const elsewhere = turnOf('red', { forSale: { abbess: 2 }, players: { red: { at: 'milano', ducats: 0 } } });
    expect(elsewhere.whyNot('red', 'abbess 1')).toEqual({ clause: 'DVE-ABS-1', reason: 'abbesses-cost-ducats' });
  });

  test('[DVE-ABB-2] example: 5 amanuenses become 15 spaces or 5 points', () => {
    const table = { turn: 3, players: { red: { at: 'abbey-south', amanuensesInFront: 5 } } };
    const study = turnOf('red', table);
    study.play('red', 'convert knowledge');
    expect(knowledge(study, 'red')).toBe(16);
    expect(viewPlayer(study, 'red').amanuensesInFront).toBe(0);
    expect(cubesOn(study, 4)).toEqual({ ...NO_CUBES, amanuensis: 5 });
    const write = turnOf('red', table);
    write.play('red', 'convert points');
    expect(behindOf(write, 'red')['amanuensis']).toBe(5);
    expect(points(write, 'red', 'amanuenses')).toBe(5);
    expect(knowledge(write, 'red')).toBe(1);
    expect(actionsLeft(write)).toBe(5);
  });

  test('[DVE-ABB-2] only in an abbey and with one in front; again in the same turn with new ones; those behind stay', () => {
    expect(
      turnOf('red', { players: { red: { at: 'roma', amanuensesInFront: 1 } } }).whyNot('red', 'convert points'),
    ).toEqual({
      clause: 'DVE-ABB-2',
      reason: 'not-in-an-abbey',
    });
    const g = turnOf('red', {
      forSale: { amanuensis: 1 },
      players: { red: { at: 'abbey-south', amanuensesInFront: 2 } },
    });
    g.play('red', 'convert points');
    expect(g.whyNot('red', 'convert knowledge')).toEqual({ clause: 'DVE-ABB-2', reason: 'no-amanuensis-in-front' });
    g.play('red', 'amanuensis 1', 'convert knowledge');
    expect([knowledge(g, 'red'), behindOf(g, 'red')['amanuensis']]).toEqual([4, 2]);
  });
});
