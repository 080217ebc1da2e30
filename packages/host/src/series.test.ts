import { findGame } from '@fondaco/catalog';
import { FastRandom, seatsIn, Table } from '@fondaco/kernel';
import type { Series } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { TableHost } from './table-host.ts';

const game = findGame('augsburg-1520')?.game;

function hosted(): TableHost {
  if (game === undefined) throw new Error('no game');
  const table = Table.create(game, { names: ['ann', 'bob'], seed: new Uint8Array(32).fill(9) });
  if (!table.ok) throw new Error(table.error.message);
  return TableHost.create(table.value);
}

function seriesOf(host: TableHost, seat: number, picked: readonly string[]): Series {
  const found = host.series(seat, picked);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Plays at random until a seat has to lay down so many notes or more, with some to choose from. */
function playToShowdown(host: TableHost, notes: number): { readonly seat: number; readonly number: number } {
  const rng = new FastRandom(5);
  while (!host.table.isOver) {
    const [seat] = seatsIn(host.table.waiting);
    const choices = host.table.choices(seat);
    const { showdown } = host.tell('t', seat, 0, true).view as { showdown?: { number: number } };
    if (showdown !== undefined && showdown.number >= notes && seriesOf(host, seat, []).all.length > showdown.number)
      return { seat, number: showdown.number };
    const eager = choices.filter((line) => /^(call|bid [1-4]$|buy \S+ yes)/.test(line));
    const pool = eager.length > 0 ? eager : choices;
    host.play(seat, undefined, [pool[rng.below(pool.length)]]);
  }
  throw new Error('no showdown has come');
}

test('notes are picked in any order and said in the one the rules ask for', () => {
  const host = hosted();
  const { seat, number } = playToShowdown(host, 2);
  const { all } = seriesOf(host, seat, []);
  const picked = all.toReversed().slice(0, number);
  const series = seriesOf(host, seat, picked);
  expect(series.lines.toSorted()).toEqual(picked.toSorted());
  expect(host.play(seat, host.table.seq, series.lines).ok).toBe(true);
});

test('while something is missing, what could be added is open, and no more than is asked for', () => {
  const host = hosted();
  const { seat, number } = playToShowdown(host, 2);
  const { all, open } = seriesOf(host, seat, []);
  const best = all.filter((line) => !line.endsWith('joker')).slice(-1);
  expect(open).toContain(best[0]);
  const one = seriesOf(host, seat, best);
  expect(one.lines).toHaveLength(number);
  expect(one.open.length).toBeGreaterThan(0);
  const whole = seriesOf(host, seat, one.lines);
  expect(whole.open).toEqual([]);
  const [more] = all.filter((line) => !one.lines.includes(line));
  expect(host.series(seat, [...one.lines, more])).toMatchObject({ ok: false, error: { code: 'illegal' } });
});

test('what is not bought is left, and what is too dear besides the others has its reason', () => {
  const host = hosted();
  const { all } = seriesOf(host, 0, []);
  const wished = all.filter((line) => line.endsWith('yes'));
  const [last] = wished.slice(-1);
  const series = seriesOf(host, 0, [last]);
  expect(series.lines.filter((line) => line.endsWith('yes'))).toEqual([last]);
  expect(series.lines).toHaveLength(7);
  const refused = host.series(0, wished);
  if (!refused.ok) expect(refused.error).toMatchObject({ reason: 'note-too-dear', clause: 'AUG-INC-6' });
  else expect.unreachable('seven notes are more than anybody can pay');
});

test('lines said at once are deeds of their own, as if they had been said one by one', () => {
  const host = hosted();
  host.play(0, undefined, seriesOf(host, 0, []).lines);
  host.play(1, undefined, seriesOf(host, 1, []).lines);
  const again = TableHost.open(host.table.game, host.table.record());
  if (!again.ok) throw new Error(again.error.message);
  expect(again.value.tell('t', 0, 0, true)).toEqual(host.tell('t', 0, 0, true));
});
