import { describe, expect, test } from 'vitest';
import { NAMES, sealedBids } from '../../testing/index.ts';
import { FastRandom, parseRecord, printRecord, seatsIn, Table, type GameRecord, type Result } from '../index.ts';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.where ?? ''}: ${result.error.message}`);
  return result.value;
}

function opened(text: string): Table {
  return valueOf(Table.open(sealedBids, valueOf(parseRecord(text))));
}

function playedTable(names: readonly string[], lines: number): Table {
  const rng = new FastRandom(lines);
  const table = valueOf(Table.create(sealedBids, { names, seed: rng.seed() }));
  while (!table.isOver && table.seq < lines) {
    const [seat] = seatsIn(table.waiting);
    const choices = table.choices(seat);
    valueOf(table.submit(seat, undefined, [choices[rng.below(choices.length)]]));
  }
  return table;
}

/** A record with everything that may stand in one. */
function fullText(): string {
  const [header, body] = printRecord(playedTable(NAMES, 12).record()).split('\n\n');
  const rows = body.trimEnd().split('\n');
  rows[0] += ' ; 00:01:12';
  rows[1] += ' ; said “well; why not” ; twice  ';
  rows[2] += ' ;';
  rows.splice(3, 0, ';a comment', ';  another, indented ; with more');
  rows.push('; below the last hash');
  const more = [
    'held: 1 red person',
    'held: 1 blue bot journeyman builder',
    'held: 7 blue stand-in novice',
    'salt: red 00ff',
    'salt: white a1b2c3',
    'x-event: Fürth, 3rd table',
    'Site: https://example.org/?a=b: c  ',
    'x-event: again',
    'x-empty:',
    ';a comment in the header',
  ];
  return `${header}\n${more.join('\n')}\n\n${['; before the first line', ...rows].join('\n')}\n`;
}

describe('a record', () => {
  test('keeps unknown tags, comments, salts and who held a seat, byte for byte', () => {
    const text = fullText();
    expect(printRecord(valueOf(parseRecord(text)))).toBe(text);
    expect(printRecord(opened(text).record())).toBe(text);
    const { header, lines, comments } = valueOf(parseRecord(text));
    expect(header).toMatchObject({ format: 2, salts: { red: '00ff', white: 'a1b2c3' } });
    expect(header.held[1]).toEqual({
      from: 1,
      seat: 'blue',
      holder: { type: 'bot', level: 'journeyman', temperament: 'builder' },
    });
    expect(header.others).toEqual([
      ['x-event', 'Fürth, 3rd table'],
      ['Site', 'https://example.org/?a=b: c  '],
      ['x-event', 'again'],
      ['x-empty', ''],
      [';', 'a comment in the header'],
    ]);
    expect(lines.slice(0, 4).map(({ comment }) => comment)).toEqual([
      '00:01:12',
      'said “well; why not” ; twice  ',
      '',
      undefined,
    ]);
    expect(comments?.map(({ after, text: words }) => [after, words])).toEqual([
      [0, ' before the first line'],
      [3, 'a comment'],
      [3, '  another, indented ; with more'],
      [lines.length, ' below the last hash'],
    ]);
  });

  test('goes on with all of it when the table is played on', () => {
    const table = opened(fullText());
    const [seat] = seatsIn(table.waiting);
    valueOf(table.submit(seat, undefined, [table.choices(seat)[0]]));
    table.comment(table.seq, '00:00:03');
    const again = opened(printRecord(table.record()));
    expect(printRecord(again.record())).toBe(printRecord(table.record()));
    expect(again.header.others).toHaveLength(5);
    expect(again.lines(0).at(-1)?.comment).toBe('00:00:03');
    expect(again.record().comments).toHaveLength(4);
  });

  test('as others may have it while it runs tells nothing that was written beside its lines', () => {
    const record = opened(fullText()).recordFor(1);
    expect(record.header.others).toEqual([]);
    expect(record.comments).toBeUndefined();
    expect(record.lines.filter(({ comment }) => comment !== undefined)).toEqual([]);
    expect(record.header.names).toMatchObject({ red: NAMES[0] });
  });

  test.each([
    ['Ann Marie', 'ann marie'],
    ['عبد الرحمن', 'ليلى بنت طريف'],
    ['👩‍👩‍👧‍👦', '👩🏽‍🚀'],
    ['constructor', '__proto__'],
    ['spectator', 'red'],
    ['= ?', '1 red end ; x'],
    ['the same', 'the same'],
  ])('of %s and %s is read back as it was written', (...names) => {
    const table = playedTable(names, 9);
    const text = printRecord(table.record());
    expect(text).toContain(`\nname: red ${names[0]}\nname: blue ${names[1]}\n`);
    expect(printRecord(valueOf(parseRecord(text)))).toBe(text);
    const again = opened(text);
    expect(printRecord(again.record())).toBe(text);
    expect(again.header.names).toEqual({ red: names[0], blue: names[1] });
  });
});

test.each([
  [{ type: 'abandoned' }, 'abandoned'],
  [{ type: 'agreed' }, 'agreed'],
  [{ type: 'time', seat: 'blue' }, 'time blue'],
] as const)('an end by %j is written and read', (ended, words) => {
  const table = playedTable(['ann', 'bob'], 3);
  table.end(ended);
  const text = printRecord(table.record());
  expect(text).toContain(`\nended: ${words}\n`);
  expect(opened(text).header.ended).toEqual(ended);
});

test.each([
  ['held: 1 pink person', 'header, held'],
  ['held: x red person', 'header, held'],
  ['held: 1 red bot', 'header, held'],
  ['held: 1 red person journeyman', 'header, held'],
  ['held: 1 red ghost', 'header, held'],
  ['salt: red xyz', 'header, salt'],
  ['salt: red 00\nsalt: red 11', 'header, salt'],
  ['salt: pink 00', 'header, salt'],
  ['ended: bored', 'header, ended'],
  ['ended: time pink', 'header, ended'],
  ['ended: agreed red', 'header, ended'],
])('"%s" is refused with its place', (rows, where) => {
  const text = printRecord(playedTable(['ann', 'bob'], 3).record()).replace('\n\n', `\n${rows}\n\n`);
  const read = parseRecord(text);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-record', where } });
});

describe('the first format', () => {
  /** The record of a table as it was written when seats were named by their players. */
  function oldText(table: Table, names: readonly string[]): string {
    const { lines } = table.record();
    const asWritten = (text: string): string =>
      text.replaceAll(/\b(red|blue|green)\b/g, (seat) => names[table.seats.indexOf(seat)]);
    return [
      `game: ${table.header.game}`,
      `rules: ${table.header.rules}`,
      `seats: ${names.join(' ')}`,
      'options: rounds=two ties=low-seat',
      `seed: ${table.header.seed}`,
      '',
      ...lines.map(({ seat, words, isAuto }, i) => asWritten(`${i + 1} ${seat} ${words}${isAuto ? ' (auto)' : ''}`)),
      '= 0123456789abcdef',
      '',
    ].join('\n');
  }

  test.each([[['ann', 'bob', 'cleo']], [['blue', 'green', 'red']], [['constructor', 'ink', 'Жанна']]])(
    'opens: %j become seats, in lines too, and hashes are not compared',
    (names) => {
      const table = playedTable(names, 40);
      expect(table.record().lines.some(({ words }) => words.startsWith('give'))).toBe(true);
      const text = oldText(table, names);
      const record: GameRecord = valueOf(parseRecord(text));
      expect(record.header.format).toBe(1);
      expect(printRecord(record)).toBe(text);
      const again = valueOf(Table.open(sealedBids, record));
      expect(again.record()).toEqual(table.record());
      expect(printRecord(again.record())).toMatch(/^format: 2\n/);
    },
  );

  test('is refused where a line is not of its words', () => {
    const names = ['ann', 'bob', 'cleo'];
    const text = oldText(playedTable(names, 12), names).replace(/\n3 (\w+) .*/, '\n3 $1 sing');
    expect(Table.open(sealedBids, valueOf(parseRecord(text)))).toMatchObject({
      ok: false,
      error: { code: 'bad-record', where: expect.stringMatching(/^record line 3 /) as string },
    });
  });

  test('of a table that began with a position opens too, whatever its players are called', () => {
    const names = ['ink', 'red'];
    const begun = playedTable(names, 4);
    const position = JSON.stringify(begun.position())
      .replaceAll('"red"', '"NAME"')
      .replaceAll('"blue"', '"red"')
      .replaceAll('"NAME"', '"ink"');
    const text = `game: sealed-bids\nrules: 1\nseats: ${names.join(' ')}\nposition: ${position}\n\n= ?\n`;
    const again = opened(text);
    expect(again.position()).toEqual(begun.position());
    expect(again.header.names).toEqual({ red: 'ink', blue: 'red' });
    expect(printRecord(opened(printRecord(again.record())).record())).toBe(printRecord(again.record()));
  });
});
