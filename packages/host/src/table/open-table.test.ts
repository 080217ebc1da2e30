import { itemAt, seatsIn, success, UNDO } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { ANN, beginTable, BOB, CAI, valueOf } from '../../testing/begin-table.ts';
import { testServices } from '../../testing/services.ts';
import { SmallStore } from '../../testing/small-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { linkLines } from '../store/line-link.ts';
import { OpenTable, type TableChange, type TableNews } from './open-table.ts';
import type { Stamp } from '../store/stamp.ts';
import type { Appended, StoredLine, StoredTable } from '../store/store.ts';

/** The seat that is asked, the first line it is offered, and the state it is asked in. */
function asked({ table }: OpenTable, key?: string): TableChange & { readonly line: string } {
  const seat = itemAt(seatsIn(table.waiting), 0);
  return { seat, seq: table.seq, line: itemAt(table.choices(seat), 0), key };
}

/** Plays until the seat that is asked could take something back. */
async function playToUndo(open: OpenTable): Promise<number> {
  for (;;) {
    const seat = itemAt(seatsIn(open.table.waiting), 0);
    if (open.table.canUndo(seat)) return seat;
    const { line, ...change } = asked(open);
    valueOf(await open.play(change, [line]));
  }
}

test('what is sent twice is played once and answered the same, at once, later and after opening again', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const { line, ...change } = asked(open, 'k-1');
  const first = await Promise.all([open.play(change, [line]), open.play(change, [line])]);
  const answer = { ok: true, value: open.table.seq };
  expect(first).toEqual([answer, answer]);
  const { seq } = open.table;
  expect(await open.play(change, [line])).toEqual(answer);
  const next = asked(open, 'k-2');
  valueOf(await open.play(next, [next.line]));
  expect(await open.play(change, [line])).toEqual(answer);
  const again = valueOf(await OpenTable.open(services, open.id));
  expect(again.table.hash()).toBe(open.table.hash());
  expect(await again.play(change, [line])).toEqual(answer);
  expect(again.table.seq).toBe(open.table.seq);
  const stored = await services.store.lines(open.id);
  expect(stored.filter(({ key }) => key === 'k-1').map(({ words }) => words)).toEqual([line]);
  expect(seq).toBeLessThanOrEqual(stored.length);
});

test('the same key is another submission in another seat', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const first = asked(open, 'k');
  valueOf(await open.play(first, [first.line]));
  while (asked(open).seat === first.seat) {
    const { line, ...change } = asked(open);
    valueOf(await open.play(change, [line]));
  }
  const { seq } = open.table;
  const other = asked(open, 'k');
  valueOf(await open.play(other, [other.line]));
  expect(open.table.seq).toBeGreaterThan(seq);
});

test('an undo names the state it is about: sent twice, or late, it takes one choice back', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const seat = await playToUndo(open);
  const { seq } = open.table;
  const done = await Promise.all([
    open.undo({ seat, seq, key: 'u' }),
    open.undo({ seat, seq, key: 'u' }),
    open.undo({ seat, seq, key: 'another' }),
  ]);
  expect(done).toMatchObject([
    { ok: true, value: seq + 1 },
    { ok: true, value: seq + 1 },
    { ok: false, error: { code: 'stale' } },
  ]);
  const stored = await services.store.lines(open.id);
  expect(stored.filter(({ words }) => words === UNDO)).toHaveLength(1);
  const again = valueOf(await OpenTable.open(services, open.id));
  expect(await again.undo({ seat, seq, key: 'u' })).toEqual(done[0]);
});

