import { expect, test } from 'vitest';
import type { StoredLine } from '../store/store.ts';
import { SubmissionKeys } from './submission-keys.ts';

function line(seat: string, key?: string): StoredLine {
  return { seat, words: 'pass', isAuto: false, ...(key === undefined ? {} : { key }) };
}

const FORCED: StoredLine = { seat: 'red', words: 'pass', isAuto: true };

test('a submission is known by its seat and key, and ends with what it forced', () => {
  const keys = new SubmissionKeys([line('red', 'a'), FORCED, line('blue', 'a'), line('red', 'b'), line('red', 'b')]);
  expect(keys.seqOf('red', 'a')).toBe(2);
  expect(keys.seqOf('blue', 'a')).toBe(3);
  expect(keys.seqOf('red', 'b')).toBe(5);
  expect(keys.seqOf('blue', 'b')).toBe(undefined);
});

test('what follows a line without a key belongs to nobody', () => {
  const keys = new SubmissionKeys([line('red', 'a'), line('blue'), FORCED]);
  expect(keys.seqOf('red', 'a')).toBe(1);
  keys.add([FORCED, line('red', 'c')]);
  keys.add([FORCED]);
  expect(keys.seqOf('red', 'a')).toBe(1);
  expect(keys.seqOf('red', 'c')).toBe(6);
});
