import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealedBids } from '../../testing/index.ts';
import { FastRandom, parseRecord, printRecord, seatsIn, Table, type GameRecord } from '../index.ts';

/** A finished game with undos, as text. */
function playedRecord(seed: number): string {
  const rng = new FastRandom(seed);
  const made = Table.create(sealedBids, {
    names: ['Ann Marie', 'bob', 'ليلى'],
    seed: rng.seed(),
    options: { rounds: 'four' },
  });
  if (!made.ok) throw new Error(made.error.message);
  const table = made.value;
  while (!table.isOver) {
    const seats = seatsIn(table.waiting);
    const seat = seats[rng.below(seats.length)];
    if (table.canUndo(seat) && rng.below(4) === 0) table.undo(seat);
    const lines = table.choices(seat);
    table.submit(seat, table.seq, [lines[rng.below(lines.length)]]);
  }
  return printRecord(table.record());
}

const TEXT = playedRecord(1);
const ROWS = TEXT.split('\n');

function parsed(text: string): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`${read.error.where ?? ''} ${read.error.message}`);
  return read.value;
}

/** What is wrong with a text as a record of a game that was played, in reading or in replaying. */
function faultOf(text: string): string | undefined {
  const read = parseRecord(text);
  const opened = read.ok ? Table.open(sealedBids, read.value) : read;
  if (opened.ok) return undefined;
  expect(opened.error.where).toBeTruthy();
  return `${opened.error.where ?? ''}: ${opened.error.message}`;
}

function edited(find: RegExp, replacement: string): string {
  const text = TEXT.replace(find, replacement);
  expect(text).not.toBe(TEXT);
  return text;
}

describe('a record', () => {
  test('is read back as it was written, with either line ending', () => {
    expect(printRecord(parsed(TEXT))).toBe(TEXT);
    expect(parsed(TEXT.replaceAll('\n', '\r\n'))).toEqual(parsed(TEXT));
  });

  test('opens to the table that wrote it', () => {
    const opened = Table.open(sealedBids, parsed(TEXT));
    expect(opened.ok && printRecord(opened.value.record())).toBe(TEXT);
  });

  test('may leave a hash open', () => {
    expect(faultOf(edited(/= [0-9a-f]{16}\n$/, '= ?\n'))).toBeUndefined();
  });
});

