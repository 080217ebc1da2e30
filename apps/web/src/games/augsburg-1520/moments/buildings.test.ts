import { augsburg1520 } from '@fondaco/augsburg-1520';
import { lexiconOf, type EventWords, type JsonObject } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../../tests/support/game-texts.ts';
import { readView } from '../model/augsburg-view.ts';
import { incomeRows } from '../model/income-ledger.ts';
import { gameMoments } from './game-moments.ts';

const viewWith = (prestige: number): JsonObject => ({
  round: 2,
  rounds: 7,
  players: [{ seat: 'red', prestige }],
});

const rises = (source: string, points: number): EventWords => ({ type: 'prestige', seat: 'red', source, points });

/** The moments of some events, each with what it says. */
function toldOf(events: readonly EventWords[], before: number, after: number): readonly (readonly string[])[] {
  const { moments } = gameMoments.tellMoments({
    t: translateOf('augsburg-1520', 'en'),
    lexicon: lexiconOf(augsburg1520),
    parts: undefined,
    seats: ['red'],
    me: 'red',
    events,
    before: viewWith(before),
    view: viewWith(after),
  });
  return moments.map(({ id, text }) => [id, text]);
}

const PAID = [{ type: 'income', seat: 'red', florins: 1200 }, rises('peerage', 8), rises('coat-of-arms', 3)];

test('a barrier passed at an income counts from where its ledger does, whatever a privilege brought before', () => {
  const events = [{ type: 'gave-up', seat: 'red' }, rises('given-up', 2), ...PAID];
  const [row] = incomeRows(events, readView(viewWith(33)));
  expect([row?.before, row?.after]).toEqual([22, 33]);
  expect(toldOf(events, 20, 33)).toEqual([
    ['income', expect.any(String)],
    ['passed', 'Ann goes past the barrier: prestige 22 → 33.'],
  ]);
});

test('a barrier passed by a privilege is told before the income that follows, and without it', () => {
  const events = [{ type: 'gave-up', seat: 'red' }, rises('given-up', 2), ...PAID];
  expect(toldOf(events, 24, 37)).toEqual([
    ['passed', 'Ann goes past the barrier: prestige 24 → 26.'],
    ['income', expect.any(String)],
  ]);
});
