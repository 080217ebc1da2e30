import { tellTable } from '@fondaco/host';
import { itemAt, lexiconOf, seatsIn, Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../tests/support/game-texts.ts';
import { gameOf, NAMES } from '../../../tests/support/played-tables.ts';
import { gameMoments } from '../../games/augsburg-1520/moments/game-moments.ts';
import { recapOf } from './recap.ts';

const GAME = 'augsburg-1520';
const context = { t: translateOf(GAME, 'en'), lexicon: lexiconOf(gameOf(GAME)), me: undefined };

/** A table of three at the purchase after the first round. */
function atSecondPurchase(): Table {
  const table = Table.create(gameOf(GAME), { names: NAMES.slice(0, 3), seed: new Uint8Array(32).fill(3) });
  if (!table.ok) throw new Error(table.error.message);
  const { value } = table;
  let wasAsked = false;
  for (let i = 0; value.step !== 'purchase' || !wasAsked; i++) {
    const seat = itemAt(seatsIn(value.waiting), 0);
    const choices = value.choices(seat);
    value.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
    if (value.step !== 'purchase') wasAsked = true;
  }
  return value;
}

test('who comes to the screen when others have bought in secret is still told what everybody saw last', () => {
  const table = atSecondPurchase();
  const recap = () =>
    recapOf(gameMoments, context, tellTable(table, { table: 'one', seat: undefined, from: 0, isStored: true }).entries);
  const first = recap();
  expect(first).toHaveLength(3);
  for (const seat of [0, 1]) {
    while ((table.waiting & (1 << seat)) !== 0) {
      const none = table.choices(seat).find((line) => line.endsWith(' no'));
      table.submit(seat, undefined, [none ?? '']);
    }
    expect(recap()).toEqual(first);
  }
});
