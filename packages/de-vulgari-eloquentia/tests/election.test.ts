import { describe, expect, test } from 'vitest';
import { before, behindOf, electionOf, points, seen, turnOf } from './fixtures.ts';

const TILES = ['red', 'white', 'red', 'white', 'white'];

describe('END', () => {
  test('[DVE-END-1] papal events are revealed one a turn from turn 12', () => {
    const g = before('event', { turn: 11, papalEvents: { tiles: TILES, shown: 0 } });
    expect(g.view()['papalEvents']).toEqual(['red']);
    for (let i = 0; i < 3; i++) g.play(['ann', 'bob', 'cat'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    expect([g.view()['turn'], g.view()['papalEvents']]).toEqual([13, ['red', 'white']]);
  });

  test('[DVE-END-2] the turn of the second red tile is the last', () => {
    const g = before('event', { turn: 13, papalEvents: { tiles: TILES, shown: 2 } });
    expect(g.view()['isLastTurn']).toBe(true);
    for (let i = 0; i < 3; i++) {
      expect(g.table.isOver).toBe(false);
      g.play(['ann', 'bob', 'cat'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    }
    expect(g.table.isOver).toBe(true);
    expect(g.view()['turn']).toBe(14);
  });

  test('[DVE-END-3] at that moment all pawns move to Roma, and the turn goes on from there', () => {
    const players = { ann: { at: 'adriatic', embarkedFrom: 'ancona', ducats: 0 }, bob: { at: 'catania' } };
    const g = before('event', { turn: 13, papalEvents: { tiles: TILES, shown: 2 }, players });
    for (const name of ['ann', 'bob', 'cat']) expect(seen(g, name)['at']).toBe('roma');
    const first = ['ann', 'bob', 'cat'].find((name) => g.offers(name).length > 0) ?? '';
    g.play(first, 'claim city', 'move assisi', 'end');
    const notYet = before('event', { turn: 12, papalEvents: { tiles: TILES, shown: 1 }, players });
    expect(seen(notYet, 'bob')['at']).toBe('catania');
  });
});

describe('ELE', () => {
  const office = (player: object) => {
    const g = electionOf({ players: { ann: { ...player } } });
    return [seen(g, 'ann')['office'], points(g, 'ann', 'office')];
  };

  test('[DVE-ELE-1] merchant 7 banker 6, friar 10 monk 11, cardinal 11 camerlengo 14, cardinal 17 pope 22', () => {
    expect(office({ behind: { politician: 2 } })).toEqual(['none', 0]);
    expect(office({ behind: { politician: 2, abbess: 1 } })).toEqual(['banker', 6]);
    expect(office({ tile: 'mario', behind: { politician: 3 } })).toEqual(['none', 0]);
    expect(office({ tile: 'mario', behind: { politician: 3, abbess: 1 } })).toEqual(['monk', 11]);
    expect(office({ tile: 'muret', behind: { politician: 3, abbess: 1 } })).toEqual(['none', 0]);
    expect(office({ tile: 'muret', behind: { politician: 3, nobleman: 1 } })).toEqual(['camerlengo', 14]);
    expect(office({ behind: { politician: 6 } })).toEqual(['banker', 6]);
    const pope = electionOf({ players: { ann: { tile: 'muret', behind: { politician: 5, nobleman: 1 } } } });
    expect(pope.offers('ann')).toEqual(['pope', 'camerlengo']);
    expect(pope.whyNot('ann', 'end')).toEqual({ clause: 'DVE-ELE-3', reason: 'not-now' });
    pope.play('ann', 'pope');
    expect([seen(pope, 'ann')['office'], points(pope, 'ann', 'office')]).toEqual(['pope', 22]);
  });

  test('[DVE-ELE-2] the cubes used leave the game: at least the votes, the least value, virtual ones first', () => {
    const exact = electionOf({
      players: { ann: { behind: { politician: 2, nobleman: 2, abbess: 1, amanuensis: 1 } } },
    });
    expect(behindOf(exact, 'ann')).toEqual({ politician: 0, nobleman: 2, abbess: 0, amanuensis: 1 });
    const over = electionOf({ players: { ann: { behind: { politician: 4 } } } });
    expect(behindOf(over, 'ann')['politician']).toBe(1);
    const least = electionOf({ players: { ann: { behind: { politician: 2, nobleman: 1 } } } });
    expect(behindOf(least, 'ann')).toMatchObject({ politician: 0, nobleman: 0 });
    const none = electionOf({ players: { ann: { behind: { politician: 1 } } } });
    expect(behindOf(none, 'ann')['politician']).toBe(1);
    const virtual = electionOf({ players: { ann: { tile: 'stefano', behind: { politician: 3 } } } });
    expect(behindOf(virtual, 'ann')['politician']).toBe(0);
  });

  test('[DVE-ELE-3] at most one pope: cardinals with 17 votes decide in order of knowledge, and may decline', () => {
    const seats = ['ann', 'bob', 'cat', 'dan', 'eve'];
    const votes = { politician: 3, nobleman: 3, abbess: 2 };
    const players = {
      ann: { tile: 'muret', behind: votes, charts: { knowledge: 10 } },
      bob: { tile: 'zazza', behind: { politician: 5, nobleman: 1 }, charts: { knowledge: 30 } },
    };
    const taken = electionOf({ players }, { seats });
    expect([taken.offers('ann'), taken.offers('bob')]).toEqual([[], ['pope', 'camerlengo']]);
    taken.play('bob', 'pope');
    expect([seen(taken, 'bob')['office'], seen(taken, 'ann')['office']]).toEqual(['pope', 'camerlengo']);
    expect(taken.table.isOver).toBe(true);
    const declined = electionOf({ players }, { seats });
    declined.play('bob', 'camerlengo');
    expect(declined.offers('ann')).toEqual(['pope', 'camerlengo']);
    declined.play('ann', 'pope');
    expect([seen(declined, 'bob')['office'], seen(declined, 'ann')['office']]).toEqual(['camerlengo', 'pope']);
  });

  test('[DVE-ELE-4] a pope scores nothing for his tile, but its virtual cube still counts', () => {
    const g = electionOf({
      players: {
        ann: { tile: 'balestreri', behind: { politician: 4, nobleman: 1 } },
        bob: { behind: { nobleman: 1 } },
      },
    });
    g.play('ann', 'pope');
    expect([points(g, 'ann', 'tile'), points(g, 'ann', 'most-votes')]).toEqual([0, 3]);
  });
});

describe('SCO-10', () => {
  test('[DVE-SCO-10] most points win; ties to more knowledge', () => {
    const won = electionOf({
      players: {
        ann: { manuscripts: ['oil-3'], ducats: 0 },
        bob: { manuscripts: ['oil-2'], ducats: 0, charts: { knowledge: 9 } },
        cat: { ducats: 0 },
      },
    });
    expect(won.result().winners).toEqual(['ann']);
    const tied = electionOf({
      players: {
        ann: { manuscripts: ['oil-3'], ducats: 0 },
        bob: { manuscripts: ['oc-3'], ducats: 0, charts: { knowledge: 9 } },
        cat: { ducats: 0 },
      },
    });
    expect(tied.result().winners).toEqual(['bob']);
    expect(turnOf('ann').result()).toMatchObject({ isFinal: false, winners: [] });
  });
});
