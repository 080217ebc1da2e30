import type { TableSummary } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { accuracyCourse, ownGamesOf, winsByPlan, type OwnGame } from './own-games.ts';

function ownGame(table: string, hasWon: boolean, accuracy?: number): OwnGame {
  const game = { table, game: 'go', seat: 0, playedAt: 0, seats: 2, hasWon, against: ['novice'], costs: {} };
  return accuracy === undefined ? game : { ...game, accuracy };
}

test('accuracy has a course from two judged games on, with the mean of the last five', () => {
  expect(accuracyCourse([ownGame('a', true, 80), ownGame('b', true)])).toBeUndefined();
  const own = [10, 20, 30, 40, 50, 60].map((accuracy, i) => ownGame(`${i}`, i > 3, accuracy));
  const course = accuracyCourse([...own, ownGame('unjudged', true)]);
  expect(course?.games.map(({ lately }) => lately)).toEqual([10, 15, 20, 25, 30, 40]);
  expect(course).toMatchObject({ before: 20, after: 50 });
});

test('plans are counted with their wins, the most frequent first', () => {
  const own = [ownGame('a', true), ownGame('b', false), ownGame('c', true), ownGame('d', true)];
  const plans = [
    { table: 'a', plan: 'marco' },
    { table: 'b', plan: 'dante' },
    { table: 'c', plan: 'dante' },
  ];
  expect(winsByPlan(own, plans)).toEqual([
    { name: 'dante', games: 2, wins: 1 },
    { name: 'marco', games: 1, wins: 1 },
  ]);
});

test('games of one person against bots are counted, not those that several shared or that still run', () => {
  const person = { type: 'person', name: 'Ann' } as const;
  const bot = { type: 'bot', name: 'Guido', level: 'novice' } as const;
  const table: TableSummary = {
    id: 'a',
    game: 'go',
    seats: [bot, person],
    seq: 9,
    waiting: [],
    isOver: true,
    winners: ['blue'],
    playedAt: 1,
    isReadable: true,
  };
  const tables = [table, { ...table, id: 'b', isOver: false }, { ...table, id: 'c', seats: [person, person] }];
  expect(ownGamesOf(tables, [], new Map())).toMatchObject([{ table: 'a', seat: 1, hasWon: true, against: ['novice'] }]);
  // What was brought along is nobody's own, unless it was played at a server in a seat that is known.
  expect(ownGamesOf(tables, [], new Map([['a', { type: 'elsewhere' }]]))).toEqual([]);
  expect(ownGamesOf(tables, [], new Map([['c', { type: 'server', seat: 'blue' }]]))).toMatchObject([
    { table: 'a' },
    { table: 'c', seat: 1, hasWon: true, against: [] },
  ]);
});
