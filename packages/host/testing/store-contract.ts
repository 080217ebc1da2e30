import { itemAt } from '@fondaco/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Appended, Store, StoredLine, StoredTable } from '../src/index.ts';

/** A store under test, empty at first. */
export interface OpenedStore {
  readonly store: Store;
  /** Another opener of the same tables, beside the first: another process, tab or connection. */
  readonly reopen: () => Promise<Store>;
  readonly dispose: () => Promise<void>;
}

/** A store that can be without room. */
export interface OpenedSmallStore extends OpenedStore {
  /** Takes away the room to write in, or gives it back. */
  readonly setFull: (isFull: boolean) => Promise<void>;
}

const STORED: Appended = { type: 'stored' };

/** Enough for a long game. */
const MANY_LINES = 1000;
const MANY_TABLES = 40;
const OPENERS = 4;

/** A row of a table with so many lines. */
export function storedRow(id: string, seq: number, more: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    header: HEADER,
    seats: [
      { type: 'person', name: 'Ann Marie' },
      { type: 'bot', name: 'Guido', level: 'novice', temperament: 'dante' },
    ],
    playedAt: 1_700_000_000_000 + seq,
    seq,
    waiting: ['red'],
    isOver: false,
    winners: [],
    ...more,
  };
}

const HEADER: StoredTable['header'] = {
  format: 2,
  game: 'go',
  rules: 1,
  seats: ['red', 'blue'],
  names: { red: 'Ann Marie', blue: '👩‍🚀' },
  options: { komi: 'no' },
  seed: '5'.repeat(64),
  held: [],
  salts: {},
  others: [],
};

function lineOf(number: number, more: Partial<StoredLine> = {}): StoredLine {
  return { seat: number % 2 === 1 ? 'red' : 'blue', words: `move ${number}`, isAuto: false, ...more };
}

/** The lines `from + 1` to `to`. */
function linesOf(from: number, to: number): readonly StoredLine[] {
  return Array.from({ length: to - from }, (_, i) => lineOf(from + i + 1));
}

function write(store: Store, id: string, from: number, to: number): Promise<Appended> {
  return store.append(storedRow(id, to), from, linesOf(from, to));
}

/** A row without the number of times it was written, which not every store counts. */
function withoutVersion(row: StoredTable | undefined): StoredTable | undefined {
  if (row === undefined) return undefined;
  const { version: _, ...rest } = row;
  return rest;
}

async function expectTable(store: Store, id: string, seq: number): Promise<void> {
  expect(withoutVersion(await store.table(id))).toEqual(storedRow(id, seq));
  expect(await store.lines(id)).toEqual(linesOf(0, seq));
}

/** What every store promises; `open` begins each test with an empty one. */
export function testStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.dispose());

    testReading(() => opened);
    testConflicts(() => opened);
    testRemoval(() => opened);
  });
}

type Opened = () => OpenedStore;

function testReading(opened: Opened): void {
  test('what is not there is not found', async () => {
    const { store } = opened();
    expect(await store.tables()).toEqual([]);
    expect(await store.table('t')).toBeUndefined();
    expect(await store.lines('t')).toEqual([]);
    await store.remove('t');
  });

  test('a table is found as it was written, with all its members', async () => {
    const { store } = opened();
    const row = storedRow('t', 2, {
      parts: { zones: [{ name: 'Köln', at: [1.5, -2] }] },
      chapter: { name: 'turn', number: 3 },
      isOver: true,
      waiting: [],
      winners: ['red', 'blue'],
      hash: '0123456789abcdef',
      timing: { at: 5, left: [1.5, null] },
    });
    const lines = [
      lineOf(1, { key: 'k-1', by: 'person 7', at: 1_700_000_000_001, comment: '00:01:12' }),
      lineOf(2, { isAuto: true }),
    ];
    expect(await store.append(row, 0, lines)).toEqual(STORED);
    expect((await store.tables()).map(withoutVersion)).toEqual([row]);
    expect(withoutVersion(await store.table('t'))).toEqual(row);
    expect(await store.lines('t')).toEqual(lines);
  });

  test('a table without lines is a table, and its row can be written anew', async () => {
    const { store } = opened();
    expect(await store.append(storedRow('t', 0), 0, [])).toEqual(STORED);
    const changed = storedRow('t', 0, { seats: [{ type: 'person', name: 'Bea' }] });
    expect(await store.append(changed, 0, [])).toEqual(STORED);
    expect(withoutVersion(await store.table('t'))).toEqual(changed);
    expect(await store.lines('t')).toEqual([]);
  });

  test('names and words are kept in every script', async () => {
    const { store } = opened();
    const names = ['Жанна', 'محمد علي', '🦊 & 李', "O'Neill; --", 'constructor', 'e\u0301'];
    const row = storedRow('t', names.length, { seats: names.map((one) => ({ type: 'person', name: one })) });
    const lines = names.map((one, i) => lineOf(i + 1, { comment: one, by: one }));
    expect(await store.append(row, 0, lines)).toEqual(STORED);
    expect(withoutVersion(await store.table('t'))).toEqual(row);
    expect(await store.lines('t')).toEqual(lines);
  });

  test('lines come in order, and from a number on only those after it', async () => {
    const { store } = opened();
    for (let seq = 0; seq < 20; seq += 5) expect(await write(store, 't', seq, seq + 5)).toEqual(STORED);
    await expectTable(store, 't', 20);
    expect(await store.lines('t', 0)).toEqual(linesOf(0, 20));
    expect(await store.lines('t', 13)).toEqual(linesOf(13, 20));
    expect(await store.lines('t', 20)).toEqual([]);
  });

  test(`${MANY_LINES} lines in one go, and then one by one`, async () => {
    const { store } = opened();
    expect(await write(store, 't', 0, MANY_LINES)).toEqual(STORED);
    for (let seq = MANY_LINES; seq < MANY_LINES + 20; seq++)
      expect(await write(store, 't', seq, seq + 1)).toEqual(STORED);
    await expectTable(store, 't', MANY_LINES + 20);
  });

  test('many tables are written at once, and none disturbs another', async () => {
    const { store } = opened();
    const ids = Array.from({ length: MANY_TABLES }, (_, i) => `t-${i}`);
    for (let seq = 0; seq < 3; seq++)
      expect(await Promise.all(ids.map((id) => write(store, id, seq, seq + 1)))).toEqual(ids.map(() => STORED));
    const rows = await store.tables();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
    for (const id of ids) await expectTable(store, id, 3);
  });

  test('whoever opens it later finds everything that was acknowledged', async () => {
    const { store, reopen } = opened();
    await write(store, 't', 0, 3);
    await write(store, 'u', 0, 1);
    await write(store, 't', 3, 4);
    const again = await reopen();
    await expectTable(again, 't', 4);
    await expectTable(again, 'u', 1);
    expect((await again.tables()).map(({ id }) => id).toSorted()).toEqual(['t', 'u']);
  });
}

