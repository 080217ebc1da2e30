import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { choiceAt, lineAt, placeOf, stepsOf } from './steps.ts';

const entry = (seq: number, isAuto: boolean): JournalEntry => ({ seq, seat: 'red', words: 'pass', isAuto, events: [] });

test('a choice and what it forced are one step: seen after the last of them, judged by its own line', () => {
  const steps = stepsOf([entry(1, false), entry(2, true), entry(3, true), entry(4, false)]);
  expect(steps).toHaveLength(2);
  expect([lineAt(steps, 1), choiceAt(steps, 1)]).toEqual([3, 1]);
  expect([lineAt(steps, 2), choiceAt(steps, 2)]).toEqual([4, 4]);
  expect([lineAt(steps, 0), choiceAt(steps, 0)]).toEqual([0, 0]);
  expect([0, 1, 3, 4].map((line) => placeOf(steps, line))).toEqual([0, 1, 1, 2]);
});
