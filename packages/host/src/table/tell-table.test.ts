import { findGame } from '@fondaco/catalog';
import { itemAt, Table } from '@fondaco/kernel';
import { given } from '@fondaco/kernel/testing';
import type { TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { whyNotKeys } from '../questions/questions.ts';
import { tellTable } from './tell-table.ts';

const game = findGame('de-vulgari-eloquentia')?.game;

function begin(): Table {
  if (game === undefined) throw new Error('no game');
  const table = Table.create(game, { names: ['Ann', 'Bob'], seed: new Uint8Array(32).fill(7) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

function sent(table: Table, seat: number | undefined, from = 0): TableMessage {
  return tellTable(table, { table: 't', seat, from, isStored: true });
}

/** Plays so many decisions, always the choice at a place that walks through the list. */
function playOn(table: Table, decisions: number): void {
  for (let i = 0; i < decisions && !table.isOver; i++) {
    const seat = table.waiting & 1 ? 0 : 1;
    const choices = table.choices(seat);
    const done = table.submit(seat, table.seq, [itemAt(choices, (i * 7) % choices.length)]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

test('a table opened from its record tells the same story', () => {
  const table = begin();
  playOn(table, 60);
  const again = Table.open(table.game, table.record());
  if (!again.ok) throw new Error(again.error.message);
  for (const seat of [undefined, 0, 1]) expect(sent(again.value, seat)).toEqual(sent(table, seat));
});

test('a seat is told its own choices only, and a spectator none', () => {
  const table = begin();
  const [waiting, other] = table.waiting === 1 ? [0, 1] : [1, 0];
  expect(sent(table, waiting).choices.length).toBeGreaterThan(0);
  expect(sent(table, other).choices).toEqual([]);
  expect(sent(table, undefined).choices).toEqual([]);
});

test('a choice that was taken back is no longer told, with all it forced', () => {
  const table = begin();
  playOn(table, 60);
  for (let i = 0; i < 200; i++) {
    const seat = table.waiting & 1 ? 0 : 1;
    if (table.canUndo(seat)) {
      const before = sent(table, undefined).entries;
      const seq = table.seq;
      expect(table.undo(seat).ok).toBe(true);
      const kept = before.slice(
        0,
        before.findLastIndex(({ isAuto }) => !isAuto),
      );
      expect(sent(table, undefined).entries).toEqual(kept);
      // Whoever had been told of it keeps only what stands.
      expect(sent(table, undefined, seq)).toMatchObject({ keptTo: kept.at(-1)?.seq, entries: [] });
      return;
    }
    playOn(table, 1);
  }
  throw new Error('nothing could be taken back');
});

test('of many lines that only another time could bring, none is named', () => {
  const table = begin();
  const seat = table.waiting & 1 ? 0 : 1;
  expect(whyNotKeys(table, seat, ['verb:move'])).toMatchObject({ line: '', refusal: { reason: 'not-now' } });
  expect(whyNotKeys(table, seat, ['verb:move', 'place:roma'])).toMatchObject({ line: 'move roma' });
});

test('asking about words that cannot be had names a reason and its clause', () => {
  const table = begin();
  const seat = table.waiting & 1 ? 0 : 1;
  const { refusal } = whyNotKeys(table, seat, ['verb:move']);
  expect(refusal.reason).toBeDefined();
  expect(refusal.clause).toMatch(/^DVE-/);
  expect(whyNotKeys(table, seat, ['zone:atlantis']).refusal.code).toBe('unknown-word');
});

test('what is not possible comes with a choice on offer that leads there, or is most like it', () => {
  const table = begin();
  const seen = { first: 0, instead: 0 };
  for (let i = 0; i < 60; i++) {
    const seat = table.waiting & 1 ? 0 : 1;
    const choices = table.choices(seat);
    for (const keys of [['verb:riddle', 'number:5'], ['verb:become']]) {
      const { line, first, instead } = whyNotKeys(table, seat, keys);
      if (first !== undefined) {
        seen.first++;
        expect(choices).toContain(first);
        expect(table.preview(seat, [first, line]).ok).toBe(true);
      }
      if (instead !== undefined) {
        seen.instead++;
        expect(choices).toContain(instead);
        expect(choices).not.toContain(line);
      }
    }
    table.submit(seat, undefined, [itemAt(choices, (i * 7) % choices.length)]);
  }
  expect(seen.first).toBeGreaterThan(0);
  expect(seen.instead).toBeGreaterThan(0);
});

test('of several ways there the one is named that leaves most', () => {
  if (game === undefined) throw new Error('no game');
  const { table } = given(game, {
    seats: ['ann', 'bob'],
    table: {
      turn: 14,
      order: ['ann', 'bob'],
      players: { ann: { at: 'napoli', ducats: 20, behind: { abbess: 3 } } },
      acting: { actions: 5 },
    },
    pending: [
      { step: 'calendar', phase: 'done' },
      { step: 'actions', next: 1 },
      { step: 'turn', waiting: ['ann'] },
    ],
  });
  const ways = table.choices(0).filter((way) => table.preview(0, [way, 'canticle 1']).ok);
  expect(ways).toContain('move cortona');
  expect(whyNotKeys(table, 0, ['verb:canticle', 'number:1'])).toMatchObject({ first: 'move celano' });
});
