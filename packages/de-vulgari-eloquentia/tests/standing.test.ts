import { describe, expect, test } from 'vitest';
import { before, electionOf, viewPlayer, turnOf } from './fixtures.ts';

const PLAYERS = {
  red: {
    tile: 'michael',
    behind: { politician: 2, nobleman: 1, abbess: 1, amanuensis: 3 },
    manuscripts: ['oil-1', 'latino-2'],
    libraryTile: 3,
    ducats: 60,
    charts: { canticle: 2, riddle: 5 },
  },
  blue: { behind: { politician: 1 }, ducats: 20, charts: { canticle: 1 } },
};

describe('what a player would score if the game ended now', () => {
  test('[DVE-SCO-1, DVE-SCO-2, DVE-SCO-3, DVE-SCO-7] everything of their own but who has the most votes left', () => {
    expect(viewPlayer(turnOf('red', { players: PLAYERS }), 'red').points).toEqual({
      richest: 3,
      riddle: 4,
      canticle: 9,
      tile: 0,
      office: 11,
      amanuenses: 3,
      manuscripts: 3,
      'five-colours': 0,
      'library-tile': 3,
    });
  });

  test('[DVE-INF-1, DVE-INF-2] of others what the table displays: with open screens all but the library tile', () => {
    const open = { richest: 3, riddle: 4, canticle: 9, tile: 0 };
    expect(viewPlayer(turnOf('red', { players: PLAYERS }), 'red', 'blue').points).toEqual(open);
    const screens = viewPlayer(
      turnOf('red', { players: PLAYERS }, { options: { screens: 'open' } }),
      'red',
      'blue',
    ).points;
    expect(screens).toMatchObject({ ...open, office: 11, 'most-votes': 3, manuscripts: 3 });
    expect(screens).not.toHaveProperty('library-tile');
  });

  test('[DVE-INF-4] at the end it is the result', () => {
    const g = electionOf({ players: PLAYERS });
    for (const { seat, breakdown } of g.result().scores) expect(viewPlayer(g, seat, 'green').points).toEqual(breakdown);
  });
});

test('[DVE-ELE-1, DVE-VIR-3] votes with those of the virtual cube, and what each office of the character takes', () => {
  const g = turnOf('red', {
    players: { ...PLAYERS, green: { tile: 'zazza', behind: { politician: 3, nobleman: 1 } } },
  });
  expect(viewPlayer(g, 'red')).toMatchObject({ votes: 10, offices: [{ office: 'monk', votes: 10 }] });
  expect(viewPlayer(g, 'blue')).toMatchObject({ votes: 3, offices: [{ office: 'banker', votes: 7 }] });
  const cardinal = [
    { office: 'camerlengo', votes: 11 },
    { office: 'pope', votes: 17 },
  ];
  expect(viewPlayer(g, 'green')).toMatchObject({ votes: 11, offices: cardinal });
  expect(viewPlayer(g, 'green', 'red').offices).toEqual(cardinal);
  expect(viewPlayer(g, 'green', 'red')).not.toHaveProperty('votes');
});

test('[DVE-ACT-1] the actions left are those of whoever acts', () => {
  const g = turnOf('blue', { order: ['red', 'blue', 'green'], acting: { actions: 3 } });
  expect(g.table.seats.map((seat) => viewPlayer(g, seat).actions)).toEqual([0, 3, 0]);
});

test('[DVE-END-1, DVE-END-2] the pope is well, dying, and still dying when a white tile follows', () => {
  const tiles = ['red', 'white', 'red', 'white', 'white'];
  const popes = [0, 1, 2].map(
    (shown) => before('event', { turn: 11 + shown, papalEvents: { tiles, shown } }).view().pope,
  );
  expect([turnOf('red').view().pope, ...popes]).toEqual(['well', 'dying', 'dying', 'dead']);
});
