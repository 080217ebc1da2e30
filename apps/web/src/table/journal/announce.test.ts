import { tellTable } from '@fondaco/host';
import { itemAt, lexiconOf, seatsIn, SEAT_WORDS, Table } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { translateOf } from '../../../tests/support/game-texts.ts';
import { gameOf, NAMES } from '../../../tests/support/played-tables.ts';
import { gameMoments as augsburg } from '../../games/augsburg-1520/moments/game-moments.ts';
import { gameMoments as dve } from '../../games/de-vulgari-eloquentia/moments/game-moments.ts';
import { series } from '../../games/augsburg-1520/model/picks.ts';
import { useTextStore } from '../../texts/languages.ts';
import { CLOSED, type TableState } from '../store/table-store.ts';
import { announce } from './announce.ts';

const GAMES = [
  { id: 'de-vulgari-eloquentia', gameMoments: dve, seeds: 4 },
  { id: 'augsburg-1520', gameMoments: augsburg, seeds: 30 },
];

function newTable(id: string, seed: number): Table {
  const names = NAMES.slice(0, 2 + (seed % 4));
  const table = Table.create(gameOf(id), { names, seed: new Uint8Array(32).fill(seed) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

/** Who sits in the first seat and does not see the table: what they are told of it. */
function seenFromFirst(table: Table, from: number): TableMessage {
  return tellTable(table, { table: 'one', seat: 0, from, isStored: true });
}

test.each(GAMES)('$id: who confirms hears what came of it before the next question', ({ id, gameMoments, seeds }) => {
  const t = translateOf(id, 'en');
  useTextStore.setState({ t });
  const me = SEAT_WORDS[0];
  const state: TableState = { ...CLOSED, lexicon: lexiconOf(gameOf(id)), me, gameMoments };
  for (let seed = 0; seed < seeds; seed++) {
    const table = newTable(id, seed);
    let now = seenFromFirst(table, 0);
    for (let i = seed; !table.isOver; i++) {
      const seat = itemAt(seatsIn(table.waiting), 0);
      const choices = table.choices(seat);
      const line = itemAt(choices, (i * 7919) % choices.length);
      table.submit(seat, undefined, [line]);
      const before = now;
      now = seenFromFirst(table, before.seq);
      const texts = announce(t, { ...state, now }, { ...state, now: before });
      if (seat === 0) expect(texts[0] ?? '?', `${before.step ?? ''}: ${line}`).not.toMatch(/\?$/);
      if (now.waiting.includes(me)) expect(texts.at(-1)).toMatch(/\?$/);
      expect(texts.length).toBeLessThanOrEqual(2);
    }
  }
});

test.each([
  ['no', 'You buy nothing.'],
  ['yes', 'You buy 1 note for 250 florins; 1250 are left.'],
])('augsburg-1520: what nobody else may hear yet is said as done, not asked: %s', (answer, said) => {
  const t = translateOf('augsburg-1520', 'en');
  useTextStore.setState({ t });
  const table = newTable('augsburg-1520', 1);
  const before = seenFromFirst(table, 0);
  const first = itemAt(table.choices(0), 0).split(' ')[1];
  for (let i = 0; i < 7; i++) {
    const choices = table.choices(0);
    const line = choices.find((one) => one === `buy ${first} ${answer}`) ?? choices.find((one) => one.endsWith(' no'));
    table.submit(0, undefined, [line ?? '']);
  }
  const me = SEAT_WORDS[0];
  const state: TableState = {
    ...CLOSED,
    lexicon: lexiconOf(table.game),
    me,
    gameMoments: augsburg,
    speech: { series },
  };
  const texts = announce(t, { ...state, now: seenFromFirst(table, before.seq) }, { ...state, now: before });
  expect(texts[0]).toBe(said);
});

/** Who sits in the first seat of Augsburg 1520 and is asked what to buy, with all the others. */
function atFirstPurchase(): { readonly table: Table; readonly state: TableState } {
  const t = translateOf('augsburg-1520', 'en');
  useTextStore.setState({ t });
  const table = newTable('augsburg-1520', 1);
  const speech = { series };
  return {
    table,
    state: { ...CLOSED, lexicon: lexiconOf(table.game), me: SEAT_WORDS[0], gameMoments: augsburg, speech },
  };
}

test('augsburg-1520: what others answer at the same time asks nothing again', () => {
  const { table, state } = atFirstPurchase();
  const t = translateOf('augsburg-1520', 'en');
  const before = seenFromFirst(table, 0);
  table.submit(1, undefined, [itemAt(table.choices(1), 0)]);
  const now = seenFromFirst(table, before.seq);
  expect(now.waiting).toContain(SEAT_WORDS[0]);
  expect(announce(t, { ...state, now }, { ...state, now: before })).toEqual([]);
});

test('augsburg-1520: picks are said when they change, by the name of the button that counts, and not when they are asked for again', () => {
  const { table, state } = atFirstPurchase();
  const t = translateOf('augsburg-1520', 'en');
  const now = seenFromFirst(table, 0);
  const kind = itemAt(
    series.filter(({ verb }) => verb === 'buy'),
    0,
  );
  const pick = (picked: readonly string[]): TableState => ({
    ...state,
    now,
    series: { kind, picked, lines: picked, open: [], all: [], isWhole: true },
  });
  const line = itemAt(now.choices, 0);
  expect(announce(t, pick([]), { ...state, now })).toEqual([]);
  expect(announce(t, pick([line]), pick([]))[0]).toMatch(
    /^Buy 1 note .* The button “Buy 1 for \d+ fl, no undo” makes it count\.$/,
  );
  expect(announce(t, pick([line]), pick([line]))).toEqual([]);
  expect(announce(t, pick([]), pick([line]))).toEqual(['Which of the offered notes do you buy?']);
  // That nothing is bought is asked once more.
  expect(announce(t, { ...pick([]), isNoneAsked: true }, pick([]))[0]).toMatch(
    /^Buy nothing at all\? The button “Buy nothing, no undo” makes it count\.$/,
  );
  // What must be picked is picked beforehand, and said.
  expect(announce(t, pick([line]), { ...state, now })).toHaveLength(1);
});

test('augsburg-1520: what was bought is said once, before the round that begins with it', () => {
  const { table, state } = atFirstPurchase();
  const t = translateOf('augsburg-1520', 'en');
  const said: string[] = [];
  let now = seenFromFirst(table, 0);
  for (let i = 0; !table.isOver && said.length < 2; i++) {
    // The first seat buys last: what it bought is seen with what begins then.
    const seat = itemAt(seatsIn(table.waiting), -1 + seatsIn(table.waiting).length);
    const choices = table.choices(seat);
    const line = choices.find((one) => one.endsWith(' yes')) ?? itemAt(choices, (i * 7919) % choices.length);
    table.submit(seat, undefined, [line]);
    const before = now;
    now = seenFromFirst(table, before.seq);
    const text = announce(t, { ...state, now }, { ...state, now: before })[0] ?? '';
    if (/ buys /.test(text)) said.push(text);
  }
  expect(said[0]).toMatch(/^\S+ buys [^.]* for \d+ florins\./);
  expect(said[0]).not.toMatch(/buys.*buys/);
  expect(said[1]).toMatch(/buys [^.]*\..* Round 2\./);
});
