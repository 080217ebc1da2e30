import { findGame } from '@fondaco/catalog';
import { Table } from '@fondaco/kernel';
import { given } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { TableHost } from './table-host.ts';

const game = findGame('de-vulgari-eloquentia')?.game;

function hosted(): TableHost {
  if (game === undefined) throw new Error('no game');
  const table = Table.create(game, { names: ['Ann Marie', 'bob'], seed: new Uint8Array(32).fill(7) });
  if (!table.ok) throw new Error(table.error.message);
  return TableHost.create(table.value);
}

/** Plays so many decisions, always the choice at a place that walks through the list. */
function playOn(host: TableHost, decisions: number): void {
  for (let i = 0; i < decisions && !host.table.isOver; i++) {
    const seat = host.table.waiting & 1 ? 0 : 1;
    const choices = host.table.choices(seat);
    const done = host.play(seat, host.table.seq, [choices[(i * 7) % choices.length]]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

test('a host opened from its record tells the same story', () => {
  const host = hosted();
  playOn(host, 60);
  const again = TableHost.open(host.table.game, host.table.record());
  if (!again.ok) throw new Error(again.error.message);
  for (const seat of [undefined, 0, 1])
    expect(again.value.tell('t', seat, 0, true)).toEqual(host.tell('t', seat, 0, true));
});

test('a seat is told its own choices only, and a spectator none', () => {
  const host = hosted();
  const [waiting, other] = host.table.waiting === 1 ? [0, 1] : [1, 0];
  expect(host.tell('t', waiting, 0, true).choices.length).toBeGreaterThan(0);
  expect(host.tell('t', other, 0, true).choices).toEqual([]);
  expect(host.tell('t', undefined, 0, true).choices).toEqual([]);
});

test('a deed taken back is no longer told', () => {
  const host = hosted();
  playOn(host, 60);
  for (let i = 0; i < 200; i++) {
    const seat = host.table.waiting & 1 ? 0 : 1;
    if (host.table.canUndo(seat)) {
      const before = host.countDeeds;
      expect(host.undo(seat).ok).toBe(true);
      expect(host.countDeeds).toBe(before - 1);
      return;
    }
    playOn(host, 1);
  }
  throw new Error('nothing could be taken back');
});

test('of many lines that only another time could bring, none is named', () => {
  const host = hosted();
  const seat = host.table.waiting & 1 ? 0 : 1;
  expect(host.whyNot(seat, ['verb:move'])).toMatchObject({ line: '', refusal: { reason: 'not-now' } });
  expect(host.whyNot(seat, ['verb:move', 'place:roma'])).toMatchObject({ line: 'move roma' });
});

test('asking about words that cannot be had names a reason and its clause', () => {
  const host = hosted();
  const seat = host.table.waiting & 1 ? 0 : 1;
  const { refusal } = host.whyNot(seat, ['verb:move']);
  expect(refusal.reason).toBeDefined();
  expect(refusal.clause).toMatch(/^DVE-/);
  expect(host.whyNot(seat, ['zone:atlantis']).refusal.code).toBe('unknown-word');
});

test('what is not possible comes with a choice on offer that leads there, or is most like it', () => {
  const host = hosted();
  const seen = { first: 0, instead: 0 };
  for (let i = 0; i < 60; i++) {
    const seat = host.table.waiting & 1 ? 0 : 1;
    const choices = host.table.choices(seat);
    for (const keys of [['verb:riddle', 'number:5'], ['verb:become']]) {
      const { line, first, instead } = host.whyNot(seat, keys);
      if (first !== undefined) {
        seen.first++;
        expect(choices).toContain(first);
        expect(host.preview(seat, [first, line]).ok).toBe(true);
      }
      if (instead !== undefined) {
        seen.instead++;
        expect(choices).toContain(instead);
        expect(choices).not.toContain(line);
      }
    }
    host.play(seat, undefined, [choices[(i * 7) % choices.length]]);
  }
  expect(seen.first).toBeGreaterThan(0);
  expect(seen.instead).toBeGreaterThan(0);
});

test('of several ways there the one is named that leaves most', () => {
  if (game === undefined) throw new Error('no game');
  const { table } = given(game, {
    seats: ['red', 'blue'],
    table: {
      turn: 14,
      order: ['red', 'blue'],
      players: { red: { at: 'napoli', ducats: 20, behind: { abbess: 3 } } },
      acting: { actions: 5 },
    },
    pending: [
      { step: 'calendar', phase: 'done' },
      { step: 'actions', next: 1 },
      { step: 'turn', waiting: ['red'] },
    ],
  });
  const ways = table.choices(0).filter((way) => table.preview(0, [way, 'canticle 1']).ok);
  expect(ways).toContain('move cortona');
  expect(TableHost.create(table).whyNot(0, ['verb:canticle', 'number:1'])).toMatchObject({ first: 'move celano' });
});