test('where a table has become too long nothing more is taken back, and it is played on', async () => {
  const store = new MemoryStore();
  const open = await beginTable(testServices({ store }));
  const seat = await playToUndo(open);
  const { seq } = open.table;
  const long = valueOf(await OpenTable.open(testServices({ store, mostLines: seq + 1 }), open.id));
  const undone = await long.undo({ seat, seq, key: 'u' });
  expect(undone).toEqual({ ok: true, value: seq + 1 });
  const next = asked(long);
  valueOf(await long.play(next, [next.line]));
  const refused = await long.undo({ seat, seq: long.table.seq, key: 'another' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-many' } });
  expect(await long.undo({ seat, seq, key: 'u' })).toEqual(undone);
});

test('a line is stored before anybody hears of it, with who said it, when, and as what', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const received: Promise<number>[] = [];
  open.watch(() => received.push(services.store.lines(open.id).then(({ length }) => length)));
  const { line, ...change } = asked(open, 'k');
  valueOf(await open.play({ ...change, by: 'guest 7' }, [line]));
  expect(await Promise.all(received)).toEqual([open.table.seq]);
  const [stored] = await services.store.lines(open.id, change.seq);
  expect(stored).toEqual({
    seat: open.table.seats[change.seat],
    words: line,
    isAuto: false,
    key: 'k',
    by: 'guest 7',
    at: services.clock.now(),
  });
});

test('every line is linked to those before it, and every tenth and the last have the hash of the position', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const rows: StoredTable[] = [];
  while (!open.table.isOver) {
    const { line, ...change } = asked(open);
    valueOf(await open.play(change, [line]));
    const row = await services.store.table(open.id);
    if (row === undefined) throw new Error('not stored');
    const lines = await services.store.lines(open.id);
    expect(row.link).toBe(linkLines(undefined, lines));
    expect(lines.at(-1)?.hash).toBe(row.hash);
    if (row.hash !== undefined) expect(row.hash).toBe(open.table.hash());
    rows.push(row);
  }
  expect(rows.at(-1)?.hash).toBeDefined();
  const tens = rows.filter(({ seq }, i) => Math.floor(seq / 10) > Math.floor((rows[i - 1]?.seq ?? 0) / 10));
  expect(tens.length).toBeGreaterThan(0);
  expect(tens.every(({ hash }) => hash !== undefined)).toBe(true);
});

test('of two hosts on one store the later one reads again, tells what stands, and judges anew', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const other = valueOf(await OpenTable.open(services, open.id));
  const news: TableNews[] = [];
  other.watch((one) => news.push(one));
  const { line, ...change } = asked(open, 'one');
  const lines = open.table.choices(change.seat);
  valueOf(await open.play(change, [line]));
  expect(await other.play({ ...change, key: 'two' }, [itemAt(lines, 1)])).toMatchObject({
    ok: false,
    error: { code: 'stale' },
  });
  expect(news).toEqual([{ type: 'lines', unchanged: change.seq }, { type: 'seats' }]);
  expect(other.table.hash()).toBe(open.table.hash());
  // The same submission by way of the other host is known there.
  expect(await other.play(change, [line])).toEqual({ ok: true, value: open.table.seq });
  const next = asked(other, 'three');
  valueOf(await other.play(next, [next.line]));
  expect(await services.store.lines(open.id)).toHaveLength(other.table.seq);
});

test('whoever has seen more than a host knows is judged by what is stored: it may be their own line', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const other = valueOf(await OpenTable.open(services, open.id));
  const third = valueOf(await OpenTable.open(services, open.id));
  const first = asked(open, 'one');
  valueOf(await open.play(first, [first.line]));
  const { line, ...change } = asked(open, 'two');
  expect(change.seq).toBeGreaterThan(other.table.seq);
  // Not stored yet: it is played there.
  expect(await other.play(change, [line])).toEqual({ ok: true, value: other.table.seq });
  // Stored, and the answer was lost on the way: it is known there.
  expect(await third.play(change, [line])).toEqual({ ok: true, value: other.table.seq });
  // Nobody has seen what is not there.
  const ahead = { ...asked(third), seq: third.table.seq + 1 };
  expect(await third.play(ahead, [ahead.line])).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(await services.store.lines(open.id)).toHaveLength(other.table.seq);
});

test('two hosts play a whole game on one store, each after the other has read on or not', async () => {
  const services = testServices({});
  const one = await beginTable(services, { game: 'augsburg-1520', seats: [ANN, BOB, CAI] });
  const two = valueOf(await OpenTable.open(services, one.id));
  for (let i = 0; !one.table.isOver || !two.table.isOver; i++) {
    const [here, there] = i % 3 === 0 ? [two, one] : [one, two];
    if (i % 5 === 0) await here.refresh();
    if (here.table.isOver) {
      await there.refresh();
      continue;
    }
    const { table } = here;
    const seats = seatsIn(table.waiting);
    const seat = itemAt(seats, i % seats.length);
    const choices = table.choices(seat);
    await here.play({ seat, seq: table.seq, key: `k-${i}` }, [itemAt(choices, (i * 7) % choices.length)]);
  }
  expect(one.table.hash()).toBe(two.table.hash());
  const read = valueOf(await OpenTable.open(services, one.id));
  expect(read.table.hash()).toBe(one.table.hash());
});

