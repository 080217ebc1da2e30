import { findGame } from '@fondaco/catalog';
import { determinize, FastRandom, printPosition, seatsIn, Table, type Game } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import { TableHost } from './table-host.ts';

const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'] as const;
const NAMES = ['ann', 'bob', 'cai'];
const ANN = 0;

function gameOf(id: string): Game {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function hosted(game: Game): TableHost {
  const table = Table.create(game, { names: NAMES, seed: new Uint8Array(32).fill(5) });
  if (!table.ok) throw new Error(table.error.message);
  return TableHost.create(table.value);
}

/** Plays so many decisions; which choice is taken walks through the list at this pace. */
function playOn(host: TableHost, decisions: number, pace = 7): void {
  for (let i = 0; i < decisions && !host.table.isOver; i++) {
    const [seat] = seatsIn(host.table.waiting);
    const choices = host.table.choices(seat);
    const done = host.play(seat, host.table.seq, [choices[(i * pace) % choices.length]]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

test.each(GAMES)('%s: a look at the past is what was told then, without choices', (id) => {
  const host = hosted(gameOf(id));
  const told = [host.tell('t', ANN, 0, true)];
  for (let i = 0; i < 40; i++) {
    playOn(host, 1, i);
    told.push(host.tell('t', ANN, host.countDeeds - 1, true));
  }
  for (const then of told) {
    const looked = host.look('t', ANN, then.seq);
    expect(looked).toEqual({ ok: true, value: { ...then, choices: [], canUndo: false } });
  }
});

/** Two tables that begin alike for Ann, and differ in what she does not know. */
function alikeForAnn(game: Game): readonly [TableHost, TableHost] {
  const begun = hosted(game);
  playOn(begun, 60);
  const s = begun.table.copyState();
  determinize(game, s, ANN, new FastRandom(11));
  return [begun.table.position(), printPosition(game, s, begun.table.seats)].map((position) => {
    const table = Table.arrange(game, position);
    if (!table.ok) throw new Error(table.error.message);
    return TableHost.create(table.value);
  }) as [TableHost, TableHost];
}

test.each(GAMES)('%s: what a seat learns later is not in its past', (id) => {
  const [one, other] = alikeForAnn(gameOf(id));
  expect(one.table.hash()).not.toBe(other.table.hash());
  const before = one.tell('t', ANN, 0, true);
  for (const host of [one, other]) playOn(host, 10_000);
  expect(one.table.isOver && other.table.isOver).toBe(true);
  for (const seat of [ANN, undefined]) {
    const past = one.look('t', seat, 0);
    expect(past.ok).toBe(true);
    expect(JSON.stringify(past)).toBe(JSON.stringify(other.look('t', seat, 0)));
  }
  const past = one.look('t', ANN, 0);
  expect(past.ok && past.value.view).toEqual(before.view);
});

test.each(GAMES)('%s: a deed in the past keeps the words its player kept secret', (id) => {
  const host = hosted(gameOf(id));
  playOn(host, 10_000);
  const { deeds } = host.tell('t', undefined, 0, true);
  const hidden = deeds.findIndex(({ words }) => words.includes('?'));
  const deed = deeds[hidden === -1 ? 0 : hidden];
  const past = host.look('t', undefined, deed.seq);
  expect(past.ok && past.value.deeds).toEqual([deed]);
  if (id === 'augsburg-1520') expect(hidden).toBeGreaterThanOrEqual(0);
});

test.each(GAMES)('%s: the history ends with the result and is refused before the end', (id) => {
  const game = gameOf(id);
  const host = hosted(game);
  playOn(host, 30);
  expect(historyOf(game, host.table.record())).toMatchObject({ ok: false, error: { code: 'not-over' } });
  playOn(host, 10_000);
  const history = historyOf(game, host.table.record());
  if (!history.ok) throw new Error(history.error.message);
  const { moments, categories } = history.value;
  const last = moments.at(-1)?.points;
  const breakdowns = host.table.result().scores.map(({ breakdown }) => categories.map((name) => breakdown[name]));
  expect(last).toEqual(breakdowns);
  const chapters = moments.slice(1).map(({ chapter }) => chapter?.number);
  expect(chapters).toEqual(Array.from(chapters, (_, i) => i + 1));
  expect(chapters.length).toBeGreaterThan(3);
});

test("a deed that was taken back is in nobody's history", () => {
  const game = gameOf('de-vulgari-eloquentia');
  const host = hosted(game);
  playOn(host, 12);
  for (let i = 0; ; i++) {
    const [seat] = seatsIn(host.table.waiting);
    if (host.table.canUndo(seat)) {
      host.undo(seat);
      break;
    }
    playOn(host, 1, i);
  }
  playOn(host, 10_000);
  const history = historyOf(game, host.table.record());
  const told = new Set([0, ...host.tell('t', undefined, 0, true).deeds.map(({ seq }) => seq)]);
  if (!history.ok) throw new Error(history.error.message);
  expect(history.value.moments.filter(({ seq }) => !told.has(seq)).slice(1)).toEqual([]);
});
