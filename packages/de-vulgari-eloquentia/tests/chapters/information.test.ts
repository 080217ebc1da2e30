import { determinize, FastRandom, type Game } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../../src/index.ts';
import { electionOf, viewPlayer, turnOf } from '../fixtures.ts';

const game: Game = deVulgariEloquentia;
const table = {
  turn: 13,
  papalEvents: { tiles: ['white', 'red', 'white', 'red', 'white'], shown: 2 },
  manuscripts: { open: ['oil-1'] },
  forSale: { abbess: 1 },
  players: {
    red: {
      ducats: 31,
      amanuensesInFront: 2,
      behind: { politician: 2 },
      manuscripts: ['oil-2'],
      charts: { library: 7 },
    },
    blue: { ducats: 7, at: 'genova', tile: 'mario', behind: { abbess: 3 }, libraryTile: 4 },
  },
};

describe('INF', () => {
  test('[DVE-INF-1] map, charts, cubes for sale, tiles, ducats, characters and amanuenses in front are open to all', () => {
    const g = turnOf('red', table);
    for (const viewer of ['red', 'blue', undefined]) {
      const view = g.view(viewer);
      expect(view['forSale']['abbess']).toBe(1);
      expect(view['papalEvents']).toEqual(['white', 'red']);
      expect(view['players'][0]).toMatchObject({
        seat: 'red',
        ducats: 31,
        amanuensesInFront: 2,
        at: 'roma',
        character: 'merchant',
      });
      expect(view['players'][1]).toMatchObject({
        seat: 'blue',
        ducats: 7,
        at: 'genova',
        tile: 'mario',
        hasLibraryTile: true,
      });
      expect(view['acting']).toMatchObject({ actions: 5 });
    }
  });

  test("[DVE-INF-2] [DVE-VAR-3] closed screens display one's own goods only, open ones everybody's, but never a library tile", () => {
    const closed = turnOf('red', table);
    expect(viewPlayer(closed, 'red')).toMatchObject({ behind: { politician: 2 }, manuscripts: ['oil-2'] });
    expect(viewPlayer(closed, 'red', 'blue')).not.toHaveProperty('behind');
    expect(viewPlayer(closed, 'red', 'blue')).not.toHaveProperty('manuscripts');
    const open = turnOf('red', table, { options: { screens: 'open' } });
    expect(viewPlayer(open, 'red', 'blue')).toMatchObject({ behind: { politician: 2 }, manuscripts: ['oil-2'] });
    for (const g of [closed, open]) {
      expect(viewPlayer(g, 'blue').libraryTile).toBe(4);
      expect(viewPlayer(g, 'blue', 'red')).not.toHaveProperty('libraryTile');
    }
  });

  test('[DVE-INF-2] a re-deal keeps what was taken and paid in the open', () => {
    const s = turnOf('red', table).table.copyState();
    determinize(game, s, 2, new FastRandom(3));
    const position = game.toPosition(s, ['red', 'blue', 'green']) as unknown as typeof table;
    expect(position.players.red).toMatchObject({ behind: { politician: 2 }, manuscripts: ['oil-2'], ducats: 31 });
  });

  test('[DVE-INF-3] deck orders and unrevealed papal events are dealt anew for everyone, the own library tiles for nobody else', () => {
    const g = turnOf('red', { ...table, library: { deck: [2, 2, 3, 4, 3, 2, 3] } });
    g.play('red', 'draw', 'keep 3', 'put 2', 'put 3');
    expect(viewPlayer(g, 'red')).toMatchObject({ libraryTile: 3, putBack: [2, 3, 4] });
    expect(viewPlayer(g, 'red', 'blue')).not.toHaveProperty('libraryTile');
    expect(viewPlayer(g, 'red', 'blue')).not.toHaveProperty('putBack');
    const dealt = {
      decks: new Set<string>(),
      papal: new Set<string>(),
      annsTile: new Set<number>(),
      tops: new Set<string>(),
    };
    for (let seed = 0; seed < 40; seed++) {
      const s = g.table.copyState();
      determinize(game, s, 0, new FastRandom(seed));
      const own = game.toPosition(s, ['red', 'blue', 'green']) as never as {
        library: { deck: number[] };
        manuscripts: { decks: string[][] };
        papalEvents: { tiles: string[] };
        players: { red: { libraryTile: number } };
      };
      expect(own.players.red.libraryTile).toBe(3);
      expect(own.library.deck.slice(-3)).toEqual([2, 3, 4]);
      expect(own.papalEvents.tiles.slice(0, 2)).toEqual(['white', 'red']);
      dealt.decks.add(own.manuscripts.decks.join());
      dealt.papal.add(own.papalEvents.tiles.join());
      determinize(game, s, 1, new FastRandom(seed + 100));
      const others = game.toPosition(s, ['red', 'blue', 'green']) as never as {
        library: { deck: number[] };
        players: { red: { libraryTile: number } };
      };
      dealt.annsTile.add(others.players.red.libraryTile);
      dealt.tops.add(others.library.deck.slice(-3).join());
    }
    expect(dealt.decks.size).toBeGreaterThan(30);
    expect(dealt.papal.size).toBe(3);
    expect(dealt.annsTile.size).toBe(3);
    expect(dealt.tops.size).toBeGreaterThan(5);
  });

  test('[DVE-INF-4] at the end everything is revealed', () => {
    const g = electionOf({ players: { blue: { behind: { abbess: 3 }, manuscripts: ['oil-1'], libraryTile: 4 } } });
    expect(g.table.isOver).toBe(true);
    for (const viewer of ['red', 'blue']) {
      expect(viewPlayer(g, 'blue', viewer)).toMatchObject({
        behind: { abbess: 3 },
        manuscripts: ['oil-1'],
        libraryTile: 4,
      });
    }
  });
});
