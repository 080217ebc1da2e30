import { augsburg1520 } from '@fondaco/augsburg-1520';
import { lexiconOf, type EventWords, type JsonObject } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../../tests/support/game-texts.ts';
import type { MomentContext } from '../../../moments/moment.ts';
import { tellChanges } from './changes.ts';

const viewWith = (florins: number, prestige: number): JsonObject => ({
  players: [{ seat: 'red', florins, prestige }],
});

function changesAfter(events: readonly EventWords[], before: JsonObject, view: JsonObject): readonly string[] {
  const t = translateOf('augsburg-1520', 'en');
  const seats = ['red', 'blue'];
  const context: MomentContext = {
    t,
    lexicon: lexiconOf(augsburg1520),
    parts: undefined,
    seats,
    me: 'red',
    events,
    before,
    view,
  };
  return tellChanges(context).map(({ text }) => text);
}

test('what somebody bought or took themselves has not changed for them', () => {
  const events = [{ type: 'round-began', round: 1 }];
  expect(changesAfter(events, viewWith(1500, 0), viewWith(100, 7))).toEqual([]);
});

test('what came to somebody without a doing of theirs is told, with what they had before it', () => {
  const events = [
    { type: 'compensated', seat: 'red', florins: 100 },
    { type: 'compensated', seat: 'blue', florins: 50 },
  ];
  expect(changesAfter(events, viewWith(1500, 0), viewWith(400, 12))).toEqual(['Florins 300 → 400.']);
});

test('what an income brings is in its ledger, and not told again', () => {
  const events = [
    { type: 'compensated', seat: 'red', florins: 100 },
    { type: 'income', seat: 'red', florins: 600 },
    { type: 'prestige', seat: 'red', source: 'peerage', points: 5 },
  ];
  expect(changesAfter(events, viewWith(300, 0), viewWith(1000, 5))).toEqual(['Florins 300 → 400.']);
});
