import { describe, expect, test } from 'vitest';
import { actionsLeft, ducatsOf, onBoard, seen, turnOf } from './fixtures.ts';

const at = (zone: string, ducats = 10, more = {}) => turnOf('ann', { players: { ann: { at: zone, ducats, ...more } } });

function moves(zone: string, ducats: number): string[] {
  return at(zone, ducats)
    .offers('ann', 'move')
    .map((line) => line.slice('move '.length));
}

describe('MOV', () => {
  test('[DVE-MOV-1] one deals with the zone where the turn begins and with that where the movement ends', () => {
    const g = at('padova');
    expect(g.offers('ann', 'claim')).toEqual(['claim city']);
    g.play('ann', 'claim city', 'move milano');
    expect(g.offers('ann', 'claim')).toEqual(['claim city']);
    const through = at('padova');
    through.play('ann', 'move torino');
    expect(through.offers('ann', 'claim')).toEqual([]);
  });

  test('[DVE-MOV-2] each land step costs an action; at most 5 steps, and not to where one stands', () => {
    const g = at('roma');
    g.play('ann', 'move urbino');
    expect(actionsLeft(g)).toBe(2);
    expect(at('roma').whyNot('ann', 'move roma')).toEqual({ clause: 'DVE-MOV-2', reason: 'already-there' });
  });

  test('[DVE-MOV-2] not even the 6 actions of Muret make a movement of 6 steps', () => {
    const game = onBoard((board) => ({
      ...board,
      // Without the ports of the north Torino is 6 land steps from the eastern convent.
      zones: (board['zones'] as { id: string }[]).map((zone) =>
        ['genova', 'venezia'].includes(zone.id) ? { ...zone, harbour: null } : zone,
      ),
      seas: [
        { id: 'tyrrhenian', harbours: ['roma', 'napoli', 'palermo', 'cagliari'] },
        { id: 'adriatic', harbours: ['ancona', 'brindisi'] },
      ],
    }));
    const table = { acting: { actions: 6 }, players: { ann: { at: 'torino', tile: 'muret', ducats: 90 } } };
    const g = turnOf('ann', table, { game });
    expect(g.whyNot('ann', 'move convent-east')).toEqual({ clause: 'DVE-MOV-2', reason: 'too-far' });
    g.play('ann', 'move ancona');
    expect(actionsLeft(g)).toBe(1);
    const crossing = turnOf('ann', table);
    crossing.play('ann', 'move convent-east');
    expect(actionsLeft(crossing)).toBe(0);
  });

  test('[DVE-MOV-3] one step costs no ducats, more than one cost 10 in all', () => {
    const near = at('roma', 0);
    near.play('ann', 'move siena');
    expect([ducatsOf(near, 'ann'), actionsLeft(near)]).toEqual([0, 4]);
    expect(at('roma', 9).whyNot('ann', 'move firenze')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
    const far = at('roma', 25);
    far.play('ann', 'move padova');
    expect([ducatsOf(far, 'ann'), actionsLeft(far)]).toEqual([15, 1]);
  });

  test('[DVE-MOV-3] example: 3 zones for 3 actions and 10 ducats', () => {
    const g = at('siena', 34);
    g.play('ann', 'move padova');
    expect([ducatsOf(g, 'ann'), actionsLeft(g), seen(g, 'ann')['at']]).toEqual([24, 2, 'padova']);
  });

  test('[DVE-MOV-4] from a harbour a pawn may embark and stop at sea; land steps may come before', () => {
    const g = at('genova', 0);
    expect(g.offers('ann', 'move tyrrhenian')).toEqual(['move tyrrhenian genova']);
    g.play('ann', 'move tyrrhenian genova');
    expect([actionsLeft(g), seen(g, 'ann')['at'], seen(g, 'ann')['embarkedFrom']]).toEqual([4, 'tyrrhenian', 'genova']);
    const inland = at('torino', 10);
    inland.play('ann', 'move tyrrhenian genova');
    expect([actionsLeft(inland), ducatsOf(inland, 'ann')]).toEqual([3, 0]);
    expect(at('torino', 9).whyNot('ann', 'move tyrrhenian genova')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
  });

  test('[DVE-MOV-5] example: from port to port for 3 actions and 10 ducats', () => {
    const g = at('cagliari', 10);
    g.play('ann', 'move palermo');
    expect([ducatsOf(g, 'ann'), actionsLeft(g)]).toEqual([0, 2]);
    expect(at('cagliari', 9).whyNot('ann', 'move palermo')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
    const on = at('cagliari', 10);
    on.play('ann', 'move catania');
    expect([ducatsOf(on, 'ann'), actionsLeft(on)]).toEqual([0, 1]);
  });

  test('[DVE-MOV-6] a pawn that begins at sea must land, elsewhere than where it embarked; one action is kept for it', () => {
    const g = turnOf('ann', {
      acting: { mustLand: true },
      players: { ann: { at: 'adriatic', embarkedFrom: 'venezia', ducats: 0 } },
    });
    expect(g.offers('ann', 'move')).toEqual(['move ancona', 'move brindisi']);
    expect(g.whyNot('ann', 'end')).toEqual({ clause: 'DVE-MOV-6', reason: 'must-land-first' });
    expect(g.whyNot('ann', 'rest 5')).toEqual({ clause: 'DVE-MOV-6', reason: 'action-kept-for-landing' });
    expect(g.whyNot('ann', 'move adriatic venezia')).toMatchObject({ reason: 'already-there' });
    g.play('ann', 'rest 4');
    expect(g.offers('ann')).toEqual(['move ancona', 'move brindisi']);
    g.play('ann', 'move brindisi');
    expect([actionsLeft(g), seen(g, 'ann')['embarkedFrom']]).toEqual([0, undefined]);
    g.play('ann', 'claim city', 'end');
  });

  test('[DVE-MOV-6] after landing it can go on by land, even to where it embarked; the duty comes with the turn', () => {
    const g = turnOf('ann', {
      acting: { mustLand: true },
      players: { ann: { at: 'tyrrhenian', embarkedFrom: 'roma', ducats: 10 } },
    });
    g.play('ann', 'move roma');
    expect([actionsLeft(g), ducatsOf(g, 'ann')]).toEqual([2, 0]);
    const two = turnOf(
      'ann',
      { order: ['ann', 'bob'], players: { ann: { at: 'napoli', ducats: 0 } } },
      { seats: ['ann', 'bob'] },
    );
    two.play('ann', 'move tyrrhenian napoli', 'end');
    two.play('bob', 'psalter', 'end');
    expect(two.whyNot('ann', 'end')).toEqual({ clause: 'DVE-MOV-6', reason: 'must-land-first' });
    expect(two.whyNot('ann', 'move napoli')).toMatchObject({ reason: 'journey-costs-ducats' });
  });

  test('[DVE-MOV-7] a sea is entered and left only at its own harbours', () => {
    expect(at('venezia').whyNot('ann', 'move adriatic roma')).toEqual({
      clause: 'DVE-MOV-7',
      reason: 'not-a-harbour-of-that-sea',
    });
    const adriatic = turnOf('ann', {
      acting: { mustLand: true },
      players: { ann: { at: 'adriatic', embarkedFrom: 'ancona' } },
    });
    expect(adriatic.whyNot('ann', 'move cagliari')).toEqual({
      clause: 'DVE-MOV-7',
      reason: 'sea-does-not-lead-there',
    });
    expect(adriatic.whyNot('ann', 'move tyrrhenian roma')).toEqual({ clause: 'DVE-MOV-7', reason: 'already-at-sea' });
    // Venezia lies across the Adriatic; Cagliari across the other sea, which is entered at Napoli, a land step away.
    const crossing = at('brindisi');
    crossing.play('ann', 'move venezia');
    expect(actionsLeft(crossing)).toBe(2);
    const other = at('brindisi');
    other.play('ann', 'move cagliari');
    expect(actionsLeft(other)).toBe(1);
  });

  test('[DVE-MOV-8] Sicily and Sardinia are reached only by sea', () => {
    expect(moves('catania', 0)).toEqual(['palermo']);
    expect(moves('sassari', 0)).toEqual(['cagliari']);
    expect(moves('abbey-south', 0)).toEqual(['napoli', 'taranto']);
  });

  test('[DVE-MOV-9] pawns may share a zone, and in a starting city nothing happens', () => {
    const g = turnOf('ann', { players: { ann: { at: 'genova' }, bob: { at: 'torino' }, cat: { at: 'torino' } } });
    g.play('ann', 'move torino');
    expect(seen(g, 'ann')['at']).toBe('torino');
    expect(g.offers('ann', 'claim')).toEqual([]);
    expect(g.offers('ann', 'become')).toEqual([]);
  });

  test('[DVE-MOV-10] Friar Ralph never pays for the journey', () => {
    const g = at('roma', 0, { tile: 'ralph' });
    g.play('ann', 'move padova');
    expect([ducatsOf(g, 'ann'), actionsLeft(g)]).toEqual([0, 1]);
  });

  test('[DVE-MOV-11] each end zone is offered once, by a way of least actions; an end at sea once for each harbour', () => {
    const offers = moves('roma', 10);
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.filter((line) => line.startsWith('tyrrhenian'))).toEqual(
      ['tyrrhenian roma', 'tyrrhenian napoli', 'tyrrhenian genova'].toSorted(
        (a, b) => offers.indexOf(a) - offers.indexOf(b),
      ),
    );
    expect(at('roma').whyNot('ann', 'move tyrrhenian')).toEqual({ clause: 'DVE-MOV-11', reason: 'harbour-not-named' });
    // Genova is 4 land steps from Roma and 3 actions by sea.
    const g = at('roma');
    g.play('ann', 'move genova');
    expect(actionsLeft(g)).toBe(2);
  });
});
