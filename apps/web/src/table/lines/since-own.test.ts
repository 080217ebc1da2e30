import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { beginningIn, beginningsOf, lastBeginning, sinceOwn } from './since-own.ts';

const beginnings = beginningsOf({
  events: [
    { name: 'turn-began', fields: [], isBeginning: true },
    { name: 'alms', fields: [] },
  ],
});

function entry(seat: string, ...types: readonly string[]): JournalEntry {
  return { seq: 0, seat, words: 'end', isAuto: false, events: types.map((type) => ({ type })) };
}

test('what came with a turn that one’s own deed began is no deed of one’s own', () => {
  const own = entry('red', 'ended', 'turn-began', 'alms');
  expect(beginningIn(own, beginnings)).toBe(1);
  const since = sinceOwn([entry('blue', 'moved'), own, entry('blue', 'claimed')], 'red', beginnings);
  expect(since.map(({ type }) => type)).toEqual(['turn-began', 'alms', 'claimed']);
});

test('a deed with which nothing begins is wholly one’s own', () => {
  const since = sinceOwn([entry('red', 'moved'), entry('blue', 'claimed')], 'red', beginnings);
  expect(since.map(({ type }) => type)).toEqual(['claimed']);
});

test('who has done nothing yet has everything before them', () => {
  expect(sinceOwn([entry('blue', 'moved')], 'red', beginnings)).toHaveLength(1);
});

test('of entries that stand newest first, the part they end in began with the newest beginning', () => {
  const second = { type: 'turn-began', turn: 2 };
  const entries = [
    entry('blue', 'moved'),
    { ...entry('red'), events: [{ type: 'turn-began', turn: 1 }, second, { type: 'alms' }] },
    entry('red', 'turn-began'),
  ];
  expect(lastBeginning(entries, beginnings)).toBe(second);
  expect(lastBeginning([entry('blue', 'moved')], beginnings)).toBeUndefined();
});
