import { expect, test } from 'vitest';
import { EventLog, EVERYONE, only, redactEvent, SEAT, type EventKind } from './index.ts';

const KINDS: readonly EventKind[] = [
  { name: 'drew', fields: [{ name: 'seat', domain: SEAT }, { name: 'card', isSecret: true }, { name: 'left' }] },
  { name: 'whispered', fields: [{ name: 'card' }], isPrivate: true },
];
const PLAYERS = ['red', 'blue'];

test('secrets are told to their audience, private events to nobody else', () => {
  const log = new EventLog();
  log.emit(0, only(0), 0, 7, 3);
  log.emit(1, only(0), 7);
  const sent = (seat: number | undefined) => log.events.map((event) => redactEvent(KINDS, PLAYERS, event, seat));
  expect(sent(0)).toEqual([
    { type: 'drew', seat: 'red', card: 7, left: 3 },
    { type: 'whispered', card: 7 },
  ]);
  const outside = [{ type: 'drew', seat: 'red', card: '?', left: 3 }, undefined];
  expect(sent(1)).toEqual(outside);
  expect(sent(undefined)).toEqual(outside);
});

test('what everyone may know, a spectator may too; a word that is none is left out', () => {
  const log = new EventLog();
  log.emit(0, EVERYONE, -1, 7, 3);
  expect(redactEvent(KINDS, PLAYERS, log.events[0], undefined)).toEqual({ type: 'drew', card: 7, left: 3 });
});
