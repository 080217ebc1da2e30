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
  viewPlayer,
  turnOf,
} from '../fixtures.ts';

describe('RID', () => {
  test('[DVE-RID-1] in a blue zone n actions advance n spaces', () => {
    const g = turnOf('red', { players: { red: { at: 'padova' } } });
    expect(g.offers('red', 'riddle')).toEqual(['riddle 1', 'riddle 2', 'riddle 3', 'riddle 4', 'riddle 5']);
    g.play('red', 'riddle 3');
    expect([chart(g, 'riddle')['red'], actionsLeft(g)]).toEqual([3, 2]);
    for (const zone of ['roma', 'torino', 'abbey-north']) {
      const away = turnOf('red', { players: { red: { at: zone } } });
      expect(away.whyNot('red', 'riddle 1')).toEqual({ clause: 'DVE-RID-1', reason: 'not-in-a-blue-zone' });
    }
    const muret = turnOf('red', { acting: { actions: 6 }, players: { red: { at: 'padova', tile: 'muret' } } });
    expect(muret.whyNot('red', 'riddle 6')).toEqual({ clause: 'DVE-RID-1', reason: 'riddle-goes-1-to-5' });
  });
});

describe('MES', () => {
  test('[DVE-MES-1] anywhere, at sea too, n actions advance n spaces', () => {
    const g = turnOf('red', { players: { red: { at: 'tyrrhenian', embarkedFrom: 'roma' } } });
    g.play('red', 'messenger 4');
    expect([chart(g, 'messenger')['red'], actionsLeft(g)]).toEqual([4, 1]);
  });

  test('[DVE-MES-2] entering the last space costs 20 ducats and 2 abbesses on turns 1–7, then 10 and 1', () => {
    const table = (turn: number, ducats: number, abbess: number) =>
      turnOf('red', { turn, players: { red: { ducats, behind: { abbess }, charts: { messenger: 3 } } } });
    const early = table(7, 25, 3);
    early.play('red', 'messenger 2');
    expect([ducatsOf(early, 'red'), behindOf(early, 'red')['abbess'], viewPlayer(early, 'red').bologna]).toEqual([
      5, 1, 15,
    ]);
    expect(cubesOn(early, 8)).toEqual({ ...NO_CUBES, abbess: 2 });
    expect(table(7, 19, 2).whyNot('red', 'messenger 2')).toEqual({
      clause: 'DVE-MES-2',
      reason: 'bologna-costs-ducats',
    });
    expect(table(7, 20, 1).whyNot('red', 'messenger 2')).toEqual({
      clause: 'DVE-MES-2',
      reason: 'bologna-costs-abbesses',
    });
    expect(table(7, 0, 0).offers('red', 'messenger')).toEqual(['messenger 1']);
    const late = table(8, 10, 1);
    late.play('red', 'messenger 2');
    expect([ducatsOf(late, 'red'), behindOf(late, 'red')['abbess'], viewPlayer(late, 'red').bologna]).toEqual([
      0, 0, 10,
    ]);
  });

  test('[DVE-MES-3] what Bologna is worth is fixed at the moment of entering', () => {
    const g = turnOf('red', { turn: 9, players: { red: { at: 'bologna', bologna: 15, charts: { messenger: 5 } } } });
    g.play('red', 'claim messenger');
    expect(knowledge(g, 'red')).toBe(16);
  });

  test('[DVE-MES-4] on the last space and in Bologna, once per game; then the messenger is closed', () => {
    const away = turnOf('red', { players: { red: { at: 'padova', bologna: 10, charts: { messenger: 5 } } } });
    expect(away.whyNot('red', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'not-in-bologna' });
    const g = turnOf('red', { players: { red: { at: 'bologna', bologna: 10, charts: { messenger: 5 } } } });
    g.play('red', 'claim messenger');
    expect([knowledge(g, 'red'), chart(g, 'messenger')['red'], actionsLeft(g)]).toEqual([11, 0, 5]);
    expect(g.whyNot('red', 'claim messenger')).toEqual({ clause: 'DVE-MES-4', reason: 'bologna-claimed-already' });
    expect(g.whyNot('red', 'messenger 1')).toEqual({ clause: 'DVE-MES-4', reason: 'messenger-is-closed' });
  });
});

