import { openSqlite } from '@fondaco/server/testing';
import { expect, test } from 'vitest';
import { tellWrites, WRITES } from './tell-writes.ts';

const PARTS = ['gatherings', 'heldSeats', 'guests', 'invites', 'due', 'secrets', 'visits', 'uptime'] as const;

/** What only reads. */
const READS: ReadonlySet<string> = new Set([
  ...'byId ofGuest listFor versionsOfGuest publicVersions publicOnes endedSince'
    .split(' ')
    .map((name) => `gatherings.${name}`),
  ...'of tablesOf'.split(' ').map((name) => `heldSeats.${name}`),
  ...'byId byToken'.split(' ').map((name) => `guests.${name}`),
  ...'byToken of'.split(' ').map((name) => `invites.${name}`),
  ...'of isAnyDue'.split(' ').map((name) => `due.${name}`),
  ...'last downtimes'.split(' ').map((name) => `uptime.${name}`),
  'secrets.of',
  'visits.at',
]);
/** What no server asks of its store: seats are held with the lines, and tables of people stay. */
const NOT_SERVED = ['heldSeats.hold'];

test('every method of a store that writes is one at which servers are killed, or one that none of them calls', async () => {
  const { store, dispose } = await openSqlite();
  const methods = PARTS.flatMap((part) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(store[part]))
      .filter((name) => name !== 'constructor')
      .map((name) => `${part}.${name}`),
  );
  await dispose();
  const writes = methods.filter((name) => !READS.has(name));
  expect(writes.toSorted()).toEqual([...WRITES.filter((name) => name !== 'append'), ...NOT_SERVED].toSorted());
});

test('a write tells of its three moments, what only reads of none', async () => {
  const { store, dispose } = await openSqlite();
  const told: string[] = [];
  const watched = tellWrites(store, (write, moment) => told.push(`${moment} ${write}`));
  await watched.guests.rename('nobody', 'Ann');
  await watched.guests.byId('nobody');
  expect(told).toEqual(['before guests.rename', 'during guests.rename', 'after guests.rename']);
  await dispose();
});
