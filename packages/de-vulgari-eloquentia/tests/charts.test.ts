import { describe, expect, test } from 'vitest';
import {
  actionsLeft,
  behindOf,
  chart,
  cubesOn,
  ducatsOf,
  knowledge,
  NO_CUBES,
  onBoard,
  seen,
  turnOf,
} from './fixtures.ts';

describe('RID', () => {
  test('[DVE-RID-1] in a blue zone n actions advance n spaces', () => {
    const g = turnOf('ann', { players: { ann: { at: 'padova' } } });
    expect(g.offers('ann', 'riddle')).toEqual(['riddle 1', 'riddle 2', 'riddle 3', 'riddle 4', 'riddle 5']);
    g.play('ann', 'riddle 3');
    expect([chart(g, 'riddle')['ann'], actionsLeft(g)]).toEqual([3, 2]);
    for (const zone of ['roma', 'torino', 'abbey-north']) {
      const away = turnOf('ann', { players: { ann: { at: zone } } });
      expect(away.whyNot('ann', 'riddle 1')).toEqual({ clause: 'DVE-RID-1', reason: 'not-in-a-blue-zone' });
    }
    const muret = turnOf('ann', { acting: { actions: 6 }, players: { ann: { at: 'padova', tile: 'muret' } } });
    expect(muret.whyNot('ann', 'riddle 6')).toEqual({ clause: 'DVE-RID-1', reason: 'riddle-goes-1-to-5' });
  });
});

describe('MES', () => {
  test('[DVE-MES-1] anywhere, at sea too, n actions advance n spaces', () => {
    const g = turnOf('ann', { players: { ann: { at: 'tyrrhenian', embarkedFrom: 'roma' } } });
    g.play('ann', 'messenger 4');
    expect([chart(g, 'messenger')['ann'], actionsLeft(g)]).toEqual([4, 1]);
  });

  test('[DVE-MES-2] entering the last space costs 20 ducats and 2 abbesses on turns 1–7, then 10 and 1', () => {
    const table = (turn: number, ducats: number, abbess: number) =>
      turnOf('ann', { turn, players: { ann: { ducats, behind: { abbess }, charts: { messenger: 3 } } } });
    const early = table(7, 25, 3);
    early.play('ann', 'messenger 2');
    expect([ducatsOf(early, 'ann'), behindOf(early, 'ann')['abbess'], seen(early, 'ann')['bologna']]).toEqual([
      5, 1, 15,
    ]);
    expect(cubesOn(early, 8)).toEqual({ ...NO_CUBES, abbess: 2 });
    expect(table(7, 19, 2).whyNot('ann', 'messenger 2')).toEqual({
      clause: 'DVE-MES-2',
      reason: 'bologna-costs-ducats',
    });
    expect(table(7, 20, 1).whyNot('ann', 'messenger 2')).toEqual({
      clause: 'DVE-MES-2',
      reason: 'bologna-costs-abbesses',
    });
    expect(table(7, 0, 0).offers('ann', 'messenger')).toEqual(['messenger 1']);
    const late = table(8, 10, 1);
    late.play('ann', 'messenger 2');
    expect([ducatsOf(late, 'ann'), behindOf(late, 'ann')['abbess'], seen(late, 'ann')['bologna']]).toEqual([0, 0, 10]);
  });

  test('[DVE-MES-3] what Bologna is worth is fixed at the moment of entering', () => {
    const g = turnOf('ann', { turn: 9, players: { ann: { at: 'bologna', bologna: 15, charts: { messenger: 5 } } } });
    g.play('ann', 'claim messenger');
    expect(knowledge(g, 'ann')).toBe(16);
  });

  test('[DVE-MES-4] on the last space and in Bologna, once per game; then the messenger is closed', () => {
    const away = turnOf('ann', { players: { ann: { at: 'padova', bologna: 10, charts: { messenger: 5 } } } });
    expect(away.whyNot('ann', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'not-in-bologna' });
    const g = turnOf('ann', { players: { ann: { at: 'bologna', bologna: 10, charts: { messenger: 5 } } } });
    g.play('ann', 'claim messenger');
    expect([knowledge(g, 'ann'), chart(g, 'messenger')['ann'], actionsLeft(g)]).toEqual([11, 0, 5]);
    expect(g.whyNot('ann', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'bologna-claimed-already' });
    expect(g.whyNot('ann', 'messenger 1')).toEqual({ clause: 'DVE-MES-4', reason: 'messenger-is-closed' });
  });
});