describe('ORI', () => {
  test('[DVE-ORI-1] merchants only, anywhere', () => {
    const g = turnOf('red', { players: { red: { at: 'adriatic', embarkedFrom: 'ancona' } } });
    g.play('red', 'orient 3');
    expect([chart(g, 'orient')['red'], actionsLeft(g)]).toEqual([3, 2]);
    const friar = turnOf('red', { players: { red: { tile: 'mario' } } });
    expect(friar.whyNot('red', 'orient 1')).toEqual({ clause: 'DVE-ORI-1', reason: 'orient-is-for-merchants' });
  });

  test('[DVE-ORI-2] example: the last two steps, then from Venezia to Milano for 35 ducats', () => {
    const g = turnOf('red', { players: { red: { at: 'venezia', ducats: 0, charts: { orient: 3 } } } });
    g.play('red', 'orient 2', 'move milano', 'claim city');
    expect(ducatsOf(g, 'red')).toBe(35);
  });

  test('[DVE-ORI-2] not with event tiles, not with cities that pay no ducats, not for religious; any number reach it', () => {
    const g = turnOf('red', {
      turn: 7,
      events: { open: [2, 7] },
      players: {
        red: { at: 'padova', ducats: 10, charts: { orient: 5 } },
        blue: { at: 'roma', tile: 'gigi', ducats: 0, charts: { orient: 5 } },
        green: { charts: { orient: 4 } },
      },
    });
    g.play('red', 'claim city', 'claim event', 'move venezia', 'claim event');
    expect(ducatsOf(g, 'red')).toBe(40);
    g.play('red', 'end');
    g.play('blue', 'claim city', 'end');
    expect(ducatsOf(g, 'blue')).toBe(0);
    g.play('green', 'orient 1', 'claim city');
    expect(ducatsOf(g, 'green')).toBe(28);
  });
});

describe('CAN', () => {
  const singer = (more = {}, table = {}) =>
    turnOf('red', {
      turn: 6,
      canticle: { assisi: 6, celano: 2 },
      ...table,
      players: { red: { at: 'assisi', behind: { abbess: 3 }, ...more } },
    });

  test('[DVE-CAN-1] example: 2 steps for 2 cubes', () => {
    const g = singer();
    expect(g.offers('red', 'canticle')).toEqual(['canticle 1', 'canticle 2', 'canticle 3']);
    g.play('red', 'canticle 2');
    expect([chart(g, 'canticle')['red'], behindOf(g, 'red')['abbess'], actionsLeft(g)]).toEqual([2, 1, 3]);
    expect(cubesOn(g, 7)).toEqual({ ...NO_CUBES, abbess: 2 });
    expect(g.whyNot('red', 'canticle 2')).toEqual({ clause: 'DVE-CAN-1', reason: 'canticle-costs-abbesses' });
  });

  test('[DVE-CAN-1] only in the city of this turn, on turns 14–16 in any of the five', () => {
    expect(singer({ at: 'celano' }).whyNot('red', 'canticle 1')).toEqual({
      clause: 'DVE-CAN-1',
      reason: 'canticle-is-not-sung-here',
    });
    expect(singer({}, { turn: 7 }).offers('red', 'canticle')).toEqual([]);
    expect(singer({}, { turn: 13 }).offers('red', 'canticle')).toEqual([]);
    for (const at of ['assisi', 'celano', 'cortona', 'gubbio', 'urbino'])
      expect(singer({ at }, { turn: 14 }).offers('red', 'canticle')).toHaveLength(3);
    expect(singer({ at: 'roma' }, { turn: 14 }).offers('red', 'canticle')).toEqual([]);
    expect(
      singer({ tile: 'muret', behind: { abbess: 6 } }, { acting: { actions: 6 } }).offers('red', 'canticle'),
    ).toHaveLength(5);
  });
});

