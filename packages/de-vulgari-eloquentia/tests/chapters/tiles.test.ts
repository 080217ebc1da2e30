import { describe, expect, test } from 'vitest';
import {
  actionsLeft,
  behindOf,
  chart,
  electionOf,
  knowledge,
  points,
  ranked,
  viewPlayer,
  turnOf,
} from '../fixtures.ts';

const inConvent = { at: 'convent-west', ducats: 20 };
const inCathedral = { at: 'milano', tile: 'gigi', ducats: 80, behind: { politician: 1, nobleman: 1 } };

function becoming(tile: string, player: object, table = {}) {
  return turnOf('red', {
    turn: 5,
    ...table,
    players: { red: { ...player }, blue: { charts: { knowledge: 20 } } },
  }).offers('red', `become ${tile}`).length;
}

function asFriar(tile: string) {
  const g = turnOf('red', { players: { red: inConvent } });
  g.play('red', `become ${tile}`);
  return g;
}

function asCardinal(tile: string, table = {}, options = {}) {
  const g = turnOf(
    'red',
    {
      turn: 5,
      ...table,
      players: { red: inCathedral, blue: { charts: { knowledge: 20 } }, green: { charts: { knowledge: 4 } } },
    },
    { options },
  );
  g.play('red', `become ${tile} politician`);
  return g;
}

describe('FRI', () => {
  test('[DVE-FRI-1] Mario: 12 spaces of knowledge', () => {
    expect(knowledge(asFriar('mario'), 'red')).toBe(13);
  });

  test('[DVE-FRI-2] Michael: 7 spaces and a virtual abbess', () => {
    expect(knowledge(asFriar('michael'), 'red')).toBe(8);
    const g = turnOf('red', { turn: 14, players: { red: { at: 'assisi', tile: 'michael' } } });
    expect(g.offers('red', 'canticle')).toEqual(['canticle 1']);
  });

  test('[DVE-FRI-3] Stefano: 7 spaces and a virtual nobleman', () => {
    expect(knowledge(asFriar('stefano'), 'red')).toBe(8);
    expect(becoming('lanzuisi', { ...inCathedral, tile: 'stefano', behind: {} })).toBe(1);
  });

  test('[DVE-FRI-4] Gigi: −4 points at the end', () => {
    expect(knowledge(asFriar('gigi'), 'red')).toBe(1);
    expect(points(electionOf({ players: { red: { tile: 'gigi' } } }), 'red', 'tile')).toBe(-4);
  });

  test('[DVE-FRI-5] Ralph: 7 spaces, free journeys and +4 points at the end', () => {
    expect(knowledge(asFriar('ralph'), 'red')).toBe(8);
    expect(points(electionOf({ players: { red: { tile: 'ralph' } } }), 'red', 'tile')).toBe(4);
    const g = turnOf('red', { players: { red: { at: 'roma', tile: 'ralph', ducats: 0 } } });
    expect(g.offers('red', 'move padova')).toEqual(['move padova']);
  });

  test('[DVE-FRI-6] a friar tile counts only for a player who is still that friar', () => {
    const g = asCardinal('muret');
    expect(points(g, 'red', 'tile')).toBe(0);
    expect(viewPlayer(g, 'red').tile).toBe('muret');
  });
});

