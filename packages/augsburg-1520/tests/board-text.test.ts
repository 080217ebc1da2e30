import { FastRandom, nameOfSeat, seatsIn, Table } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { augsburg1520, printBoard } from '../src/index.ts';
import { before, newTable, winnerWith } from './fixtures.ts';

const WIDEST = 110;
const LONG_NAMES = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24));

describe('the terminal board', () => {
  test('shows a seat its own hand, and of others what is known', () => {
    const players = { red: { hand: ['maria-3', 'joker'] }, blue: { hand: ['leo-4'], known: { notes: ['leo-4'] } } };
    const { table } = before('maria', { players });
    const board = printBoard(table.view(0).table);
    expect(board).toContain('Auction at Maria: red opens.');
    expect(board).toContain('Hand of red: maria 3 · joker ×1');
    expect(board).toContain('holds leo 4');
    expect(printBoard(table.view(undefined).table)).not.toContain('maria 3');
  });

  test('shows offers, cards in use and the end', () => {
    expect(printBoard(newTable().table.view(0).table)).toContain('Offered: ');
    expect(printBoard(winnerWith('card-7').table.view(0).table)).toContain(
      'red uses card-7: coins, points-6, peerage; 2 choices left.',
    );
    expect(printBoard(before('income', { round: 6 }).table.view(0).table)).toContain('The game is over.');
  });

  test.each([2, 5])('fits its width at every moment of a game of %i players with long names', (seats) => {
    const rng = new FastRandom(seats);
    const created = Table.create(augsburg1520, { names: LONG_NAMES.slice(0, seats), seed: rng.seed() });
    if (!created.ok) throw new Error(created.error.message);
    const table = created.value;
    while (!table.isOver) {
      const [seat] = seatsIn(table.waiting);
      const choices = table.choices(seat);
      table.submit(seat, undefined, [choices[rng.below(choices.length)]]);
      const text = printBoard(table.view(seat).table, undefined, (word) => nameOfSeat(table.header, word));
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDEST);
      expect(text).toContain(LONG_NAMES[1]);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
