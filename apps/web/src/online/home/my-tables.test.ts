import type { LobbyTable } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { byCare, isMyTurn } from './my-tables.ts';

const PERSON = {
  type: 'person',
  isMaker: false,
  isReady: true,
  satAt: 0,
  wantsEnd: false,
  isOnVacation: false,
} as const;

function tableOf(table: string, more: Partial<LobbyTable>): LobbyTable {
  return {
    table,
    phase: 'playing',
    title: table,
    game: 'augsburg-1520',
    maker: 'Ann',
    seats: [
      { ...PERSON, seat: 'red', name: 'Ann', isYou: true },
      { ...PERSON, seat: 'blue', name: 'Bruno', isYou: false },
    ],
    you: 'red',
    clock: { type: 'none' },
    watching: { type: 'nobody' },
    waiting: ['blue'],
    winners: [],
    changedAt: 0,
    ...more,
  };
}

test('my turn comes first by the time that is left, then who is waited for and gatherings; what is over stands apart', () => {
  const tables = [
    tableOf('over', { phase: 'over', changedAt: 99 }),
    tableOf('gathering', { phase: 'gathering', waiting: [] }),
    tableOf('dissolved', { phase: 'dissolved' }),
    tableOf('others, long ago', { changedAt: 1 }),
    tableOf('others', { changedAt: 2 }),
    tableOf('mine, no clock', { waiting: ['red'] }),
    tableOf('mine, a day', { waiting: ['red'], runsOutAt: 86_400_000 }),
    tableOf('mine, a minute', { waiting: ['red', 'blue'], runsOutAt: 60_000 }),
  ];
  const { going, over } = byCare(tables);
  expect(over.map(({ title }) => title)).toEqual(['over']);
  expect(going.map(({ title }) => title)).toEqual([
    'mine, a minute',
    'mine, a day',
    'mine, no clock',
    'others',
    'others, long ago',
    'gathering',
  ]);
});

test('where a bot stands in for me, nobody waits for me', () => {
  const seats = [{ ...PERSON, seat: 'red', name: 'Ann', isYou: true, standIn: 'novice' }] as const;
  expect(isMyTurn(tableOf('mine', { waiting: ['red'] }))).toBe(true);
  expect(isMyTurn(tableOf('mine', { waiting: ['red'], seats }))).toBe(false);
});
