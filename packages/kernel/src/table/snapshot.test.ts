import { expect, test } from 'vitest';
import { NAMES, sealedBids, withUnusedField } from '../../testing/index.ts';
import { FastRandom, printRecord, seatsIn, Table, type Game, type Result, type TableSnapshot } from '../index.ts';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** A table so many lines far, with undos, comments and another player in a seat. */
function playedTable(game: Game, lines: number): Table {
  const rng = new FastRandom(lines);
  const table = valueOf(
    Table.create(game, { names: NAMES.slice(0, 3), options: { rounds: 'four' }, seed: rng.seed() }),
  );
  while (!table.isOver && table.seq < lines) playOne(table, rng);
  if (table.seq > 0) table.comment(1, '00:00:07');
  table.hold(1, { type: 'bot', level: 'novice' });
  return table;
}

function playOne(table: Table, rng: FastRandom): void {
  const seats = seatsIn(table.waiting);
  const seat = seats[rng.below(seats.length)];
  if (table.canUndo(seat) && rng.below(2) === 0) valueOf(table.undo(seat));
  const choices = table.choices(seat);
  valueOf(table.submit(seat, table.seq, [choices[rng.below(choices.length)]]));
}

test.each([0, 1, 7, 30, 130])('a table restored after %i lines is the same, and goes on the same', (lines) => {
  const table = playedTable(sealedBids, lines);
  const snapshot = JSON.parse(JSON.stringify(table.snapshot())) as TableSnapshot;
  const restored = valueOf(Table.restore(sealedBids, snapshot));
  const [one, other] = [new FastRandom(9), new FastRandom(9)];
  for (let i = 0; i < 40; i++) {
    expect(printRecord(restored.record())).toBe(printRecord(table.record()));
    expect(restored.entries).toEqual(table.entries);
    for (const seat of [0, 1, 2]) {
      expect(restored.view(seat)).toEqual(table.view(seat));
      expect(restored.undoBlock(seat)).toBe(table.undoBlock(seat));
      expect(restored.submit(seat, Math.max(0, table.seq - 2), ['sing'])).toEqual(
        table.submit(seat, Math.max(0, table.seq - 2), ['sing']),
      );
    }
    if (table.isOver) return;
    playOne(table, one);
    playOne(restored, other);
  }
});

test('a snapshot of other code, other rules or other hands is refused', () => {
  const snapshot = playedTable(sealedBids, 12).snapshot();
  const refused: [Game, TableSnapshot][] = [
    [withUnusedField(sealedBids, 'before'), snapshot],
    [{ ...sealedBids, rules: 2 }, snapshot],
    [sealedBids, { ...snapshot, state: snapshot.state.replace(/[1-9a-f]/, '0') }],
    [sealedBids, { ...snapshot, state: snapshot.state.replaceAll(/../g, 'ff') }],
    [sealedBids, { ...snapshot, state: 'none' }],
    [sealedBids, { ...snapshot, entries: [{ ...snapshot.entries[0], words: 'sing' }] }],
  ];
  for (const [game, one] of refused)
    expect(Table.restore(game, one)).toMatchObject({ ok: false, error: { code: 'bad-record', where: 'snapshot' } });
});
