import { findGame } from '@fondaco/catalog';
import { itemAt, printRecord, type Game, type GameRecord } from '@fondaco/kernel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals, newFolder, run, runMany } from './cli.ts';
import { findLine, randomTable } from './random-table.ts';

const SEATS = ['red', 'blue', 'green'];
const NAMES = ['ann', 'Bob B.', 'cleo'];
let folder: string;
let remove: () => void;
let record: GameRecord;
let text: string;

beforeAll(() => {
  ({ folder, remove } = newFolder());
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('the game is gone');
  record = recordWith(game, 'keep ');
  text = printRecord(record);
  write('whole.record', text);
});
afterAll(() => remove());

/** The record of a random game in which somebody says this. */
function recordWith(game: Game, beginning: string): GameRecord {
  for (let seed = 1; ; seed++) {
    const found = randomTable(game, NAMES, seed).record();
    if (found.lines.some(({ words }) => words.startsWith(beginning))) return found;
  }
}

function write(name: string, content: string): string {
  writeFileSync(path.join(folder, name), content);
  return name;
}

function verify(...files: string[]): ReturnType<typeof run> {
  return run(['verify', ...files], { cwd: folder });
}

describe('verify', () => {
  test('a good record is in order', () => {
    const ran = verify('whole.record');
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^ok {5}whole\.record: de-vulgari-eloquentia, \d+ lines, \d+ hashes, over\n$/);
  });

  test('whatever was damaged is found, with its place', () => {
    const damages: [string, (whole: string) => string, RegExp][] = [
      ['another choice', (whole: string) => whole.replace(/^(\d+) (\w+) move \w+$/m, '$1 $2 end'), /record line \d+/],
      ['another hash', (whole: string) => whole.replace(/^= .{4}/m, '= 0000'), /hash is [0-9a-f]{16} here, not 0000/],
      ['another seed', (whole: string) => whole.replace(/^seed: .{4}/m, 'seed: 0000'), /header, seed-hash/],
      ['a line missing', (whole: string) => whole.replace(/^7 .*\n/m, ''), /numbered 8, but the next line is 7/],
      ['the end missing', (whole: string) => whole.slice(0, 2000), /./],
      ['other rules', (whole: string) => whole.replace(/^rules: \d+$/m, 'rules: 999'), /rules 999/],
      ['another game', (whole: string) => whole.replace(/^game: .*/m, 'game: go'), /there is no game "go"/],
      ['no record', () => 'hello', /line 1: "hello" is not part of a header/],
      ['nothing', () => '', /header/],
    ];
    damages.forEach(([, damage], i) => write(`${i}.record`, damage(text)));
    const ran = verify(...damages.map((_, i) => `${i}.record`));
    expect([ran.code, ran.err]).toEqual([1, '']);
    const rows = ran.out.split('\n');
    damages.forEach(([name, , message], i) => {
      expect([name, rows[i]]).toEqual([name, expect.stringMatching(message)]);
      expect(itemAt(rows, i).startsWith(`WRONG  ${i}.record: `)).toBe(true);
    });
  });

  test('one bad file does not hide the others', () => {
    write('damaged.record', text.replace(/^= .{4}/m, '= 0000'));
    const ran = verify('damaged.record', 'nowhere.record', 'whole.record');
    expect(ran.code).toBe(1);
    expect(ran.out.split('\n').map((line) => line.slice(0, 5))).toEqual(['WRONG', 'WRONG', 'ok   ', '1 ok,', '']);
    expect(ran.out).toContain('cannot read nowhere.record: there is no such file');
  });
});

function replay(...args: string[]): ReturnType<typeof run> {
  return run(['replay', 'whole.record', ...args], { cwd: folder });
}

describe('replay', () => {
  test('to the end it shows the points', () => {
    const ran = replay();
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('DVE-SCO-3');
    expect(ran.out).toMatch(/(ann|Bob B\.|cleo) won\./);
  });

  test('before the end it shows nobody what only others may know', () => {
    const { number, seat: owner } = findLine(record, 'keep ');
    const { words } = itemAt(record.lines, number - 1);
    const player = itemAt(NAMES, SEATS.indexOf(owner));
    const other = NAMES.find((name) => name !== player) ?? '';
    const seats = [owner, player, other, 'spectator', 'all'];
    const shown = runMany(
      seats.map((seat) => ['replay', 'whole.record', '--to', String(number), '--seat', seat]),
      folder,
    );
    const line = (seat: string): string | undefined =>
      itemAt(shown, seats.indexOf(seat))
        .out.split('\n')
        .find((row) => row.startsWith(`${String(number).padStart(4)}  `));
    expect(line(owner)).toContain(`${player} ${words}`);
    expect(line(player)).toContain(`${player} ${words}`);
    expect(line('all')).toContain(`${player} ${words}`);
    expect(line(other)).toContain(`${player} keep ?`);
    expect(line('spectator')).toContain(`${player} keep ?`);
    for (const { out } of shown) expect(out).not.toContain(record.header.seed);
  });

  test('at line 0 nothing has been said', () => {
    const ran = replay('--to', '0');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('After line 0, as a spectator sees it:');
  });

  test('bad input is refused', () => {
    const refusals: [string[], string][] = [
      [['whole.record', '--to', '99999'], '--to 99999: whole.record has '],
      [['whole.record', '--to', 'x'], 'whole number'],
      [
        ['whole.record', '--seat', 'zoe'],
        'there is no such seat; there are red (ann), blue (Bob B.), green (cleo), spectator, all',
      ],
      [['nowhere.record'], 'cannot read nowhere.record'],
      [[], "missing required argument 'record'"],
    ];
    expectRefusals(
      refusals.map(([args, words]) => [['replay', ...args], words]),
      folder,
    );
  });
});