describe('a record is refused with its place', () => {
  const head = ROWS.findIndex((row) => row === '');
  test.each([
    ['an empty text', '', 'header: the header has no "game"'],
    ['a row that is no tag', `sealed bids\n${TEXT}`, 'line 1: "sealed bids" is not part of a header'],
    ['no game', edited(/\ngame:/, '\nplay:'), 'header: the header has no "game"'],
    ['a header twice', `game: x\n${TEXT}`, 'line 3: "game" is there twice'],
    ['a format to come', edited(/format: 2/, 'format: 3'), 'header, format: is "3"; this version reads 1 and 2'],
    ['rules that are no number', edited(/rules: 1/, 'rules: one'), 'header, rules: "one" is not a number'],
    ['other rules', edited(/rules: 1/, 'rules: 2'), 'header, rules: was played under rules 2'],
    ['another game', edited(/game: sealed-bids/, 'game: chess'), 'header, game: is a record of "chess"'],
    ['other words for seats', edited(/seats: red/, 'seats: pink'), 'header, seats: "pink blue green" are not'],
    ['seats in another order', edited(/seats: red blue/, 'seats: blue red'), 'header, seats: "blue red green" are not'],
    ['a name that is none', edited(/name: red .*/, `name: red ${'x'.repeat(41)}`), 'header, name: "xxx'],
    ['two names for a seat', edited(/name: blue/, 'name: red'), 'header, name: red has two'],
    ['a name for nobody', edited(/name: blue/, 'name: pink'), 'header, name: "pink bob" does not begin with a seat'],
    ['a wrong option', edited(/rounds=four/, 'rounds=nine'), 'options.rounds: must be one of two, four, not "nine"'],
    ['an option that is none', edited(/rounds=four/, 'rounds'), 'header, options: "rounds" is not an option'],
    ['a short seed', edited(/seed: [0-9a-f]{2}/, 'seed: '), 'header, seed: must be 64 hexadecimal digits'],
    ['another seed', edited(/\nseed: ../, '\nseed: 00'), 'header, seed-hash: the seed is not the one'],
    ['no seed', edited(/\nseed: .*/, ''), 'header, seed: has no seed yet'],
    ['parts', edited(/\n\n/, `\nparts: ${'0'.repeat(64)}\n\n`), 'header, parts: was played on parts'],
    ['a position that is no JSON', edited(/\n\n/, '\nposition: {\n\n'), 'header, position: is not JSON'],
    ['a position that is no object', edited(/\n\n/, '\nposition: 3\n\n'), 'header, position: must be an object'],
    ['a wrong number', edited(/\n3 /, '\n4 '), `line ${head + 4}: numbered 4, but the next line is 3`],
    ['a stranger', edited(/\n3 \w+/, '\n3 zoe'), `line ${head + 4}: "zoe" has no seat here`],
    ['nonsense', edited(/\n3 /, '\nthree '), 'is neither a choice nor a hash'],
    ['an unknown verb', edited(/\n3 (\w+) bid/, '\n3 $1 sing'), 'record line 3'],
    ['a wrong hash', edited(/= [0-9a-f]{16}\n$/, '= 0123456789abcdef\n'), "the position's hash is"],
    ['a text that breaks off', ROWS.slice(0, -2).join('\n'), 'the record breaks off'],
    ['a huge text', 'x'.repeat(4_000_001), 'at most 4000000 characters'],
  ])('%s', (_, text, message) => {
    const read = parseRecord(text);
    const opened = read.ok ? Table.open(sealedBids, read.value) : read;
    expect(opened.ok).toBe(false);
    if (!opened.ok) expect(`${opened.error.where ?? ''}: ${opened.error.message}`).toContain(message);
  });

  test('a hash that differs though nothing was said yet', () => {
    const made = Table.create(sealedBids, { names: ['ann', 'bob'], seed: new Uint8Array(32) });
    const text = made.ok ? printRecord(made.value.record()) : '';
    expect(faultOf(text)).toBeUndefined();
    expect(faultOf(text.replace(/= .*/, '= 0123456789abcdef'))).toContain('the end');
  });

  test('forced lines under another name, or left out while the hash is wrong', () => {
    const forced = ROWS.findIndex((row) => row.endsWith('(auto)'));
    expect(forced).toBeGreaterThan(0);
    const [, seat] = ROWS[forced].split(' ');
    const other = seat === 'red' ? 'blue' : 'red';
    const renamed = ROWS.with(forced, ROWS[forced].replace(seat, other)).join('\n');
    expect(faultOf(renamed)).toContain('is marked as forced, but the rules do not force it');
  });
});

describe('no text makes reading or replaying throw', () => {
  test('random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(faultOf(text)).toBeTypeOf('string');
      }),
    );
  });

  test('a record cut off anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TEXT.length - 2 }), (length) => {
        expect(faultOf(TEXT.slice(0, length))).toBeTypeOf('string');
      }),
    );
  });

  test('a record with two of its lines exchanged, one doubled or one lost', () => {
    const first = ROWS.findIndex((row) => row === '') + 1;
    const place = fc.integer({ min: first, max: ROWS.length - 3 });
    fc.assert(
      fc.property(place, place, (i, j) => {
        const swapped = ROWS.with(i, ROWS[j]).with(j, ROWS[i]).join('\n');
        if (swapped !== TEXT) expect(faultOf(swapped)).toBeTypeOf('string');
        expect(faultOf(ROWS.toSpliced(i, 1).join('\n'))).toBeTypeOf('string');
        expect(faultOf(ROWS.toSpliced(i, 0, ROWS[i]).join('\n'))).toBeTypeOf('string');
      }),
    );
  });

  test('a record with some letters changed', () => {
    const edit = fc.record({ at: fc.nat(TEXT.length - 1), to: fc.string({ unit: 'binary', maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let text = TEXT;
        for (const { at, to } of edits) text = text.slice(0, at) + to + text.slice(at + 1);
        const read = parseRecord(text);
        if (read.ok && Table.open(sealedBids, read.value).ok) expect(text.trim().length).toBeGreaterThan(0);
        else faultOf(text);
      }),
      { numRuns: 500 },
    );
  });
});