describe('CAR', () => {
  const votes = { politician: 6 };

  test('[DVE-CAR-1] example: Lanzuisi is worth +6 as camerlengo, 0 as pope', () => {
    const election = () => electionOf({ players: { red: { tile: 'lanzuisi', behind: votes } } });
    const camerlengo = election();
    camerlengo.play('red', 'camerlengo');
    expect([points(camerlengo, 'red', 'tile'), points(camerlengo, 'red', 'office')]).toEqual([6, 14]);
    const pope = election();
    pope.play('red', 'pope');
    expect([points(pope, 'red', 'tile'), points(pope, 'red', 'office')]).toEqual([0, 22]);
  });

  test('[DVE-CAR-2] Balestreri: 4 spaces and a virtual politician', () => {
    expect(knowledge(asCardinal('balestreri'), 'red')).toBe(5);
    const g = electionOf({ players: { red: { tile: 'balestreri', behind: { politician: 2, nobleman: 1 } } } });
    expect(points(g, 'red', 'office')).toBe(14);
  });

  test('[DVE-CAR-3] Shlasinger: +4 unless pope; once per game moves another 6 spaces back, not below the first', () => {
    expect(points(electionOf({ players: { red: { tile: 'shlasinger' } } }), 'red', 'tile')).toBe(4);
    const pope = electionOf({ players: { red: { tile: 'shlasinger', behind: votes } } });
    pope.play('red', 'pope');
    expect(points(pope, 'red', 'tile')).toBe(0);
    const g = asCardinal('shlasinger', { manuscripts: {} });
    expect(g.offers('red', 'accuse')).toEqual(['accuse blue', 'accuse green']);
    expect(g.whyNot('red', 'accuse red')).toEqual({ clause: 'DVE-CAR-3', reason: 'accuse-another' });
    g.play('red', 'accuse green');
    expect(chart(g, 'knowledge')).toEqual({ red: 1, blue: 20, green: 1 });
    expect(ranked(g, 'knowledge')).toEqual(['blue', 'red', 'green']);
    expect(g.whyNot('red', 'accuse blue')).toEqual({ clause: 'DVE-CAR-3', reason: 'accused-already' });
    expect(actionsLeft(g)).toBe(5);
    const low = turnOf('red', {
      players: { red: { tile: 'shlasinger' }, blue: { charts: { knowledge: 20 }, manuscripts: ['oil-2'] } },
    });
    expect(low.whyNot('red', 'accuse green')).toEqual({ clause: 'DVE-CAR-3', reason: 'already-on-the-first-space' });
    low.play('red', 'accuse blue');
    expect(knowledge(low, 'blue')).toBe(14);
    expect(viewPlayer(low, 'blue').manuscripts).toEqual(['oil-2']);
    const other = turnOf('red', { players: { red: { tile: 'muret' }, blue: { charts: { knowledge: 20 } } } });
    expect(other.whyNot('red', 'accuse blue')).toEqual({ clause: 'DVE-CAR-3', reason: 'not-the-inquisitor' });
  });

  test('[DVE-VAR-2] with inquisitor on-election only in the turn of becoming cardinal', () => {
    const options = { inquisitor: 'on-election' };
    expect(asCardinal('shlasinger', {}, options).offers('red', 'accuse')).toEqual(['accuse blue', 'accuse green']);
    const table = { players: { red: { tile: 'shlasinger' }, blue: { charts: { knowledge: 20 } } } };
    expect(turnOf('red', table, { options }).whyNot('red', 'accuse blue')).toEqual({
      clause: 'DVE-VAR-2',
      reason: 'only-when-elected',
    });
    expect(turnOf('red', table).offers('red', 'accuse')).toEqual(['accuse blue']);
  });

  test('[DVE-CAR-4] Muret costs 70 and gives 6 actions from that very turn', () => {
    const g = asCardinal('muret');
    expect([viewPlayer(g, 'red').ducats, actionsLeft(g)]).toEqual([10, 6]);
    expect(becoming('muret', { ...inCathedral, ducats: 69 })).toBe(0);
    for (const player of ['red', 'blue', 'green']) g.play(player, 'end');
    while (!g.offers('red').includes('end'))
      g.play(['blue', 'green'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    expect(actionsLeft(g)).toBe(6);
  });

  test('[DVE-CAR-5] Zazza: the 40 ducats come back, and one more library tile to choose from', () => {
    expect(viewPlayer(asCardinal('zazza'), 'red')['ducats']).toBe(80);
    expect(becoming('zazza', { ...inCathedral, ducats: 39 })).toBe(0);
    const g = turnOf('red', { turn: 12, players: { red: { tile: 'zazza', charts: { library: 3 } } } });
    g.play('red', 'draw');
    expect(viewPlayer(g, 'red').lookingAt).toHaveLength(3);
  });
});

describe('VIR', () => {
  test('[DVE-VIR-1] a virtual cube is never lost while its tile is held, and cannot be sold', () => {
    const g = turnOf('red', { turn: 14, players: { red: { at: 'assisi', tile: 'michael' } } });
    g.play('red', 'canticle 1');
    expect(behindOf(g, 'red')['abbess']).toBe(0);
    expect(points(electionOf({ players: { red: { tile: 'michael' } } }), 'red', 'most-votes')).toBe(3);
    const stefano = turnOf('red', { players: { red: { tile: 'stefano' } } });
    expect(stefano.offers('red', 'nobleman')).toEqual([]);
  });

  test('[DVE-VIR-2] example: 2 canticle steps for 1 cube with Michael; one cube saved per turn, however split', () => {
    const singer = () =>
      turnOf('red', { turn: 14, players: { red: { at: 'assisi', tile: 'michael', behind: { abbess: 1 } } } });
    const once = singer();
    once.play('red', 'canticle 2');
    expect([chart(once, 'canticle')['red'], behindOf(once, 'red')['abbess']]).toEqual([2, 0]);
    const split = singer();
    split.play('red', 'canticle 1');
    expect(behindOf(split, 'red')['abbess']).toBe(1);
    expect(split.offers('red', 'canticle')).toEqual(['canticle 1']);
    split.play('red', 'canticle 1');
    expect(behindOf(split, 'red')['abbess']).toBe(0);
    for (const player of ['red', 'blue', 'green']) split.play(player, 'end');
    while (!split.offers('red').includes('end'))
      split.play(['blue', 'green'].find((name) => split.offers(name).length > 0) ?? '', 'end');
    expect(split.offers('red', 'canticle')).toEqual(['canticle 1']);
  });

  test('[DVE-VIR-2] yellow saves one entering Bologna, black pays for becoming cardinal', () => {
    const g = turnOf('red', {
      turn: 3,
      players: { red: { tile: 'michael', ducats: 20, behind: { abbess: 1 }, charts: { messenger: 4 } } },
    });
    g.play('red', 'messenger 1');
    expect(behindOf(g, 'red')['abbess']).toBe(0);
    const late = turnOf('red', {
      turn: 8,
      players: { red: { tile: 'michael', ducats: 20, charts: { messenger: 4 } } },
    });
    late.play('red', 'messenger 1');
    expect(viewPlayer(late, 'red').bologna).toBe(10);
    const stefano = turnOf('red', { players: { red: { ...inCathedral, tile: 'stefano' } } });
    expect(stefano.offers('red', 'become lanzuisi')).toEqual(['become lanzuisi']);
    expect(stefano.whyNot('red', 'become lanzuisi nobleman')).toEqual({
      clause: 'DVE-VIR-2',
      reason: 'no-cube-to-name',
    });
    stefano.play('red', 'become lanzuisi');
    expect(behindOf(stefano, 'red')).toMatchObject({ politician: 1, nobleman: 1 });
  });

  test('[DVE-VIR-3] at the end it counts both in the election and among the remaining cubes', () => {
    const g = electionOf({
      players: { red: { tile: 'stefano', behind: { politician: 2, nobleman: 1 } }, blue: { behind: { abbess: 1 } } },
    });
    expect(points(g, 'red', 'office')).toBe(11);
    expect(behindOf(g, 'red')).toMatchObject({ politician: 0, nobleman: 0 });
    expect(points(g, 'red', 'most-votes')).toBe(3);
  });
});