describe('ORI', () => {
  test('[DVE-ORI-1] merchants only, anywhere', () => {
    const g = turnOf('ann', { players: { ann: { at: 'adriatic', embarkedFrom: 'ancona' } } });
    g.play('ann', 'orient 3');
    expect([chart(g, 'orient')['ann'], actionsLeft(g)]).toEqual([3, 2]);
    const friar = turnOf('ann', { players: { ann: { tile: 'mario' } } });
    expect(friar.whyNot('ann', 'orient 1')).toEqual({ clause: 'DVE-ORI-1', reason: 'orient-is-for-merchants' });
  });

  test('[DVE-ORI-2] example: the last two steps, then from Venezia to Milano for 35 ducats', () => {
    const g = turnOf('ann', { players: { ann: { at: 'venezia', ducats: 0, charts: { orient: 3 } } } });
    g.play('ann', 'orient 2', 'move milano', 'claim city');
    expect(ducatsOf(g, 'ann')).toBe(35);
  });

  test('[DVE-ORI-2] not with event tiles, not with cities that pay no ducats, not for religious; any number reach it', () => {
    const g = turnOf('ann', {
      events: { open: [2, 7] },
      players: {
        ann: { at: 'padova', ducats: 10, charts: { orient: 5 } },
        bob: { at: 'roma', tile: 'gigi', ducats: 0, charts: { orient: 5 } },
        cat: { charts: { orient: 4 } },
      },
    });
    g.play('ann', 'claim city', 'claim event', 'move venezia', 'claim event');
    expect(ducatsOf(g, 'ann')).toBe(40);
    g.play('ann', 'end');
    g.play('bob', 'claim city', 'end');
    expect(ducatsOf(g, 'bob')).toBe(0);
    g.play('cat', 'orient 1', 'claim city');
    expect(ducatsOf(g, 'cat')).toBe(28);
  });
});

describe('CAN', () => {
  const singer = (more = {}, table = {}) =>
    turnOf('ann', {
      turn: 6,
      canticle: { assisi: 6, celano: 2 },
      ...table,
      players: { ann: { at: 'assisi', behind: { abbess: 3 }, ...more } },
    });

  test('[DVE-CAN-1] example: 2 steps for 2 cubes', () => {
    const g = singer();
    expect(g.offers('ann', 'canticle')).toEqual(['canticle 1', 'canticle 2', 'canticle 3']);
    g.play('ann', 'canticle 2');
    expect([chart(g, 'canticle')['ann'], behindOf(g, 'ann')['abbess'], actionsLeft(g)]).toEqual([2, 1, 3]);
    expect(cubesOn(g, 7)).toEqual({ ...NO_CUBES, abbess: 2 });
    expect(g.whyNot('ann', 'canticle 2')).toEqual({ clause: 'DVE-CAN-1', reason: 'canticle-costs-abbesses' });
  });

  test('[DVE-CAN-1] only in the city of this turn, on turns 14–16 in any of the five', () => {
    expect(singer({ at: 'celano' }).whyNot('ann', 'canticle 1')).toEqual({
      clause: 'DVE-CAN-1',
      reason: 'canticle-is-not-sung-here',
    });
    expect(singer({}, { turn: 7 }).offers('ann', 'canticle')).toEqual([]);
    expect(singer({}, { turn: 13 }).offers('ann', 'canticle')).toEqual([]);
    for (const at of ['assisi', 'celano', 'cortona', 'gubbio', 'urbino'])
      expect(singer({ at }, { turn: 14 }).offers('ann', 'canticle')).toHaveLength(3);
    expect(singer({ at: 'roma' }, { turn: 14 }).offers('ann', 'canticle')).toEqual([]);
    expect(singer({ behind: { abbess: 6 } }, { acting: { actions: 6 } }).offers('ann', 'canticle')).toHaveLength(5);
  });
});

