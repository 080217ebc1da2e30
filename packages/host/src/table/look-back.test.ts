import { findGame } from '@fondaco/catalog';
import { determinize, FastRandom, itemAt, printPosition, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { pointsHistoryOf } from './points-history.ts';
import { lookBack } from './look-back.ts';
import { tellTable } from './tell-table.ts';

const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'] as const;
const NAMES = ['Ann', 'Bob', 'Cai'];
const ANN = 0;

function gameOf(id: string): Game {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function begin(game: Game): Table {
  const table = Table.create(game, { names: NAMES, seed: new Uint8Array(32).fill(5) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

function sent(table: Table, seat: number | undefined, from = 0): TableMessage {
  return tellTable(table, { table: 't', seat, from, isStored: true });
}

/** Plays so many decisions; which choice is taken walks through the list at this pace. */
function playOn(table: Table, decisions: number, pace = 7): void {
  for (let i = 0; i < decisions && !table.isOver; i++) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    const done = table.submit(seat, table.seq, [itemAt(choices, (i * pace) % choices.length)]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

test.each(GAMES)('%s: a look at the past is what was told then, without choices', (id) => {
  const table = begin(gameOf(id));
  const moments = [sent(table, ANN)];
  for (let i = 0; i < 40; i++) {
    playOn(table, 1, i);
    moments.push(sent(table, ANN, table.seq - 1));
  }
  for (const then of moments) {
    const looked = lookBack(table, 't', ANN, then.seq);
    expect(looked).toEqual({ ok: true, value: { ...then, choices: [], canUndo: false } });
  }
});

/** Two tables that begin alike for Ann, and differ in what Ann does not know. */
function alikeForAnn(game: Game): readonly [Table, Table] {
  const begun = begin(game);
  playOn(begun, 60);
  const s = begun.copyState();
  determinize(game, s, ANN, new FastRandom(11));
  return [begun.position(), printPosition(game, s, begun.seats)].map((position) => {
    const table = Table.arrange(game, position);
    if (!table.ok) throw new Error(table.error.message);
    return table.value;
  }) as [Table, Table];
}

test.each(GAMES)('%s: what a seat learns later is not in its past', (id) => {
  const [one, other] = alikeForAnn(gameOf(id));
  expect(one.hash()).not.toBe(other.hash());
  const before = sent(one, ANN);
  for (const table of [one, other]) playOn(table, 10_000);
  expect(one.isOver && other.isOver).toBe(true);
  for (const seat of [ANN, undefined]) {
    const past = lookBack(one, 't', seat, 0);
    expect(past.ok).toBe(true);
    expect(JSON.stringify(past)).toBe(JSON.stringify(lookBack(other, 't', seat, 0)));
  }
  const past = lookBack(one, 't', ANN, 0);
  expect(past.ok && past.value.view).toEqual(before.view);
});

test.each(GAMES)('%s: an entry in the past keeps the words its player kept to themselves', (id) => {
  const table = begin(gameOf(id));
  playOn(table, 10_000);
  const { entries } = sent(table, undefined);
  const hidden = entries.findIndex(({ words }) => words.includes('?'));
  const entry = itemAt(entries, hidden === -1 ? 0 : hidden);
  const past = lookBack(table, 't', undefined, entry.seq);
  expect(past.ok && past.value.entries).toEqual([entry]);
  if (id === 'augsburg-1520') expect(hidden).toBeGreaterThanOrEqual(0);
});

test.each(GAMES)('%s: the history ends with the result and is refused before the end', (id) => {
  const game = gameOf(id);
  const table = begin(game);
  playOn(table, 30);
  expect(pointsHistoryOf(game, table.record())).toMatchObject({ ok: false, error: { code: 'not-over' } });
  playOn(table, 10_000);
  const history = pointsHistoryOf(game, table.record());
  if (!history.ok) throw new Error(history.error.message);
  const { moments, categories } = history.value;
  const last = moments.at(-1)?.points;
  const breakdowns = table.result().scores.map(({ breakdown }) => categories.map((name) => breakdown[name]));
  expect(last).toEqual(breakdowns);
  const chapters = moments.slice(1).map(({ chapter }) => chapter?.number);
  expect(chapters).toEqual(Array.from(chapters, (_, i) => i + 1));
  expect(chapters.length).toBeGreaterThan(3);
});

test("a choice that was taken back is in nobody's history", () => {
  const game = gameOf('de-vulgari-eloquentia');
  const table = begin(game);
  playOn(table, 12);
  for (let i = 0; ; i++) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    if (table.canUndo(seat)) {
      table.undo(seat);
      break;
    }
    playOn(table, 1, i);
  }
  playOn(table, 10_000);
  const history = pointsHistoryOf(game, table.record());
  const standing = new Set([0, ...sent(table, undefined).entries.map(({ seq }) => seq)]);
  if (!history.ok) throw new Error(history.error.message);
  expect(history.value.moments.filter(({ seq }) => !standing.has(seq)).slice(1)).toEqual([]);
});
