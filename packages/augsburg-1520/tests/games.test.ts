import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, printRecord, Table } from '@fondaco/kernel';
import { comparePlaythrough, transcribe } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { augsburg1520 } from '../src/index.ts';

const FOLDER = new URL('games/', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.record'))
  .map((file) => file.slice(0, -'.record'.length));

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

const HOW_TO_MEND =
  'A game that was really played would go otherwise now. Freeze the rules first (`npm run freeze-rules`), raise `rules`, ' +
  'and read the diff that `npm run golden` makes.';

test.each(names)('every line, event and point of the game %s is what it was', (name) => {
  const difference = comparePlaythrough(transcribe(augsburg1520, read(`${name}.record`)), read(`${name}.events`));
  expect(difference === undefined ? '' : `${difference}\n${HOW_TO_MEND}`).toBe('');
});

test.each(names)('the record of %s is written back as it is on file', (name) => {
  const text = read(`${name}.record`);
  const record = parseRecord(text);
  const table = record.ok ? Table.open(augsburg1520, record.value) : record;
  expect(table.ok ? printRecord(table.value.record()) : table.error).toBe(text);
});