describe('LIB', () => {
  const reader = (library: number, more = {}, table = {}) =>
    turnOf('red', {
      turn: 12,
      library: { deck: [4, 4, 3, 3, 2, 2, 3, 2] },
      ...table,
      players: { red: { charts: { library }, ...more } },
    });

  test('[DVE-LIB-1] from turn 12 n actions advance n spaces, anywhere', () => {
    const g = reader(0, { at: 'adriatic', embarkedFrom: 'ancona' });
    g.play('red', 'library 4');
    expect([chart(g, 'library')['red'], actionsLeft(g)]).toEqual([4, 1]);
    expect(reader(0, {}, { turn: 11 }).whyNot('red', 'library 1')).toEqual({
      clause: 'DVE-LIB-1',
      reason: 'library-is-closed',
    });
  });

  test('[DVE-LIB-2] example: tiles 2 and 3 from space "2"; one is kept hidden, the other goes back on top', () => {
    const g = reader(3);
    g.play('red', 'draw');
    expect(viewPlayer(g, 'red').lookingAt).toEqual([2, 3]);
    expect(viewPlayer(g, 'red', 'blue').lookingAt).toBeUndefined();
    expect(g.offers('red')).toEqual(['keep 2', 'keep 3']);
    expect(g.whyNot('red', 'keep 4')).toEqual({ clause: 'DVE-LIB-2', reason: 'not-among-the-tiles' });
    expect(g.whyNot('red', 'put 2')).toEqual({ clause: 'DVE-LIB-2', reason: 'keep-one-first' });
    expect(g.whyNot('red', 'end')).toMatchObject({ reason: 'not-now' });
    g.play('red', 'keep 3');
    expect(viewPlayer(g, 'red')).toMatchObject({ libraryTile: 3, putBack: [2], hasLibraryTile: true });
    expect(viewPlayer(g, 'red', 'blue').libraryTile).toBeUndefined();
    expect(g.view().library).toEqual({ tiles: 7, looks: [{ seat: 'red', tiles: 2 }] });
    expect(actionsLeft(g)).toBe(5);
    expect(g.whyNot('red', 'draw')).toEqual({ clause: 'DVE-LIB-2', reason: 'looked-already' });
  });

  test('[DVE-LIB-2] the rest go back in an order of their choice, the last put on top', () => {
    const g = reader(7);
    g.play('red', 'draw');
    expect(viewPlayer(g, 'red').lookingAt).toEqual([2, 2, 2, 3]);
    g.play('red', 'keep 2');
    expect(g.whyNot('red', 'keep 2')).toEqual({ clause: 'DVE-LIB-2', reason: 'one-is-kept-already' });
    expect(g.offers('red')).toEqual(['put 2', 'put 3']);
    g.play('red', 'put 3', 'put 2');
    expect(viewPlayer(g, 'red').putBack).toEqual([3, 2, 2]);
    g.play('red', 'end');
    const position = g.table.position()['table'] as unknown as { library: { deck: number[] } };
    expect(position.library.deck).toEqual([4, 4, 3, 3, 3, 2, 2]);
  });

  test('[DVE-LIB-2] as many tiles as the highest number reached; none before the first, one at "1", fewer if there are fewer', () => {
    expect(reader(0).whyNot('red', 'draw')).toEqual({ clause: 'DVE-LIB-2', reason: 'no-number-reached' });
    const one = reader(2);
    one.play('red', 'draw');
    expect(viewPlayer(one, 'red').libraryTile).toBe(2);
    expect(one.table.step).toBe('turn');
    const three = reader(6);
    three.play('red', 'draw');
    expect(viewPlayer(three, 'red').lookingAt).toHaveLength(3);
    const small = onBoard((board) => ({ ...board, libraryTiles: { values: [2, 3, 3, 4, 4] } }));
    const few = turnOf(
      'red',
      { turn: 12, players: { red: { charts: { library: 7 } }, blue: { libraryTile: 3 }, green: { libraryTile: 4 } } },
      { game: small },
    );
    few.play('red', 'draw');
    expect(viewPlayer(few, 'red').lookingAt).toEqual([2, 3, 4]);
  });
});

describe('RES', () => {
  test('[DVE-RES-1] anywhere n actions advance n spaces', () => {
    const g = turnOf('red', {
      acting: { actions: 6 },
      players: { red: { at: 'adriatic', embarkedFrom: 'ancona', tile: 'muret' } },
    });
    // One is kept for landing.
    expect(g.offers('red', 'rest')).toHaveLength(5);
    g.play('red', 'rest 2');
    expect([chart(g, 'rest')['red'], actionsLeft(g)]).toEqual([2, 4]);
  });
});
