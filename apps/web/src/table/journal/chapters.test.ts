import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

/** Entries of seats, one line each: `rbb` is one of red and two of blue. */
function entriesOf(seats: string): readonly JournalEntry[] {
  return seats.split('').map((letter, i) => ({
    seq: i + 1,
    seat: letter === 'r' ? 'red' : 'blue',
    words: 'rest',
    isAuto: false,
    events: [{ type: 'rested' }],
  }));
}

function kindsOf(seats: string, me: string | undefined, away?: { from: number; to: number }): readonly string[] {
  const chapters = chaptersOf(entriesOf(seats), { me, away, gather: (entries) => entries });
  return chapters.map(({ kind, entries }) => `${kind} ${entries.map(({ seq }) => seq).join(' ')}`);
}

test('a journal is divided by the turns of whoever reads it, newest first', () => {
  expect(kindsOf('brbbr', 'red')).toEqual(['newest 5', 'since 4 3', 'before 2 1']);
  expect(kindsOf('bb', 'red')).toEqual(['before 2 1']);
  expect(kindsOf('brb', undefined)).toEqual(['before 3 2 1']);
  expect(kindsOf('', 'red')).toEqual([]);
});

test('what was said while somebody was away stands for itself, whoever said it for them', () => {
  expect(kindsOf('rbbb', 'red', { from: 2, to: 4 })).toEqual(['left 4 3', 'since 2', 'before 1']);
  expect(kindsOf('brbrb', 'red', { from: 2, to: 4 })).toEqual(['newest 5', 'left 4 3', 'before 2 1']);
  expect(kindsOf('rbrb', 'red', { from: 2, to: 4 })).toEqual(['left 4 3', 'before 2 1']);
  expect(kindsOf('brbb', undefined, { from: 3, to: 4 })).toEqual(['left 4', 'before 3 2 1']);
  expect(kindsOf('bb', 'red', { from: 0, to: 2 })).toEqual(['left 2 1']);
});

test('where nothing of it can be told, nobody was away', () => {
  const secret: JournalEntry = { seq: 4, seat: 'blue', words: '?', isAuto: false, events: [] };
  const entries = [...entriesOf('rbb'), secret];
  const chapters = chaptersOf(entries, { me: 'red', away: { from: 3, to: 4 }, gather: (some) => some });
  expect(chapters.map(({ kind }) => kind)).toEqual(['since', 'before']);
});