test('answers of several to a common decision are all kept, whichever host they go to', async () => {
  const services = testServices({});
  const one = await beginTable(services, { game: 'augsburg-1520', seats: [ANN, BOB, CAI] });
  const two = valueOf(await OpenTable.open(services, one.id));
  const seats = seatsIn(one.table.waiting);
  expect(seats.length).toBe(3);
  const { seq } = one.table;
  const done = await Promise.all(
    seats.map((seat, i) => {
      const host = i % 2 === 0 ? one : two;
      return host.play({ seat, seq, key: `k-${seat}` }, [itemAt(host.table.choices(seat), 0)]);
    }),
  );
  expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await services.store.lines(one.id)).map(({ seat }) => seat).toSorted()).toEqual(['blue', 'green', 'red']);
});

test('what finds no room is refused, changes nothing, and can be played later', async () => {
  const store = new SmallStore();
  const services = testServices({ store });
  const open = await beginTable(services);
  const { line, ...change } = asked(open, 'k');
  const before = open.table.hash();
  store.isFull = true;
  const news: TableNews[] = [];
  open.watch((one) => news.push(one));
  expect(await open.play(change, [line])).toMatchObject({ ok: false, error: { code: 'not-stored' } });
  expect([open.table.seq, open.table.hash(), news]).toEqual([change.seq, before, []]);
  store.isFull = false;
  expect(await open.play(change, [line])).toMatchObject({ ok: true });
});

/** A store that writes and then fails to say so, once. */
class ForgetfulStore extends MemoryStore {
  fails = false;

  override async append(row: StoredTable, from: number, lines: readonly StoredLine[]): Promise<Appended> {
    const done = await super.append(row, from, lines);
    if (!this.fails) return done;
    this.fails = false;
    throw new Error('the connection is gone');
  }
}

test('a write of which nobody knows whether it was done is found out when the submission is sent again', async () => {
  const store = new ForgetfulStore();
  const services = testServices({ store });
  const open = await beginTable(services);
  const { line, ...change } = asked(open, 'k');
  store.fails = true;
  await expect(open.play(change, [line])).rejects.toThrow('the connection is gone');
  const played = await open.play(change, [line]);
  expect(played).toEqual({ ok: true, value: (await store.lines(open.id)).length });
  expect(open.table.seq).toBe((await store.lines(open.id)).length);
});

test('a table that was thrown away elsewhere is gone for whoever looks at it', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const first = asked(open);
  valueOf(await open.play(first, [first.line]));
  const news: TableNews[] = [];
  open.watch((one) => news.push(one));
  await services.store.remove(open.id);
  const { line, ...change } = asked(open);
  expect(await open.play(change, [line])).toMatchObject({ ok: false, error: { code: 'no-table' } });
  expect(news).toEqual([{ type: 'gone' }]);
});

test('a table whose lines were changed on disk is not opened', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const { line, ...change } = asked(open);
  valueOf(await open.play(change, [line]));
  const row = await services.store.table(open.id);
  const lines = await services.store.lines(open.id);
  await services.store.remove(open.id);
  if (row === undefined) throw new Error('not stored');
  const other = open.table.seq === 0 ? [] : lines.slice(0, -1);
  await services.store.append({ ...row, seq: other.length }, 0, other);
  expect(await OpenTable.open(services, open.id)).toMatchObject({ ok: false, error: { code: 'bad-record' } });
});

test('what a host stamps on a change is stored with it, and stands behind the line in the record', async () => {
  const stamp: Stamp = (before, { row, lines }) => ({
    row: { ...row, timing: { from: before.seq, to: row.seq } },
    lines: lines.map((line) => ({ ...line, comment: `after ${before.seq}` })),
  });
  const services = testServices({ stamp });
  const open = await beginTable(services);
  const other = valueOf(await OpenTable.open(services, open.id));
  const { line, ...change } = asked(open);
  valueOf(await open.play(change, [line]));
  expect(open.row.timing).toEqual({ from: change.seq, to: open.table.seq });
  expect(await services.store.table(open.id)).toEqual(open.row);
  await other.refresh();
  for (const one of [open, other, valueOf(await OpenTable.open(services, open.id))])
    expect(one.table.record().lines.map(({ comment }) => comment)).toContain(`after ${change.seq}`);
  valueOf(await open.amend((_, { seats }) => success({ seats, timing: 'stands still' })));
  expect((await services.store.table(open.id))?.timing).toEqual({ from: open.table.seq, to: open.table.seq });
});

test('whoever reads again finds an end and holders that others wrote beside the lines', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const other = valueOf(await OpenTable.open(services, open.id));
  valueOf(
    await other.amend((table, { seats }) => {
      table.hold(0, { type: 'stand-in', level: 'novice' });
      table.end({ type: 'agreed' });
      return success({ seats });
    }),
  );
  expect(open.table.isOver).toBe(false);
  await open.refresh();
  expect(open.table.isOver).toBe(true);
  expect(open.table.header).toEqual(other.table.header);
});
