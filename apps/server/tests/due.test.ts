import { expect, test } from 'vitest';
import type { StoredTable } from '@fondaco/host';
import type { Due } from '../src/store/due-rows.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';

const WORKERS = 3;
const TABLES = 8;
const TURNS = 12;
const LEASE = 1000;

/** A bot's turn follows from every row whose table is not over. */
function botTurn(row: StoredTable): readonly Due[] {
  if (row.isOver) return [];
  return [{ table: row.id, key: `bot red ${row.seq}`, kind: 'bot', seat: 'red', seq: row.seq, at: row.seq }];
}

const turnOf = (id: string, seq: number): StoredTable => madeUpRow(id, seq, { isOver: seq === TURNS });

/** A clock that goes on with every look, so that leases run out while others work. */
function makeClock(): () => number {
  let now = TURNS;
  return () => (now += LEASE / 4);
}

/** Claims and plays until nothing is due. Every third piece of work is given up in the middle, as by a crash. */
async function work(store: ServerStore, by: string, clock: () => number): Promise<void> {
  for (let done = 0; await store.due.isAnyDue(['bot'], Number.MAX_SAFE_INTEGER);) {
    for (const due of await store.due.claim({ by, kinds: ['bot'], now: clock(), lease: LEASE, limit: 2 })) {
      if (++done % 3 === 0) continue;
      const line = madeUpLine(`turn ${due.seq}`, { key: due.key, by });
      await store.append(turnOf(due.table, due.seq + 1), due.seq, [line]);
    }
  }
}

describeBothStores((open) => {
  test(`of ${WORKERS} workers that often give up, each bot's turn is played by one`, async () => {
    const { store, reopen, dispose } = await open({ duesOf: botTurn });
    const ids = Array.from({ length: TABLES }, (_, i) => `t-${i}`);
    for (const id of ids) await store.append(turnOf(id, 0), 0, []);
    const workers = [store];
    while (workers.length < WORKERS) workers.push(await reopen());
    const clock = makeClock();
    await Promise.all(workers.map((one, i) => work(one, `worker ${i}`, clock)));
    for (const id of ids) {
      const lines = await store.lines(id);
      expect(lines.map(({ words }) => words)).toEqual(Array.from({ length: TURNS }, (_, i) => `turn ${i}`));
      expect(await store.due.of(id)).toEqual([]);
    }
    await dispose();
  });

  test('what a row calls for comes and goes with it; what was added stays until its key is said or it is dropped', async () => {
    const { store, dispose } = await open({ duesOf: botTurn });
    const keys = async (): Promise<string[]> => (await store.due.of('t')).map(({ key }) => key);
    const absent = { table: 't', key: 'absent blue', kind: 'stand-in', seat: 'blue', seq: 0, at: 99 };
    await store.append(turnOf('t', 0), 0, []);
    await store.due.add(absent);
    await store.due.add({ ...absent, at: 1 });
    expect(await store.due.of('t')).toEqual([...botTurn(turnOf('t', 0)), absent]);
    await store.append(turnOf('t', 1), 0, [madeUpLine('a')]);
    expect(await keys()).toEqual(['bot red 1', 'absent blue']);
    await store.append(turnOf('t', 1), 1, []);
    expect(await keys()).toEqual(['bot red 1', 'absent blue']);
    expect((await store.append(turnOf('t', 1), 0, [madeUpLine('late')])).type).toBe('conflict');
    expect(await keys()).toEqual(['bot red 1', 'absent blue']);
    await store.append(turnOf('t', 2), 1, [madeUpLine('b', { key: 'absent blue' })]);
    expect(await keys()).toEqual(['bot red 2']);
    await store.due.drop('t', 'bot red 2');
    expect(await keys()).toEqual([]);
    await dispose();
  });

  test('a lease keeps others away until it runs out, and only the kinds asked for are given, the oldest first', async () => {
    const { store, dispose } = await open();
    const dueAt = (key: string, kind: string, at: number): Due => ({ table: 't', key, kind, seq: 0, at });
    for (const due of [dueAt('c', 'bot', 30), dueAt('a', 'bot', 10), dueAt('b', 'clock', 20)]) await store.due.add(due);
    const claim = (by: string, now: number, limit = 9): Promise<readonly Due[]> =>
      store.due.claim({ by, kinds: ['bot'], now, lease: 100, limit });
    expect(await claim('x', 9)).toEqual([]);
    expect(await claim('x', 40, 1)).toEqual([dueAt('a', 'bot', 10)]);
    expect(await claim('y', 40)).toEqual([dueAt('c', 'bot', 30)]);
    expect(await claim('z', 139)).toEqual([]);
    const isDue = (kind: string, now: number): Promise<boolean> => store.due.isAnyDue([kind], now);
    expect([await isDue('bot', 139), await isDue('bot', 140)]).toEqual([false, true]);
    expect([await isDue('clock', 19), await isDue('clock', 20)]).toEqual([false, true]);
    expect(await isDue('nothing', 140)).toBe(false);
    expect(await claim('z', 140)).toEqual([dueAt('a', 'bot', 10), dueAt('c', 'bot', 30)]);
    await dispose();
  });

  test('who can do nothing at a table is given nothing of it, and others are', async () => {
    const { store, dispose } = await open();
    const dueAt = (table: string): Due => ({ table, key: 'k', kind: 'bot', seq: 0, at: 1 });
    for (const table of ['s', 't']) await store.due.add(dueAt(table));
    const claim = { kinds: ['bot'], now: 2, lease: 100, limit: 9 };
    expect(await store.due.claim({ ...claim, by: 'x', except: ['t'] })).toEqual([dueAt('s')]);
    expect(await store.due.claim({ ...claim, by: 'y' })).toEqual([dueAt('t')]);
    await dispose();
  });

  test('a seat given by a due row is given once, and the row goes with it', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    await store.due.add({ table: 't', key: 'out blue 7', kind: 'clock', seat: 'blue', seq: 7, at: 1 });
    const standIn = {
      table: 't',
      seat: 'blue',
      nr: 2,
      from: 8,
      holder: { type: 'stand-in', level: 'novice' },
      key: 'out blue 7',
      at: 5,
    } as const;
    const given = await Promise.all([store, other].map((one) => one.heldSeats.hold(standIn)));
    expect(given.filter((isGiven) => isGiven).length).toBe(1);
    expect(await store.due.of('t')).toEqual([]);
    expect(await store.heldSeats.hold({ ...standIn, nr: 3 })).toBe(false);
    expect(await store.heldSeats.of('t')).toEqual([standIn]);
    await dispose();
  });
});
