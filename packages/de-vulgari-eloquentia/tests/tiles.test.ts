import { describe, expect, test } from 'vitest';
import { actionsLeft, behindOf, chart, electionOf, knowledge, points, ranked, seen, turnOf } from './fixtures.ts';

const inConvent = { at: 'convent-west', ducats: 20 };
const inCathedral = { at: 'milano', tile: 'gigi', ducats: 80, behind: { politician: 1, nobleman: 1 } };

function becoming(tile: string, player: object, table = {}) {
  return turnOf('ann', {
    turn: 5,
    ...table,
    players: { ann: { ...player }, bob: { charts: { knowledge: 20 } } },
  }).offers('ann', `become ${tile}`).length;
}

function asFriar(tile: string) {
  const g = turnOf('ann', { players: { ann: inConvent } });
  g.play('ann', `become ${tile}`);
  return g;
}

function asCardinal(tile: string, table = {}, options = {}) {
  const g = turnOf(
    'ann',
    {
      turn: 5,
      ...table,
      players: { ann: inCathedral, bob: { charts: { knowledge: 20 } }, cat: { charts: { knowledge: 4 } } },
    },
    { options },
  );
  g.play('ann', `become ${tile} politician`);
  return g;
}

describe('FRI', () => {
  test('[DVE-FRI-1] Mario: 12 spaces of knowledge', () => {
    expect(knowledge(asFriar('mario'), 'ann')).toBe(13);
  });

  test('[DVE-FRI-2] Michael: 7 spaces and a virtual abbess', () => {
    expect(knowledge(asFriar('michael'), 'ann')).toBe(8);
    const g = turnOf('ann', { turn: 14, players: { ann: { at: 'assisi', tile: 'michael' } } });
    expect(g.offers('ann', 'canticle')).toEqual(['canticle 1']);
  });

  test('[DVE-FRI-3] Stefano: 7 spaces and a virtual nobleman', () => {
    expect(knowledge(asFriar('stefano'), 'ann')).toBe(8);
    expect(becoming('lanzuisi', { ...inCathedral, tile: 'stefano', behind: {} })).toBe(1);
  });

  test('[DVE-FRI-4] Gigi: −4 points at the end', () => {
    expect(knowledge(asFriar('gigi'), 'ann')).toBe(1);
    expect(points(electionOf({ players: { ann: { tile: 'gigi' } } }), 'ann', 'tile')).toBe(-4);
  });

  test('[DVE-FRI-5] Ralph: 7 spaces, free journeys and +4 points at the end', () => {
    expect(knowledge(asFriar('ralph'), 'ann')).toBe(8);
    expect(points(electionOf({ players: { ann: { tile: 'ralph' } } }), 'ann', 'tile')).toBe(4);
    const g = turnOf('ann', { players: { ann: { at: 'roma', tile: 'ralph', ducats: 0 } } });
    expect(g.offers('ann', 'move padova')).toEqual(['move padova']);
  });

  test('[DVE-FRI-6] a friar tile counts only for a player who is still that friar', () => {
    const g = asCardinal('muret');
    expect(points(g, 'ann', 'tile')).toBe(0);
    expect(seen(g, 'ann')['tile']).toBe('muret');
  });
});

