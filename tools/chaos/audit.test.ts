import type { StoredLine } from '@fondaco/host';
import { ClientJournal } from '@fondaco/server/testing';
import { expect, test } from 'vitest';
import { auditTable, type Audit } from './audit.ts';

const NOTHING: Audit = { lost: [], doubled: [], diverged: [], secretLines: 1, clockReadings: 0, dueLines: 0 };

const LINES: readonly StoredLine[] = [
  { seat: 'red', words: 'bid 4', isAuto: false, key: 'red-0' },
  { seat: 'blue', words: 'pass', isAuto: false, key: 'blue-0' },
  { seat: 'red', words: 'end', isAuto: true },
];

/** What blue's client noted at a table where all went well. */
function notesOfBlue(): ClientJournal {
  const journal = new ClientJournal('t', 'blue');
  journal.received.set(1, { seat: 'red', words: 'bid ?' });
  journal.received.set(2, { seat: 'blue', words: 'pass' });
  journal.sent.set('blue-0', { key: 'blue-0', seq: 1, lines: ['pass'] });
  journal.answer('blue-0', { type: 'played', seq: 3 });
  return journal;
}

test('what fits is not complained of', () => {
  expect(auditTable([notesOfBlue()], LINES)).toEqual(NOTHING);
});

test('a line that was sent and never answered may be stored or not', () => {
  const journal = notesOfBlue();
  journal.fates.clear();
  journal.sent.set('blue-1', { key: 'blue-1', seq: 3, lines: ['move roma'] });
  expect(auditTable([journal], LINES)).toEqual(NOTHING);
});

test('what was acknowledged or told and is not there is lost', () => {
  expect(auditTable([notesOfBlue()], LINES.slice(0, 1)).lost).toHaveLength(2);
});

test('what is there twice is doubled, and so is what was refused', () => {
  expect(auditTable([notesOfBlue()], [...LINES, { ...(LINES[1] as StoredLine) }]).doubled).toHaveLength(1);
  const journal = notesOfBlue();
  journal.answer('blue-0', { type: 'refused', code: 'stale' });
  expect(auditTable([journal], LINES).doubled).toHaveLength(1);
});

test('other words, another seat or another number than were told have diverged', () => {
  const received = notesOfBlue();
  received.received.set(1, { seat: 'red', words: 'bid ? 2' });
  expect(auditTable([received], LINES).diverged).toHaveLength(1);
  const seat = notesOfBlue();
  seat.received.set(1, { seat: 'blue', words: 'bid ?' });
  expect(auditTable([seat], LINES).diverged).toHaveLength(1);
  const number = notesOfBlue();
  number.answer('blue-0', { type: 'played', seq: 2 });
  expect(auditTable([number], LINES).diverged).toHaveLength(1);
});

test('a client that was told two things of one line notes it', () => {
  const journal = notesOfBlue();
  const message = { type: 'table', table: 't', seq: 2, waiting: [], isOver: false, view: {}, choices: [] } as const;
  const entry = { seq: 2, seat: 'blue', words: 'move roma', isAuto: false, events: [] };
  journal.receive({ ...message, canUndo: false, keptTo: 1, entries: [entry], isStored: true });
  expect(journal.faults).toHaveLength(1);
});
