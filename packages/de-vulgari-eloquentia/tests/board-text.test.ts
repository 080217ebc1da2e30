import { FastRandom, nameOfSeat, seatsIn, Table } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia, printBoard } from '../src/index.ts';
import { electionOf, onBoard, turnOf } from './fixtures.ts';

const WIDEST = 110;
const LONG_NAMES = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24));

/** The lines of a board as a player sees it. */
function boardOf(arranged: ReturnType<typeof turnOf>, player?: string): string[] {
  return printBoard(arranged.view(player)).split('\n');
}

function lineWith(lines: readonly string[], word: string): string {
  return lines.find((line) => line.trimStart().startsWith(word)) ?? '';
}

describe('the terminal board', () => {
  test('says whose turn of the game order it is by letters, with the actions left', () => {
    const lines = boardOf(turnOf('blue', { turn: 3, order: ['blue', 'green', 'red'] }));
    expect(lines[0]).toBe('Turn 3 of at most 16');
    expect(lineWith(lines, 'Game order')).toBe('Game order: B blue, C green, A red');
    expect(lineWith(lines, 'Actions left')).toBe('Actions left: 5');
  });

  test('shows pawns, zones and discs as they move', () => {
    const arranged = turnOf('red', { players: { red: { at: 'padova' } } });
    arranged.play('red', 'move venezia', 'claim city', 'rest 2');
    const lines = boardOf(arranged);
    expect(lineWith(lines, 'venezia')).toMatch(/^venezia +city +oil +20d +adriatic +A +A$/);
    expect(lineWith(lines, 'rest')).toMatch(/^ {2}rest +of 6 +[BC]{2} \. A \. \. \. \.$/);
    expect(lineWith(lines, 'Actions left')).toBe('Actions left: 2; done this turn: move');
  });

  test('shows the board that is played on', () => {
    const game = onBoard((board) => ({
      ...board,
      zones: (board['zones'] as { id: string }[]).map((zone) => (zone.id === 'siena' ? { ...zone, ducats: 12 } : zone)),
    }));
    const lines = printBoard(turnOf('red', {}, { game }).table.view(0).table, game.parts()).split('\n');
    expect(lineWith(lines, 'siena')).toMatch(/ 12d 4k/);
  });

  test('shows what is behind a screen to its owner only', () => {
    const arranged = turnOf('red', { players: { red: { behind: { nobleman: 2 }, manuscripts: ['oil-1', 'oil-1'] } } });
    expect(boardOf(arranged, 'red')).toContain('      behind the screen: nobleman 2, oil-1 x2');
    expect(boardOf(arranged, 'blue').join('\n')).not.toMatch(/nobleman 2|oil-1 x2/);
  });

  test('ends with offices and without actions', () => {
    const arranged = electionOf({ players: { red: { behind: { politician: 3 } } } });
    const lines = boardOf(arranged);
    expect(lines[0]).toBe('Turn 14, the last: the pope is dead');
    expect(lineWith(lines, 'Papal events')).toContain('12 red, 13 white, 14 red');
    expect(lineWith(lines, 'Actions left')).toBe('');
    expect(lines.join('\n')).toContain('office banker');
  });

  test.each([2, 5])('fits its width at every moment of a game of %i players with long names', (seats) => {
    const rng = new FastRandom(seats);
    const created = Table.create(deVulgariEloquentia, { names: LONG_NAMES.slice(0, seats), seed: rng.seed() });
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