describe('CAR', () => {
  const votes = { politician: 6 };

  test('[DVE-CAR-1] example: Lanzuisi is worth +6 as camerlengo, 0 as pope', () => {
    const election = () => electionOf({ players: { ann: { tile: 'lanzuisi', behind: votes } } });
    const camerlengo = election();
    camerlengo.play('ann', 'camerlengo');
    expect([points(camerlengo, 'ann', 'tile'), points(camerlengo, 'ann', 'office')]).toEqual([6, 14]);
    const pope = election();
    pope.play('ann', 'pope');
    expect([points(pope, 'ann', 'tile'), points(pope, 'ann', 'office')]).toEqual([0, 22]);
  });

  test('[DVE-CAR-2] Balestreri: 4 spaces and a virtual politician', () => {
    expect(knowledge(asCardinal('balestreri'), 'ann')).toBe(5);
    const g = electionOf({ players: { ann: { tile: 'balestreri', behind: { politician: 2, nobleman: 1 } } } });
    expect(points(g, 'ann', 'office')).toBe(14);
  });

  test('[DVE-CAR-3] Shlasinger: +4 unless pope; once per game moves another 6 spaces back, not below the first', () => {
    expect(points(electionOf({ players: { ann: { tile: 'shlasinger' } } }), 'ann', 'tile')).toBe(4);
    const pope = electionOf({ players: { ann: { tile: 'shlasinger', behind: votes } } });
    pope.play('ann', 'pope');
    expect(points(pope, 'ann', 'tile')).toBe(0);
    const g = asCardinal('shlasinger', { manuscripts: {} });
    expect(g.offers('ann', 'accuse')).toEqual(['accuse bob', 'accuse cat']);
    expect(g.whyNot('ann', 'accuse ann')).toEqual({ clause: 'DVE-CAR-3', reason: 'accuse-another' });
    g.play('ann', 'accuse cat');
    expect(chart(g, 'knowledge')).toEqual({ ann: 1, bob: 20, cat: 1 });
    expect(ranked(g, 'knowledge')).toEqual(['bob', 'ann', 'cat']);
    expect(g.whyNot('ann', 'accuse bob')).toEqual({ clause: 'DVE-CAR-3', reason: 'accused-already' });
    expect(actionsLeft(g)).toBe(5);
    const low = turnOf('ann', {
      players: { ann: { tile: 'shlasinger' }, bob: { charts: { knowledge: 20 }, manuscripts: ['oil-2'] } },
    });
    expect(low.whyNot('ann', 'accuse cat')).toEqual({ clause: 'DVE-CAR-3', reason: 'already-on-the-first-space' });
    low.play('ann', 'accuse bob');
    expect(knowledge(low, 'bob')).toBe(14);
    expect(seen(low, 'bob')['manuscripts']).toEqual(['oil-2']);
    const other = turnOf('ann', { players: { ann: { tile: 'muret' }, bob: { charts: { knowledge: 20 } } } });
    expect(other.whyNot('ann', 'accuse bob')).toEqual({ clause: 'DVE-CAR-3', reason: 'not-the-inquisitor' });
  });

  test('[DVE-VAR-2] with inquisitor on-election only in the turn of becoming cardinal', () => {
    const options = { inquisitor: 'on-election' };
    expect(asCardinal('shlasinger', {}, options).offers('ann', 'accuse')).toEqual(['accuse bob', 'accuse cat']);
    const table = { players: { ann: { tile: 'shlasinger' }, bob: { charts: { knowledge: 20 } } } };
    expect(turnOf('ann', table, { options }).whyNot('ann', 'accuse bob')).toEqual({
      clause: 'DVE-VAR-2',
      reason: 'only-when-elected',
    });
    expect(turnOf('ann', table).offers('ann', 'accuse')).toEqual(['accuse bob']);
  });

  test('[DVE-CAR-4] Muret costs 70 and gives 6 actions from that very turn', () => {
    const g = asCardinal('muret');
    expect([seen(g, 'ann')['ducats'], actionsLeft(g)]).toEqual([10, 6]);
    expect(becoming('muret', { ...inCathedral, ducats: 69 })).toBe(0);
    for (const player of ['ann', 'bob', 'cat']) g.play(player, 'end');
    while (!g.offers('ann').includes('end'))
      g.play(['bob', 'cat'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    expect(actionsLeft(g)).toBe(6);
  });

  test('[DVE-CAR-5] Zazza: the 40 ducats come back, and one more library tile to choose from', () => {
    expect(seen(asCardinal('zazza'), 'ann')['ducats']).toBe(80);
    expect(becoming('zazza', { ...inCathedral, ducats: 39 })).toBe(0);
    const g = turnOf('ann', { turn: 12, players: { ann: { tile: 'zazza', charts: { library: 3 } } } });
    g.play('ann', 'draw');
    expect(seen(g, 'ann')['lookingAt']).toHaveLength(3);
  });
});

describe('VIR', () => {
  test('[DVE-VIR-1] a virtual cube is never lost while its tile is held, and cannot be sold', () => {
    const g = turnOf('ann', { turn: 14, players: { ann: { at: 'assisi', tile: 'michael' } } });
    g.play('ann', 'canticle 1');
    expect(behindOf(g, 'ann')['abbess']).toBe(0);
    expect(points(electionOf({ players: { ann: { tile: 'michael' } } }), 'ann', 'most-votes')).toBe(3);
    const stefano = turnOf('ann', { players: { ann: { tile: 'stefano' } } });
    expect(stefano.offers('ann', 'nobleman')).toEqual([]);
  });

  test('[DVE-VIR-2] example: 2 canticle steps for 1 cube with Michael; one cube saved per turn, however split', () => {
    const singer = () =>
      turnOf('ann', { turn: 14, players: { ann: { at: 'assisi', tile: 'michael', behind: { abbess: 1 } } } });
    const once = singer();
    once.play('ann', 'canticle 2');
    expect([chart(once, 'canticle')['ann'], behindOf(once, 'ann')['abbess']]).toEqual([2, 0]);
    const split = singer();
    split.play('ann', 'canticle 1');
    expect(behindOf(split, 'ann')['abbess']).toBe(1);
    expect(split.offers('ann', 'canticle')).toEqual(['canticle 1']);
    split.play('ann', 'canticle 1');
    expect(behindOf(split, 'ann')['abbess']).toBe(0);
    for (const player of ['ann', 'bob', 'cat']) split.play(player, 'end');
    while (!split.offers('ann').includes('end'))
      split.play(['bob', 'cat'].find((name) => split.offers(name).length > 0) ?? '', 'end');
    expect(split.offers('ann', 'canticle')).toEqual(['canticle 1']);
  });

  test('[DVE-VIR-2] yellow saves one entering Bologna, black pays for becoming cardinal', () => {
    const g = turnOf('ann', {
      turn: 3,
      players: { ann: { tile: 'michael', ducats: 20, behind: { abbess: 1 }, charts: { messenger: 4 } } },
    });
    g.play('ann', 'messenger 1');
    expect(behindOf(g, 'ann')['abbess']).toBe(0);
    const late = turnOf('ann', {
      turn: 8,
      players: { ann: { tile: 'michael', ducats: 20, charts: { messenger: 4 } } },
    });
    late.play('ann', 'messenger 1');
    expect(seen(late, 'ann')['bologna']).toBe(10);
    const stefano = turnOf('ann', { players: { ann: { ...inCathedral, tile: 'stefano' } } });
    expect(stefano.offers('ann', 'become lanzuisi')).toEqual(['become lanzuisi']);
    expect(stefano.whyNot('ann', 'become lanzuisi nobleman')).toEqual({
      clause: 'DVE-VIR-2',
      reason: 'no-cube-to-name',
    });
    stefano.play('ann', 'become lanzuisi');
    expect(behindOf(stefano, 'ann')).toMatchObject({ politician: 1, nobleman: 1 });
  });

  test('[DVE-VIR-3] at the end it counts both in the election and among the remaining cubes', () => {
    const g = electionOf({
      players: { ann: { tile: 'stefano', behind: { politician: 2, nobleman: 1 } }, bob: { behind: { abbess: 1 } } },
    });
    expect(points(g, 'ann', 'office')).toBe(11);
    expect(behindOf(g, 'ann')).toMatchObject({ politician: 0, nobleman: 0 });
    expect(points(g, 'ann', 'most-votes')).toBe(3);
  });
});
