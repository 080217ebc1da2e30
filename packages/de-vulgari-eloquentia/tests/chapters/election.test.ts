import { describe, expect, test } from 'vitest';
import { before, behindOf, electionOf, points, viewPlayer, turnOf } from '../fixtures.ts';

const TILES = ['red', 'white', 'red', 'white', 'white'];

describe('END', () => {
  test('[DVE-END-1] papal events are revealed one a turn from turn 12', () => {
    const g = before('event', { turn: 11, papalEvents: { tiles: TILES, shown: 0 } });
    expect(g.view().papalEvents).toEqual(['red']);
    for (let i = 0; i < 3; i++) g.play(['red', 'blue', 'green'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    expect([g.view().turn, g.view().papalEvents]).toEqual([13, ['red', 'white']]);
  });

  test('[DVE-END-2] the turn of the second red tile is the last', () => {
    const g = before('event', { turn: 13, papalEvents: { tiles: TILES, shown: 2 } });
    expect(g.view().isLastTurn).toBe(true);
    for (let i = 0; i < 3; i++) {
      expect(g.table.isOver).toBe(false);
      g.play(['red', 'blue', 'green'].find((name) => g.offers(name).length > 0) ?? '', 'end');
    }
    expect(g.table.isOver).toBe(true);
    expect(g.view().turn).toBe(14);
  });

  test('[DVE-END-3] at that moment all pawns move to Roma, and the turn goes on from there', () => {
    const players = { red: { at: 'adriatic', embarkedFrom: 'ancona', ducats: 0 }, blue: { at: 'catania' } };
    const g = before('event', { turn: 13, papalEvents: { tiles: TILES, shown: 2 }, players });
    for (const name of ['red', 'blue', 'green']) expect(viewPlayer(g, name).at).toBe('roma');
    const first = ['red', 'blue', 'green'].find((name) => g.offers(name).length > 0) ?? '';
    g.play(first, 'claim city', 'move assisi', 'end');
    const notYet = before('event', { turn: 12, papalEvents: { tiles: TILES, shown: 1 }, players });
    expect(viewPlayer(notYet, 'blue').at).toBe('catania');
  });
});

describe('ELE', () => {
  const office = (player: object) => {
    const g = electionOf({ players: { red: { ...player } } });
    return [viewPlayer(g, 'red').office, points(g, 'red', 'office')];
  };

  test('[DVE-ELE-1] merchant 7 banker 6, friar 10 monk 11, cardinal 11 camerlengo 14, cardinal 17 pope 22', () => {
    expect(office({ behind: { politician: 2 } })).toEqual(['none', 0]);
    expect(office({ behind: { politician: 2, abbess: 1 } })).toEqual(['banker', 6]);
    expect(office({ tile: 'mario', behind: { politician: 3 } })).toEqual(['none', 0]);
    expect(office({ tile: 'mario', behind: { politician: 3, abbess: 1 } })).toEqual(['monk', 11]);
    expect(office({ tile: 'muret', behind: { politician: 3, abbess: 1 } })).toEqual(['none', 0]);
    expect(office({ tile: 'muret', behind: { politician: 3, nobleman: 1 } })).toEqual(['camerlengo', 14]);
    expect(office({ behind: { politician: 6 } })).toEqual(['banker', 6]);
    const pope = electionOf({ players: { red: { tile: 'muret', behind: { politician: 5, nobleman: 1 } } } });
    expect(pope.offers('red')).toEqual(['pope', 'camerlengo']);
    expect(pope.whyNot('red', 'end')).toEqual({ clause: 'DVE-ELE-3', reason: 'not-now' });
    pope.play('red', 'pope');
    expect([viewPlayer(pope, 'red').office, points(pope, 'red', 'office')]).toEqual(['pope', 22]);
  });

  test('[DVE-ELE-2] the cubes used leave the game: at least the votes, the least value, virtual ones first', () => {
    const exact = electionOf({
      players: { red: { behind: { politician: 2, nobleman: 2, abbess: 1, amanuensis: 1 } } },
    });
    expect(behindOf(exact, 'red')).toEqual({ politician: 0, nobleman: 2, abbess: 0, amanuensis: 1 });
    const over = electionOf({ players: { red: { behind: { politician: 4 } } } });
    expect(behindOf(over, 'red')['politician']).toBe(1);
    const least = electionOf({ players: { red: { behind: { politician: 2, nobleman: 1 } } } });
    expect(behindOf(least, 'red')).toMatchObject({ politician: 0, nobleman: 0 });
    const none = electionOf({ players: { red: { behind: { politician: 1 } } } });
    expect(behindOf(none, 'red')['politician']).toBe(1);
    const noReds = electionOf({ players: { red: { behind: { nobleman: 5 } } } });
    expect(behindOf(noReds, 'red')['nobleman']).toBe(1);
    const virtual = electionOf({ players: { red: { tile: 'stefano', behind: { politician: 3 } } } });
    expect(behindOf(virtual, 'red')['politician']).toBe(0);
  });

  test('[DVE-ELE-3] at most one pope: cardinals with 17 votes decide in order of knowledge, and may decline', () => {
    const seats = ['red', 'blue', 'green', 'yellow', 'white'];
    const votes = { politician: 3, nobleman: 3, abbess: 2 };
    const players = {
      red: { tile: 'muret', behind: votes, charts: { knowledge: 10 } },
      blue: { tile: 'zazza', behind: { politician: 5, nobleman: 1 }, charts: { knowledge: 30 } },
    };
    const taken = electionOf({ players }, { seats });
    expect([taken.offers('red'), taken.offers('blue')]).toEqual([[], ['pope', 'camerlengo']]);
    taken.play('blue', 'pope');
    expect([viewPlayer(taken, 'blue').office, viewPlayer(taken, 'red').office]).toEqual(['pope', 'camerlengo']);
    expect(taken.table.isOver).toBe(true);
    const declined = electionOf({ players }, { seats });
    declined.play('blue', 'camerlengo');
    expect(declined.offers('red')).toEqual(['pope', 'camerlengo']);
    declined.play('red', 'pope');
    expect([viewPlayer(declined, 'blue').office, viewPlayer(declined, 'red').office]).toEqual(['camerlengo', 'pope']);
  });

  test('[DVE-ELE-4] a pope scores nothing for the tile, but its virtual cube still counts', () => {
    const g = electionOf({
      players: {
        red: { tile: 'balestreri', behind: { politician: 4, nobleman: 1 } },
        blue: { behind: { nobleman: 1 } },
      },
    });
    g.play('red', 'pope');
    expect([points(g, 'red', 'tile'), points(g, 'red', 'most-votes')]).toEqual([0, 3]);
  });
});

describe('SCO-10', () => {
  test('[DVE-SCO-10] most points win; ties to more knowledge', () => {
    const won = electionOf({
      players: {
        red: { manuscripts: ['oil-3'], ducats: 0 },
        blue: { manuscripts: ['oil-2'], ducats: 0, charts: { knowledge: 9 } },
        green: { ducats: 0 },
      },
    });
    expect(won.result().winners).toEqual(['red']);
    const tied = electionOf({
      players: {
        red: { manuscripts: ['oil-3'], ducats: 0 },
        blue: { manuscripts: ['oc-3'], ducats: 0, charts: { knowledge: 9 } },
        green: { ducats: 0 },
      },
    });
    expect(tied.result().winners).toEqual(['blue']);
    expect(turnOf('red').result()).toMatchObject({ isFinal: false, winners: [] });
  });
});
