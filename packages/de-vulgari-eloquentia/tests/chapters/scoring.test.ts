import { describe, expect, test } from 'vitest';
import { electionOf, points } from '../fixtures.ts';

type PlayersJson = Record<string, object>;

/** The points of all players in one category. */
function score(category: string, players: PlayersJson, table = {}): number[] {
  const g = electionOf({ ...table, players: players as never });
  return ['red', 'blue', 'green'].map((name) => points(g, name, category));
}

describe('SCO', () => {
  test('[DVE-SCO-1] most votes left: 3 points, ties to more knowledge, nobody if none has any', () => {
    expect(score('most-votes', { red: { behind: { nobleman: 1 } }, blue: { behind: { abbess: 1 } } })).toEqual([
      3, 0, 0,
    ]);
    expect(
      score('most-votes', {
        red: { behind: { abbess: 2 } },
        blue: { behind: { nobleman: 1 }, charts: { knowledge: 9 } },
      }),
    ).toEqual([0, 3, 0]);
    expect(score('most-votes', { red: { behind: { amanuensis: 2 } } })).toEqual([0, 0, 0]);
    // What the election used is gone.
    expect(
      score('most-votes', { red: { behind: { politician: 2, abbess: 1 } }, blue: { behind: { abbess: 1 } } }),
    ).toEqual([0, 3, 0]);
  });

  test('[DVE-SCO-2] 1 point for each green cube behind the screen', () => {
    expect(score('amanuenses', { red: { behind: { amanuensis: 3 } }, blue: { amanuensesInFront: 4 } })).toEqual([
      3, 0, 0,
    ]);
  });

  test("[DVE-SCO-3] the library tile's points", () => {
    expect(score('library-tile', { red: { libraryTile: 4 }, blue: { libraryTile: 2 } })).toEqual([4, 2, 0]);
  });

  test('[DVE-SCO-4] the richest: 7 if a merchant, else 3; ties to more knowledge; nobody without ducats', () => {
    expect(score('richest', { red: { ducats: 50 }, blue: { ducats: 40 } })).toEqual([7, 0, 0]);
    expect(score('richest', { red: { ducats: 50 }, blue: { ducats: 60, tile: 'mario' } })).toEqual([0, 3, 0]);
    expect(score('richest', { red: { ducats: 50 }, blue: { ducats: 50, charts: { knowledge: 5 } } })).toEqual([
      0, 7, 0,
    ]);
    expect(score('richest', { red: { ducats: 0 }, blue: { ducats: 0 }, green: { ducats: 0 } })).toEqual([0, 0, 0]);
  });

  test('[DVE-SCO-5] furthest on the riddle: 4, 5 or 6 by the highest number reached, nobody else', () => {
    const riddle = (space: number, more = {}) =>
      score('riddle', { red: { charts: { riddle: space } }, blue: { charts: { riddle: 4 } } }, more);
    expect(riddle(5)).toEqual([4, 0, 0]);
    expect(riddle(7)).toEqual([5, 0, 0]);
    expect(riddle(10)).toEqual([6, 0, 0]);
    expect(riddle(4, { stacks: { riddle: ['blue', 'red', 'green'] } })).toEqual([0, 4, 0]);
    expect(score('riddle', { red: { charts: { riddle: 3 } } })).toEqual([0, 0, 0]);
  });

  test('[DVE-SCO-6] furthest on the canticle 9, second 4, only past its start', () => {
    const charts = (canticle: number) => ({ charts: { canticle } });
    expect(score('canticle', { red: charts(2), blue: charts(5), green: charts(1) })).toEqual([4, 9, 0]);
    expect(score('canticle', { red: charts(2) })).toEqual([9, 0, 0]);
    expect(score('canticle', {})).toEqual([0, 0, 0]);
    expect(
      score('canticle', { red: charts(2), blue: charts(2) }, { stacks: { canticle: ['blue', 'red', 'green'] } }),
    ).toEqual([4, 9, 0]);
  });

  test('[DVE-SCO-7] each manuscript its level, Lingua Volgare 8', () => {
    expect(
      score(
        'manuscripts',
        { red: { manuscripts: ['oil-1', 'oc-3', 'oil-oc', 'lingua-volgare'] }, blue: { manuscripts: ['oil-2'] } },
        { manuscripts: { volgareEntered: true } },
      ),
    ).toEqual([16, 2, 0]);
  });

  test('[DVE-SCO-8] example: the five colours with a two-coloured level 4 tile; an assignment, not a count', () => {
    const books = (...manuscripts: string[]) =>
      score(
        'five-colours',
        { red: { manuscripts } },
        { manuscripts: { volgareEntered: manuscripts.includes('lingua-volgare') } },
      )[0];
    expect(books('oil-1', 'latino-1', 'fiorentino-2', 'siciliano-3', 'oc-1')).toBe(5);
    expect(books('oil-1', 'latino-1', 'siciliano-3', 'oc-1', 'oil-fiorentino')).toBe(5);
    expect(books('oil-1', 'latino-1', 'siciliano-3', 'oil-fiorentino')).toBe(0);
    expect(books('latino-1', 'siciliano-3', 'oc-1', 'oil-fiorentino')).toBe(0);
    expect(books('latino-1', 'siciliano-3', 'oc-1', 'oil-fiorentino', 'oil-latino')).toBe(5);
    expect(books('oil-latino', 'oil-fiorentino', 'latino-fiorentino', 'siciliano-oc', 'siciliano-1')).toBe(5);
    expect(books('oil-latino', 'oil-fiorentino', 'latino-fiorentino', 'siciliano-oc', 'oil-1')).toBe(0);
    expect(books('oil-1', 'latino-1', 'fiorentino-2', 'siciliano-3', 'lingua-volgare')).toBe(0);
    expect(
      books(
        'oil-1',
        'latino-1',
        'fiorentino-2',
        'siciliano-3',
        'oc-1',
        'oil-2',
        'latino-2',
        'fiorentino-1',
        'siciliano-1',
        'oc-2',
      ),
    ).toBe(5);
  });

  test('[DVE-SCO-9] friar and cardinal tiles count', () => {
    expect(score('tile', { red: { tile: 'gigi' }, blue: { tile: 'ralph' }, green: { tile: 'lanzuisi' } })).toEqual([
      -4, 4, 6,
    ]);
    expect(score('tile', { red: { tile: 'shlasinger' }, blue: { tile: 'mario' }, green: { tile: 'zazza' } })).toEqual([
      4, 0, 0,
    ]);
  });
});
