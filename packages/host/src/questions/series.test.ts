import { findGame } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table } from '@fondaco/kernel';
import type { SaidSeries } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { findSeries } from './series.ts';
import { tellTable } from '../table/tell-table.ts';

const game = findGame('augsburg-1520')?.game;

function begin(): Table {
  if (game === undefined) throw new Error('no game');
  const table = Table.create(game, { names: ['Ann', 'Bob'], seed: new Uint8Array(32).fill(9) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

const sent = (table: Table) => tellTable(table, { table: 't', seat: 0, from: 0, isStored: true });

function seriesOf(table: Table, seat: number, picked: readonly string[]): SaidSeries {
  const found = findSeries(table, seat, picked);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Plays at random until a seat has to lay down so many notes or more, with some to choose from. */
function playToShowdown(table: Table, notes: number): { readonly seat: number; readonly number: number } {
  const rng = new FastRandom(5);
  while (!table.isOver) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    const { showdown } = table.view(seat).table as { showdown?: { number: number } };
    if (showdown !== undefined && showdown.number >= notes && seriesOf(table, seat, []).all.length > showdown.number)
      return { seat, number: showdown.number };
    const eager = choices.filter((line) => /^(call|bid [1-4]$|buy \S+ yes)/.test(line));
    const pool = eager.length > 0 ? eager : choices;
    table.submit(seat, undefined, [itemAt(pool, rng.below(pool.length))]);
  }
  throw new Error('no showdown has come');
}

test('notes are picked in any order and said in the one the rules ask for', () => {
  const table = begin();
  const { seat, number } = playToShowdown(table, 2);
  const { all } = seriesOf(table, seat, []);
  const picked = all.toReversed().slice(0, number);
  const series = seriesOf(table, seat, picked);
  expect(series.lines.toSorted()).toEqual(picked.toSorted());
  expect(table.submit(seat, table.seq, series.lines).ok).toBe(true);
});

test('while something is missing, what could be added is open, and no more than is asked for', () => {
  const table = begin();
  const { seat, number } = playToShowdown(table, 2);
  const { all, open } = seriesOf(table, seat, []);
  const best = all.filter((line) => !line.endsWith('joker')).slice(-1);
  expect(open).toContain(best[0]);
  const one = seriesOf(table, seat, best);
  expect(one.lines).toHaveLength(number);
  expect(one.open.length).toBeGreaterThan(0);
  const whole = seriesOf(table, seat, one.lines);
  expect(whole.open).toEqual([]);
  const more = itemAt(
    all.filter((line) => !one.lines.includes(line)),
    0,
  );
  expect(findSeries(table, seat, [...one.lines, more])).toMatchObject({ ok: false, error: { code: 'illegal' } });
});

test('what is not bought is left, and what is too dear besides the others has its reason', () => {
  const table = begin();
  const { all } = seriesOf(table, 0, []);
  const wished = all.filter((line) => line.endsWith('yes'));
  const last = itemAt(wished, wished.length - 1);
  const series = seriesOf(table, 0, [last]);
  expect(series.lines.filter((line) => line.endsWith('yes'))).toEqual([last]);
  expect(series.lines).toHaveLength(7);
  const refused = findSeries(table, 0, wished);
  if (!refused.ok) expect(refused.error).toMatchObject({ reason: 'note-too-dear', clause: 'AUG-INC-6' });
  else expect.unreachable('seven notes are more than anybody can pay');
});

test('lines said at once are entries of their own, as if they had been said one by one', () => {
  const table = begin();
  table.submit(0, undefined, seriesOf(table, 0, []).lines);
  table.submit(1, undefined, seriesOf(table, 1, []).lines);
  const again = Table.open(table.game, table.record());
  if (!again.ok) throw new Error(again.error.message);
  expect(sent(again.value)).toEqual(sent(table));
  expect(sent(table).entries.map(({ seq }) => seq)).toEqual(Array.from({ length: table.seq }, (_, i) => i + 1));
});
