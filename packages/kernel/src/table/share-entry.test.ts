import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { shareEntry } from './share-entry.ts';

function entryOf(seq: number, ...values: readonly (readonly number[])[]): Entry {
  return {
    seq,
    seat: seq % 3,
    words: ['move', 'milano'].join(' '),
    isAuto: false,
    events: values.map((some, kind) => ({ kind, audience: -1, values: some })),
  };
}

test('a line is kept as it was', () => {
  for (const entry of [entryOf(1), entryOf(2, [1, 2, 0, 0]), entryOf(3, [1, 2, 0, 0], [-1, 0, 0, 7])])
    expect(shareEntry(entry)).toEqual(entry);
});

test('what two lines say alike lies in memory once', () => {
  const one = shareEntry(entryOf(1, [1, 2, 3, 4], [5, 6, 7, 8]));
  const other = shareEntry(entryOf(2, [1, 2, 3, 4], [5, 6, 7, 8]));
  expect(other.events).toBe(one.events);
  expect(shareEntry(entryOf(3, [1, 2, 3, 4])).events[0]).toBe(one.events[0]);
});

test('numbers that differ in where they stand are told apart', () => {
  const told = [
    [[1, 2, 3, 4]],
    [[12, 3, 4, 0]],
    [[1, 23, 4, 0]],
    [[1, 2, 3, 4], []],
    [
      [1, 2],
      [3, 4],
    ],
  ];
  for (const values of told) {
    const entry = entryOf(1, ...values);
    expect(shareEntry(entry)).toEqual(entry);
  }
});
