import { describe, expect, test } from 'vitest';
import { actionsLeft, ducatsOf, onBoard, viewPlayer, turnOf } from '../fixtures.ts';

const at = (zone: string, ducats = 10, more = {}) => turnOf('red', { players: { red: { at: zone, ducats, ...more } } });

function moves(zone: string, ducats: number): string[] {
  return at(zone, ducats)
    .offers('red', 'move')
    .map((line) => line.slice('move '.length));
}

describe('MOV', () => {
  test('[DVE-MOV-1] one deals with the zone where the turn begins and with that where the movement ends', () => {
    const g = at('padova');
    expect(g.offers('red', 'claim')).toEqual(['claim city']);
    g.play('red', 'claim city', 'move milano');
    expect(g.offers('red', 'claim')).toEqual(['claim city']);
    const through = at('padova');
    through.play('red', 'move torino');
    expect(through.offers('red', 'claim')).toEqual([]);
  });

  test('[DVE-MOV-2] each land step costs an action; at most 5 steps, and not to where one stands', () => {
    const g = at('roma');
    g.play('red', 'move urbino');
    expect(actionsLeft(g)).toBe(2);
    expect(at('roma').whyNot('red', 'move roma')).toEqual({ clause: 'DVE-MOV-2', reason: 'already-there' });
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
    const table = { acting: { actions: 6 }, players: { red: { at: 'torino', tile: 'muret', ducats: 90 } } };
    const g = turnOf('red', table, { game });
    expect(g.whyNot('red', 'move convent-east')).toEqual({ clause: 'DVE-MOV-2', reason: 'too-far' });
    g.play('red', 'move ancona');
    expect(actionsLeft(g)).toBe(1);
    const crossing = turnOf('red', table);
    crossing.play('red', 'move convent-east');
    expect(actionsLeft(crossing)).toBe(0);
  });

  test('[DVE-MOV-3] one step costs no ducats, more than one cost 10 in all', () => {
    const near = at('roma', 0);
    near.play('red', 'move siena');
    expect([ducatsOf(near, 'red'), actionsLeft(near)]).toEqual([0, 4]);
    expect(at('roma', 9).whyNot('red', 'move firenze')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
    const far = at('roma', 25);
    far.play('red', 'move padova');
    expect([ducatsOf(far, 'red'), actionsLeft(far)]).toEqual([15, 1]);
  });

  test('[DVE-MOV-3] example: 3 zones for 3 actions and 10 ducats', () => {
    const g = at('siena', 34);
    g.play('red', 'move padova');
    expect([ducatsOf(g, 'red'), actionsLeft(g), viewPlayer(g, 'red').at]).toEqual([24, 2, 'padova']);
  });

  test('[DVE-MOV-4] from a harbour a pawn may embark and stop at sea; land steps may come before', () => {
    const g = at('genova', 0);
    expect(g.offers('red', 'move tyrrhenian')).toEqual(['move tyrrhenian genova']);
    g.play('red', 'move tyrrhenian genova');
    expect([actionsLeft(g), viewPlayer(g, 'red').at, viewPlayer(g, 'red').embarkedFrom]).toEqual([
      4,
      'tyrrhenian',
      'genova',
    ]);
    const inland = at('torino', 10);
    inland.play('red', 'move tyrrhenian genova');
    expect([actionsLeft(inland), ducatsOf(inland, 'red')]).toEqual([3, 0]);
    expect(at('torino', 9).whyNot('red', 'move tyrrhenian genova')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
  });

  test('[DVE-MOV-5] example: from port to port for 3 actions and 10 ducats', () => {
    const g = at('cagliari', 10);
    g.play('red', 'move palermo');
    expect([ducatsOf(g, 'red'), actionsLeft(g)]).toEqual([0, 2]);
    expect(at('cagliari', 9).whyNot('red', 'move palermo')).toEqual({
      clause: 'DVE-MOV-3',
      reason: 'journey-costs-ducats',
    });
    const on = at('cagliari', 10);
    on.play('red', 'move catania');
    expect([ducatsOf(on, 'red'), actionsLeft(on)]).toEqual([0, 1]);
  });

  test('[DVE-MOV-6] a pawn that begins at sea must land, elsewhere than where it embarked; one action is kept for it', () => {
    const g = turnOf('red', {
      acting: { mustLand: true },
      players: { red: { at: 'adriatic', embarkedFrom: 'venezia', ducats: 0 } },
    });
    expect(g.offers('red', 'move')).toEqual(['move ancona', 'move brindisi']);
    expect(g.whyNot('red', 'end')).toEqual({ clause: 'DVE-MOV-6', reason: 'must-land-first' });
    expect(g.whyNot('red', 'rest 5')).toEqual({ clause: 'DVE-MOV-6', reason: 'action-kept-for-landing' });
    expect(g.whyNot('red', 'move adriatic venezia')).toMatchObject({ reason: 'already-there' });
    g.play('red', 'rest 4');
    expect(g.offers('red')).toEqual(['move ancona', 'move brindisi']);
    g.play('red', 'move brindisi');
    expect([actionsLeft(g), viewPlayer(g, 'red').embarkedFrom]).toEqual([0, undefined]);
    g.play('red', 'claim city', 'end');
  });

  test('[DVE-MOV-6] after landing it can go on by land, even to where it embarked; the duty comes with the turn', () => {
    const g = turnOf('red', {
      acting: { mustLand: true },
      players: { red: { at: 'tyrrhenian', embarkedFrom: 'roma', ducats: 10 } },
    });
    g.play('red', 'move roma');
    expect([actionsLeft(g), ducatsOf(g, 'red')]).toEqual([2, 0]);
    const two = turnOf(
      'red',
      { order: ['red', 'blue'], players: { red: { at: 'napoli', ducats: 0 } } },
      { seats: ['red', 'blue'] },
    );
    two.play('red', 'move tyrrhenian napoli', 'end');
    two.play('blue', 'psalter', 'end');
    expect(two.whyNot('red', 'end')).toEqual({ clause: 'DVE-MOV-6', reason: 'must-land-first' });
    expect(two.whyNot('red', 'move napoli')).toMatchObject({ reason: 'journey-costs-ducats' });
  });

  test('[DVE-MOV-7] a sea is entered and left only at its own harbours', () => {
    expect(at('venezia').whyNot('red', 'move adriatic roma')).toEqual({
      clause: 'DVE-MOV-7',
      reason: 'not-a-harbour-of-that-sea',
    });
    const adriatic = turnOf('red', {
      acting: { mustLand: true },
      players: { red: { at: 'adriatic', embarkedFrom: 'ancona' } },
    });
    expect(adriatic.whyNot('red', 'move cagliari')).toEqual({
      clause: 'DVE-MOV-7',
      reason: 'sea-does-not-lead-there',
    });
    expect(adriatic.whyNot('red', 'move tyrrhenian roma')).toEqual({ clause: 'DVE-MOV-7', reason: 'already-at-sea' });
    // Torino is no harbour at all.
    expect(at('venezia').whyNot('red', 'move adriatic torino')).toEqual({
      clause: 'DVE-MOV-7',
      reason: 'not-a-harbour-of-that-sea',
    });
    // Venezia lies across the Adriatic; Cagliari across the other sea, which is entered at Napoli, a land step away.
    const crossing = at('brindisi');
    crossing.play('red', 'move venezia');
    expect(actionsLeft(crossing)).toBe(2);
    const other = at('brindisi');
    other.play('red', 'move cagliari');
    expect(actionsLeft(other)).toBe(1);
  });

  test('[DVE-MOV-2, DVE-MOV-7] from a sea a zone may be too far by land; a harbour of another sea is of another sea, however far', () => {
    const game = onBoard((board) => ({
      ...board,
      // The only harbours of the Adriatic lie in the south.
      zones: (board['zones'] as { id: string }[]).map((zone) => {
        if (zone.id === 'taranto') return { ...zone, harbour: 'adriatic' };
        return ['venezia', 'ancona'].includes(zone.id) ? { ...zone, harbour: null } : zone;
      }),
      seas: [
        { id: 'tyrrhenian', harbours: ['genova', 'roma', 'napoli', 'palermo', 'cagliari'] },
        { id: 'adriatic', harbours: ['brindisi', 'taranto'] },
      ],
    }));
    const players = { red: { at: 'adriatic', embarkedFrom: 'brindisi', ducats: 90 } };
    const g = turnOf('red', { acting: { mustLand: true }, players }, { game });
    expect(g.whyNot('red', 'move torino')).toEqual({ clause: 'DVE-MOV-2', reason: 'too-far' });
    expect(g.whyNot('red', 'move genova')).toEqual({ clause: 'DVE-MOV-7', reason: 'sea-does-not-lead-there' });
  });

  test('[DVE-MOV-8] Sicily and Sardinia are reached only by sea', () => {
    expect(moves('catania', 0)).toEqual(['palermo']);
    expect(moves('sassari', 0)).toEqual(['cagliari']);
    expect(moves('abbey-south', 0)).toEqual(['napoli', 'taranto']);
  });

  test('[DVE-MOV-9] pawns may share a zone, and in a starting city nothing happens', () => {
    const g = turnOf('red', { players: { red: { at: 'genova' }, blue: { at: 'torino' }, green: { at: 'torino' } } });
    g.play('red', 'move torino');
    expect(viewPlayer(g, 'red').at).toBe('torino');
    expect(g.offers('red', 'claim')).toEqual([]);
    expect(g.offers('red', 'become')).toEqual([]);
  });

  test('[DVE-MOV-10] Friar Ralph never pays for the journey', () => {
    const g = at('roma', 0, { tile: 'ralph' });
    g.play('red', 'move padova');
    expect([ducatsOf(g, 'red'), actionsLeft(g)]).toEqual([0, 1]);
  });

  test('[DVE-MOV-11] each end zone is offered once, by a way of least actions; an end at sea once for each harbour', () => {
    const offers = moves('roma', 10);
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.filter((line) => line.startsWith('tyrrhenian'))).toEqual(
      ['tyrrhenian roma', 'tyrrhenian napoli', 'tyrrhenian genova'].toSorted(
        (a, b) => offers.indexOf(a) - offers.indexOf(b),
      ),
    );
    expect(at('roma').whyNot('red', 'move tyrrhenian')).toEqual({ clause: 'DVE-MOV-11', reason: 'harbour-not-named' });
    // Genova is 4 land steps from Roma and 3 actions by sea.
    const g = at('roma');
    g.play('red', 'move genova');
    expect(actionsLeft(g)).toBe(2);
  });
});
