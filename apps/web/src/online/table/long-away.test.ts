import type { GatheringSeat } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { longAway } from './long-away.ts';

const MINUTE = 60_000;

function person(seat: string, more: { readonly isYou?: boolean; readonly standIn?: string } = {}): GatheringSeat {
  const told = { isMaker: false, isReady: true, satAt: 0, wantsEnd: false, isOnVacation: false };
  return { seat, type: 'person', name: `Who sits in ${seat}`, isYou: false, ...told, ...more };
}

const seats = [person('red', { isYou: true }), person('blue'), person('green'), person('white', { standIn: 'novice' })];
const away = seats.map(({ seat }) => ({ seat, isHere: false, since: 0 }));
const TABLE = { phase: 'playing', clock: { type: 'none' }, seats } as const;

test('after ten minutes a bot may play for somebody who is waited for and away, at a table without a clock', () => {
  const waiting = ['red', 'blue', 'white'];
  expect(longAway(TABLE, away, waiting, 10 * MINUTE - 1)).toEqual([]);
  const found = [{ seat: 'blue', name: 'Who sits in blue', minutes: 12 }];
  expect(longAway(TABLE, away, waiting, 12 * MINUTE)).toEqual(found);
  expect(longAway(TABLE, [{ seat: 'blue', isHere: true, since: 0 }], waiting, 12 * MINUTE)).toEqual([]);
  expect(longAway({ ...TABLE, phase: 'over' }, away, waiting, 12 * MINUTE)).toEqual([]);
  const days = { type: 'days', days: 2, vacation: 0 } as const;
  expect(longAway({ ...TABLE, clock: days }, away, waiting, 12 * MINUTE)).toEqual([]);
});
