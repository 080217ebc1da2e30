import { describe, expect, test } from 'vitest';
import { NAMES, sealedBids } from '../../testing/index.ts';
import {
  FastRandom,
  parseRecord,
  printRecord,
  seatsIn,
  standingEntries,
  Table,
  UNDO,
  walkRecord,
  type GameRecord,
  type Result,
} from '../index.ts';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.where ?? ''} ${result.error.message}`);
  return result.value;
}

/** A finished game with undos and forced lines, and the hash of the position after each of its lines that somebody chose. */
function playedTable(): { readonly table: Table; readonly hashes: ReadonlyMap<number, string> } {
  const rng = new FastRandom(3);
  const table = valueOf(
    Table.create(sealedBids, { names: NAMES.slice(0, 3), options: { rounds: 'four' }, seed: rng.seed() }),
  );
  const hashes = new Map<number, string>();
  while (!table.isOver) {
    const seats = seatsIn(table.waiting);
    const seat = seats[rng.below(seats.length)];
    if (table.canUndo(seat) && rng.below(3) === 0) valueOf(table.undo(seat));
    const choices = table.choices(seat);
    valueOf(table.submit(seat, table.seq, [choices[rng.below(choices.length)]]));
    hashes.set(table.seq, table.hash());
  }
  return { table, hashes };
}

const { table: PLAYED, hashes: HASHES } = playedTable();
const RECORD = PLAYED.record();

describe('a walk over a record', () => {
  test('tells every line once, forced and undo lines included, with the table as it stood then', () => {
    expect(RECORD.lines.some(({ isAuto }) => isAuto)).toBe(true);
    expect(RECORD.lines.some(({ words }) => words === UNDO)).toBe(true);
    const lines: unknown[] = [];
    const entries: unknown[] = [];
    const table = valueOf(
      walkRecord(sealedBids, RECORD, (walked) => {
        lines.push(walked.line);
        entries.push(walked.entry);
        expect(walked.table.seq).toBe(lines.length);
        expect(walked.entry.seq).toBe(lines.length);
        const hash = HASHES.get(walked.entry.seq);
        if (hash !== undefined) expect(walked.table.hash()).toBe(hash);
      }),
    );
    expect(lines).toEqual(RECORD.lines);
    expect(entries).toEqual(PLAYED.entries);
    expect(printRecord(table.record())).toBe(printRecord(RECORD));
  });

  test('plays forced lines that a record leaves out', () => {
    const written: GameRecord = { ...RECORD, lines: RECORD.lines.filter(({ isAuto }) => !isAuto), checks: [] };
    const words: string[] = [];
    const table = valueOf(walkRecord(sealedBids, written, ({ line }) => words.push(`${line.seat} ${line.words}`)));
    expect(words).toEqual(RECORD.lines.map((line) => `${line.seat} ${line.words}`));
    expect(table.hash()).toBe(PLAYED.hash());
  });

  test('of its first lines ends where a decision is asked for', () => {
    for (let to = 0; to <= RECORD.lines.length; to++) {
      const table = valueOf(Table.open(sealedBids, { ...RECORD, lines: RECORD.lines.slice(0, to), checks: [] }));
      expect(table.seq).toBeGreaterThanOrEqual(to);
      for (const seat of seatsIn(table.waiting)) expect(table.choices(seat).length).toBeGreaterThan(0);
    }
  });
});

test('what stands is what was not taken back', () => {
  const standing = standingEntries(PLAYED.entries);
  expect(standing.length).toBeLessThan(PLAYED.entries.length);
  const lines = standing.map(({ seat, words, isAuto }) => ({ seat: PLAYED.seats[seat], words, isAuto }));
  const again = valueOf(Table.open(sealedBids, { ...RECORD, lines, checks: [] }));
  expect(again.hash()).toBe(PLAYED.hash());
});

describe('the header of a table', () => {
  test('changes without touching a line or a hash', () => {
    const table = valueOf(Table.open(sealedBids, RECORD));
    valueOf(table.rename(0, 'Жанна d’Arc'));
    valueOf(table.rename(1, undefined));
    expect(table.rename(2, 'a\nb')).toMatchObject({ ok: false, error: { code: 'bad-setup', where: 'name' } });
    table.hold(0, { type: 'person' });
    table.hold(0, { type: 'stand-in', level: 'journeyman' });
    expect(table.record().lines).toEqual(RECORD.lines);
    expect(table.record().checks).toEqual(RECORD.checks);
    expect(table.header.names).toEqual({ red: 'Жанна d’Arc', green: NAMES[2] });
    const from = RECORD.lines.length + 1;
    expect(table.header.held).toEqual([{ from, seat: 'red', holder: { type: 'stand-in', level: 'journeyman' } }]);
    const again = valueOf(Table.open(sealedBids, valueOf(parseRecord(printRecord(table.record())))));
    expect(again.header).toEqual(table.header);
  });

  test('says that a table ended otherwise than by the rules: nothing more is played', () => {
    const table = valueOf(Table.create(sealedBids, { names: ['ann', 'bob'], seed: new Uint8Array(32) }));
    const line = table.choices(0)[0];
    table.end({ type: 'time', seat: 'blue' });
    expect([table.isOver, table.waiting, table.step, table.choices(0)]).toEqual([true, 0, undefined, []]);
    expect(table.submit(0, 0, [line])).toMatchObject({ ok: false, error: { code: 'over' } });
    expect(table.whyNot(0, line)).toMatchObject({ code: 'over' });
    expect(table.result()).toMatchObject({ isFinal: false, winners: [] });
    expect(table.view(0)).toMatchObject({ isOver: true, waiting: [] });
    const text = printRecord(table.record());
    expect(text).toContain('\nended: time blue\n');
    const again = valueOf(Table.open(sealedBids, valueOf(parseRecord(text))));
    expect(again.isOver).toBe(true);
    expect(printRecord(again.record())).toBe(text);
  });
});
