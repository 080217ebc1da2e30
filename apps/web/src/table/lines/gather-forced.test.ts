import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { gatherForced } from './gather-forced.ts';

const entry = (seq: number, seat: string, isAuto: boolean): JournalEntry => ({
  seq,
  seat,
  words: `line ${seq}`,
  isAuto,
  events: [{ type: `event ${seq}` }],
});

test('what a choice forced is told with it, whoever had to say it', () => {
  const entries = [
    entry(1, 'red', true),
    entry(2, 'red', false),
    entry(3, 'red', true),
    entry(4, 'blue', true),
    entry(5, 'blue', false),
  ];
  expect(gatherForced(entries)).toEqual([
    entries[0],
    { ...entries[1], seq: 4, events: [{ type: 'event 2' }, { type: 'event 3' }, { type: 'event 4' }] },
    entries[4],
  ]);
});
