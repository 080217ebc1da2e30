import type { EventWords } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { addUpEvents, cutBeginnings, gatherSecrets, gatherSteps, NEXT_LINE, NOBODY } from './gather-steps.ts';

const rest = (spaces: number, space: number): EventWords => ({
  type: 'advanced',
  seat: 'red',
  chart: 'rest',
  spaces,
  space,
});

function entry(seq: number, seat: string, ...events: readonly EventWords[]): JournalEntry {
  return { seq, seat, words: 'rest 1', isAuto: false, events };
}

test('steps in a row add up, and end where the last one ended', () => {
  const gathered = gatherSteps([
    entry(1, 'red', rest(1, 1)),
    entry(2, 'red', rest(1, 2)),
    entry(3, 'red', rest(1, 3)),
    entry(4, 'red', { ...rest(2, 2), chart: 'riddle' }),
    entry(5, 'blue', { ...rest(2, 4), seat: 'blue', chart: 'riddle' }),
  ]);
  expect(gathered.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(gathered[0]?.events).toEqual([rest(3, 3)]);
});

test('what is no step stays as often as it was done', () => {
  const passed = { type: 'passed', seat: 'red' };
  expect(gatherSteps([entry(1, 'red', passed), entry(2, 'red', passed)])).toHaveLength(2);
  expect(addUpEvents([passed, rest(1, 1), rest(1, 2), passed])).toEqual([passed, rest(2, 2), passed]);
});

test('what begins with a deed is cut from it', () => {
  const [deed, begun] = cutBeginnings(
    [entry(7, 'red', { type: 'ended' }, { type: 'turn-began' }, { type: 'alms' })],
    new Set(['turn-began']),
  );
  expect(deed).toMatchObject({ seq: 7, seat: 'red', events: [{ type: 'ended' }] });
  expect(begun).toMatchObject({ seq: 7, seat: NOBODY, events: [{ type: 'turn-began' }, { type: 'alms' }] });
});

test('what is said in one go and still secret is one, whoever else answers in between is not part of it', () => {
  const answer = (seq: number, seat: string, words: string): JournalEntry => ({ ...entry(seq, seat), words });
  const gathered = gatherSecrets(
    [
      answer(1, 'red', 'buy a yes'),
      answer(2, 'red', 'buy b no'),
      answer(3, 'blue', 'buy c yes'),
      answer(4, 'blue', 'go'),
    ],
    ['buy'],
  );
  expect(gathered.map(({ words }) => words)).toEqual([`buy a yes${NEXT_LINE}buy b no`, 'buy c yes', 'go']);
});