describe('LIB', () => {
  const reader = (library: number, more = {}, table = {}) =>
    turnOf('ann', {
      turn: 12,
      library: { deck: [4, 4, 3, 3, 2, 2, 3, 2] },
      ...table,
      players: { ann: { charts: { library }, ...more } },
    });

  test('[DVE-LIB-1] from turn 12 n actions advance n spaces, anywhere', () => {
    const g = reader(0, { at: 'adriatic', embarkedFrom: 'ancona' });
    g.play('ann', 'library 4');
    expect([chart(g, 'library')['ann'], actionsLeft(g)]).toEqual([4, 1]);
    expect(reader(0, {}, { turn: 11 }).whyNot('ann', 'library 1')).toEqual({
      clause: 'DVE-LIB-1',
      reason: 'library-is-closed',
    });
  });

  test('[DVE-LIB-2] example: tiles 2 and 3 from space "2"; one is kept hidden, the other goes back on top', () => {
    const g = reader(3);
    g.play('ann', 'draw');
    expect(seen(g, 'ann')['lookingAt']).toEqual([2, 3]);
    expect(seen(g, 'ann', 'bob')['lookingAt']).toBeUndefined();
    expect(g.offers('ann')).toEqual(['keep 2', 'keep 3']);
    expect(g.whyNot('ann', 'keep 4')).toEqual({ clause: 'DVE-LIB-2', reason: 'not-among-the-tiles' });
    expect(g.whyNot('ann', 'put 2')).toEqual({ clause: 'DVE-LIB-2', reason: 'keep-one-first' });
    expect(g.whyNot('ann', 'end')).toMatchObject({ reason: 'not-now' });
    g.play('ann', 'keep 3');
    expect(seen(g, 'ann')).toMatchObject({ libraryTile: 3, putBack: [2], hasLibraryTile: true });
    expect(seen(g, 'ann', 'bob')['libraryTile']).toBeUndefined();
    expect(g.view()['library']).toEqual({ tiles: 7, looks: [{ player: 'ann', tiles: 2 }] });
    expect(actionsLeft(g)).toBe(5);
    expect(g.whyNot('ann', 'draw')).toEqual({ clause: 'DVE-LIB-2', reason: 'looked-already' });
  });

  test('[DVE-LIB-2] the rest go back in an order of his choice, the last put on top', () => {
    const g = reader(7);
    g.play('ann', 'draw');
    expect(seen(g, 'ann')['lookingAt']).toEqual([2, 2, 2, 3]);
    g.play('ann', 'keep 2');
    expect(g.whyNot('ann', 'keep 2')).toEqual({ clause: 'DVE-LIB-2', reason: 'one-is-kept-already' });
    expect(g.offers('ann')).toEqual(['put 2', 'put 3']);
    g.play('ann', 'put 3', 'put 2');
    expect(seen(g, 'ann')['putBack']).toEqual([3, 2, 2]);
    g.play('ann', 'end');
    const position = g.table.position()['table'] as unknown as { library: { deck: number[] } };
    expect(position.library.deck).toEqual([4, 4, 3, 3, 3, 2, 2]);
  });

  test('[DVE-LIB-2] as many tiles as the highest number reached; none before the first, one at "1", fewer if there are fewer', () => {
    expect(reader(0).whyNot('ann', 'draw')).toEqual({ clause: 'DVE-LIB-2', reason: 'no-number-reached' });
    const one = reader(2);
    one.play('ann', 'draw');
    expect(seen(one, 'ann')['libraryTile']).toBe(2);
    expect(one.table.step).toBe('turn');
    const three = reader(6);
    three.play('ann', 'draw');
    expect(seen(three, 'ann')['lookingAt']).toHaveLength(3);
    const small = onBoard((board) => ({ ...board, libraryTiles: { values: [2, 3, 3, 4, 4] } }));
    const few = turnOf(
      'ann',
      { turn: 12, players: { ann: { charts: { library: 7 } }, bob: { libraryTile: 3 }, cat: { libraryTile: 4 } } },
      { game: small },
    );
    few.play('ann', 'draw');
    expect(seen(few, 'ann')['lookingAt']).toEqual([2, 3, 4]);
  });
});

describe('RES', () => {
  test('[DVE-RES-1] anywhere n actions advance n spaces', () => {
    const g = turnOf('ann', {
      acting: { actions: 6 },
      players: { ann: { at: 'adriatic', embarkedFrom: 'ancona', tile: 'muret' } },
    });
    expect(g.offers('ann', 'rest')).toHaveLength(6);
    g.play('ann', 'rest 2');
    expect([chart(g, 'rest')['ann'], actionsLeft(g)]).toEqual([2, 4]);
  });
});
