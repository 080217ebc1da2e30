import { describe, expect, test } from 'vitest';
import { given, sealedBids, type GivenPosition } from '../../testing/index.ts';
import { printRecord, type Result, type Table } from '../index.ts';

/** Red's turn, rich; blue has one thing, which it will have to give. */
const TURN: GivenPosition = {
  seats: ['red', 'blue'],
  seed: 1,
  pending: [{ step: 'round' }, { step: 'turn', waiting: ['red'], deeds: 0 }],
  table: {
    round: 1,
    prize: 4,
    deck: '123456781234567812345678'.split(''),
    players: [
      { hand: ['1', '2', '3', '4'], coins: 3 },
      { hand: ['5', '6', '7', '8'], coins: 1, things: [1, 0, 0] },
    ],
  },
};

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function newTable(): Table {
  return given(sealedBids, TURN).table;
}

/** Everything that anybody can ask a table. */
function shownBy(table: Table): unknown {
  const seats = [0, 1];
  return [
    table.seq,
    table.waiting,
    table.step,
    table.chapter,
    printRecord(table.record()),
    [...table.entries],
    table.hash(),
    table.result(),
    seats.map((seat) => [table.view(seat), table.choices(seat), table.canUndo(seat), table.undoBlock(seat)]),
    table.view(undefined),
  ];
}

describe('a proposal', () => {
  test('tells its lines and what comes of them, forced ones included, and changes nothing', () => {
    const table = newTable();
    const before = shownBy(table);
    const { from, entries, lines } = valueOf(table.propose(0, 0, ['buy wax', 'end']));
    expect(from).toBe(0);
    expect(lines).toEqual([
      { seat: 'red', words: 'buy wax', isAuto: false },
      { seat: 'red', words: 'end', isAuto: false },
      { seat: 'blue', words: 'give ink red', isAuto: true },
    ]);
    expect(entries.map(({ seq, seat, isAuto }) => [seq, seat, isAuto])).toEqual([
      [1, 0, false],
      [2, 0, false],
      [3, 1, true],
    ]);
    expect(entries.map(({ events }) => table.tell(events, undefined).map((event) => event['type']))).toEqual([
      ['bought'],
      [],
      ['given', 'prize'],
    ]);
    expect(shownBy(table)).toEqual(before);
  });

  test('is played by its commit, as if it had been submitted', () => {
    const [table, other] = [newTable(), newTable()];
    const proposal = valueOf(table.propose(0, 0, ['buy ink', 'end']));
    expect(valueOf(table.preview(0, ['buy wax'])).isRevealing).toBe(false);
    expect(table.whyNot(0, 'buy seal')).toBeUndefined();
    proposal.commit();
    const done = valueOf(other.submit(0, 0, ['buy ink', 'end']));
    expect(proposal.entries).toEqual(done);
    expect(shownBy(table)).toEqual(shownBy(other));
    expect(table.lines(0)).toEqual(proposal.lines);
    expect(table.lines(2)).toEqual(proposal.lines.slice(2));
  });

  test('that is discarded leaves no trace', () => {
    const table = newTable();
    valueOf(table.submit(0, 0, ['buy ink']));
    const before = shownBy(table);
    const proposal = valueOf(table.propose(0, 1, ['buy ink', 'end']));
    proposal.discard();
    proposal.discard();
    expect(shownBy(table)).toEqual(before);
    expect(() => proposal.commit()).toThrow('not open any more');
    valueOf(table.submit(0, 1, ['end']));
    expect(table.seq).toBe(3);
  });

  test('is the only one, and is committed once', () => {
    const table = newTable();
    const proposal = valueOf(table.propose(0, 0, ['buy ink']));
    for (const another of [
      () => table.propose(0, 0, ['end']),
      () => table.proposeUndo(0),
      () => table.submit(0, 0, ['end']),
      () => table.undo(0),
    ])
      expect(another).toThrow('a proposal is open');
    proposal.commit();
    expect(() => proposal.commit()).toThrow('not open any more');
    expect(table.seq).toBe(1);
  });

  test('that is refused is not open', () => {
    const table = newTable();
    expect(table.propose(0, 0, ['buy ink', 'sing'])).toMatchObject({ ok: false, error: { where: 'lines[1]' } });
    expect(table.proposeUndo(0)).toMatchObject({ ok: false, error: { code: 'no-undo' } });
    valueOf(table.propose(0, 0, ['buy ink'])).commit();
  });

  test('of taking back changes nothing either until it is committed', () => {
    const table = newTable();
    const first = table.hash();
    valueOf(table.submit(0, 0, ['buy ink']));
    const before = shownBy(table);
    const proposal = valueOf(table.proposeUndo(0, 1));
    expect(proposal.lines).toEqual([{ seat: 'red', words: 'undo', isAuto: false }]);
    expect(shownBy(table)).toEqual(before);
    proposal.commit();
    expect([table.seq, table.hash()]).toEqual([2, first]);
    expect(table.proposeUndo(0, 0)).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  test('is not committed at a table that was ended since', () => {
    const table = newTable();
    const proposal = valueOf(table.propose(0, 0, ['buy ink']));
    table.end({ type: 'abandoned' });
    expect(() => proposal.commit()).toThrow('ended');
    expect(table.seq).toBe(0);
  });
});
