import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptItems } from './kept-items.ts';
import { measurePart, type MeasuredPart } from './measure-part.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const file = (): string => path.join(folder, 'state.jsonl');
const silent = (): void => {};

/** Every third seed counts. */
function thirds(count: number, asked: number[] = []): MeasuredPart<{ readonly seed: number }> {
  const measure = (seed: number): { readonly seed: number } => {
    asked.push(seed);
    return { seed };
  };
  return { name: 'thirds', number: 1, count, measure, isCounted: ({ seed }) => seed % 3 === 0 };
}

test('goes on until as many count as were asked for, whatever does not', () => {
  const items = measurePart(new KeptItems(undefined, 'judge'), thirds(4), silent);
  expect(items.filter(({ seed }) => seed % 3 === 0)).toHaveLength(4);
  expect(items).toHaveLength(12);
  const none = { ...thirds(2), isCounted: () => false };
  expect(() => measurePart(new KeptItems(undefined, 'judge'), none, silent)).toThrow('only 0 count');
});

test('what was measured is kept under the judge and the number of the part, and the first item is measured again', () => {
  measurePart(new KeptItems(file(), 'judge'), thirds(1), silent);
  const asked: number[] = [];
  measurePart(new KeptItems(file(), 'judge'), thirds(2, asked), silent);
  expect(asked).toEqual([1, 4, 5, 6]);
  const anew: number[] = [];
  measurePart(new KeptItems(file(), 'another judge'), thirds(1, anew), silent);
  measurePart(new KeptItems(file(), 'judge'), { ...thirds(1, anew), number: 2 }, silent);
  expect(anew).toEqual([1, 2, 3, 1, 2, 3]);
});

test('a file that was written by other code is refused', () => {
  measurePart(new KeptItems(file(), 'judge'), thirds(1), silent);
  const changed = { ...thirds(1), measure: (seed: number) => ({ seed: seed * 3 }) };
  expect(() => measurePart(new KeptItems(file(), 'judge'), changed, silent)).toThrow(
    'thirds is not measured as it was',
  );
});

test('several may write one file, each a part, and one that is stopped in the middle of a line spoils nothing', () => {
  const one = new KeptItems(file(), 'judge');
  const other = new KeptItems(file(), 'judge');
  measurePart(one, thirds(1), silent);
  measurePart(other, { ...thirds(1), name: 'others' }, silent);
  appendFileSync(file(), '{"judge":"ju');
  const asked: number[] = [];
  const third = new KeptItems(file(), 'judge');
  measurePart(third, thirds(1, asked), silent);
  measurePart(third, { ...thirds(2, asked), name: 'others' }, silent);
  expect(asked).toEqual([1, 1, 4, 5, 6]);
  expect(readFileSync(file(), 'utf8').trimEnd().split('\n')).toHaveLength(10);
});
