import type { StoredLine, StoredTable } from '@fondaco/host';

/** A row of a table with so many lines, of a game that no store knows. */
export function madeUpRow(id: string, seq: number, more: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    header: {
      format: 2,
      game: 'go',
      rules: 1,
      seats: ['red', 'blue'],
      names: { red: 'Ann Marie', blue: 'Жанна' },
      options: {},
      held: [],
      salts: {},
      others: [],
    },
    seats: [
      { type: 'person', name: 'Ann Marie' },
      { type: 'person', name: 'Жанна' },
    ],
    playedAt: 1_700_000_000_000 + seq,
    seq,
    waiting: ['red'],
    isOver: false,
    winners: [],
    ...more,
  };
}

export function madeUpLine(words: string, more: Partial<StoredLine> = {}): StoredLine {
  return { seat: 'red', words, isAuto: false, ...more };
}