function testConflicts(opened: Opened): void {
  test('of two openers the one who writes second is told of a conflict, and nothing of theirs is written', async () => {
    const { store, reopen } = opened();
    const other = await reopen();
    await write(store, 't', 0, 2);
    const late = [lineOf(2, { words: 'late' }), lineOf(3, { words: 'later' })];
    expect(await other.append(storedRow('t', 3, { winners: ['blue'] }), 1, late)).toEqual({ type: 'conflict', seq: 2 });
    for (const one of [store, other]) await expectTable(one, 't', 2);
    expect(await write(other, 't', 2, 3)).toEqual(STORED);
    expect(await write(store, 't', 2, 3)).toEqual({ type: 'conflict', seq: 3 });
    for (const one of [store, other]) await expectTable(one, 't', 3);
  });

  test('a row alone conflicts as lines do', async () => {
    const { store } = opened();
    await write(store, 't', 0, 2);
    const changed = storedRow('t', 1, { seats: [] });
    expect(await store.append(changed, 1, [])).toEqual({ type: 'conflict', seq: 2 });
    await expectTable(store, 't', 2);
  });

  test('a line beyond what is there leaves no gap', async () => {
    const { store } = opened();
    expect(await write(store, 't', 3, 4)).toEqual({ type: 'conflict', seq: 0 });
    expect(await store.table('t')).toBeUndefined();
    expect(await store.lines('t')).toEqual([]);
    await write(store, 't', 0, 2);
    expect(await write(store, 't', 3, 4)).toEqual({ type: 'conflict', seq: 2 });
    await expectTable(store, 't', 2);
  });

  test('of several who write the same line at once, one does', async () => {
    const { store, reopen } = opened();
    const openers = [store];
    while (openers.length < OPENERS) openers.push(await reopen());
    const said: StoredLine[] = [];
    for (let seq = 0; seq < 10; seq++) {
      const lines = openers.map((_, i) => lineOf(seq + 1, { by: `opener ${i}` }));
      const done = await Promise.all(
        openers.map((one, i) => one.append(storedRow('t', seq + 1), seq, [itemAt(lines, i)])),
      );
      const winner = done.findIndex(({ type }) => type === 'stored');
      expect(done.filter((_, i) => i !== winner)).toEqual(
        Array.from({ length: OPENERS - 1 }, () => ({ type: 'conflict', seq: seq + 1 })),
      );
      said.push(itemAt(lines, winner));
    }
    for (const one of openers) expect(await one.lines('t')).toEqual(said);
  });
}

function testRemoval(opened: Opened): void {
  test('a table that is removed is gone for everybody, and its lines with it', async () => {
    const { store, reopen } = opened();
    await write(store, 't', 0, 3);
    await write(store, 'u', 0, 2);
    await store.remove('t');
    for (const one of [store, await reopen()]) {
      expect(await one.table('t')).toBeUndefined();
      expect(await one.lines('t')).toEqual([]);
      expect((await one.tables()).map(({ id }) => id)).toEqual(['u']);
      await expectTable(one, 'u', 2);
    }
    expect(await write(store, 't', 3, 4)).toEqual({ type: 'conflict', seq: 0 });
    expect(await write(store, 't', 0, 1)).toEqual(STORED);
    await expectTable(store, 't', 1);
  });
}

/** What a store that can be full promises besides. */
export function testFullStore(name: string, open: () => Promise<OpenedSmallStore>): void {
  test(`${name}: a want of room is told as such, writes nothing, and is no conflict`, async () => {
    const { store, reopen, setFull, dispose } = await open();
    try {
      await write(store, 't', 0, 2);
      await setFull(true);
      expect(await write(store, 't', 2, 3)).toMatchObject({ type: 'full' });
      expect(await write(store, 'u', 0, 1)).toMatchObject({ type: 'full' });
      expect(await write(store, 't', 1, 2)).toEqual({ type: 'conflict', seq: 2 });
      await expectTable(store, 't', 2);
      expect(await store.table('u')).toBeUndefined();
      await setFull(false);
      expect(await write(await reopen(), 't', 2, 3)).toEqual(STORED);
      expect(await write(store, 't', 2, 3)).toEqual({ type: 'conflict', seq: 3 });
      await expectTable(store, 't', 3);
    } finally {
      await dispose();
    }
  });
}
