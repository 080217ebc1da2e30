import { expect, test } from 'vitest';
import { LineReader } from './lines.ts';

function read(reader: LineReader, ...chunks: string[]): string[] {
  return [...chunks.flatMap((chunk) => [...reader.push(Buffer.from(chunk))]), ...reader.end()].map((framed) =>
    framed.type === 'line' ? framed.bytes.toString() : '(too long)',
  );
}

test('lines are put together however the chunks fall', () => {
  expect(read(new LineReader(10), 'ab', 'c\nd', 'ef\n\ngh')).toEqual(['abc', 'def', '', 'gh']);
});

test('a line of just the limit is kept, one more byte is too many, and the next line is read again', () => {
  expect(read(new LineReader(3), 'abc\nab', 'cd', 'efghi\nxyz\n')).toEqual(['abc', '(too long)', 'xyz']);
});

test('a line that never ends is too long as well', () => {
  expect(read(new LineReader(3), 'abcd', 'efgh')).toEqual(['(too long)']);
});
