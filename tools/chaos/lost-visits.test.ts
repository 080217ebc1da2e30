import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@fondaco/server/testing';
import { expect, test } from 'vitest';
import { findLostVisits, type AcknowledgedVisit } from './lost-visits.ts';

const VISIT: AcknowledgedVisit = { guest: 'g', name: 'Ann again', seenAfter: 20, table: 't', token: 'k' };

test('a name, a visit and a wish to be forgotten that are not kept are lost', async () => {
  const { store, dispose } = await openSqlite();
  const findOfGuest = async (forgotten: readonly string[] = []): Promise<readonly string[]> =>
    (await findLostVisits(store, { visits: [VISIT], forgotten })).filter((sentence) => sentence.startsWith('guest'));
  expect(await findOfGuest()).toEqual(['guest g is not there']);
  await store.guests.add({ id: 'g', name: 'Ann', madeAt: 10, seenAt: 10 }, 'her token');
  expect(await findOfGuest()).toEqual([
    'guest g is called Ann and not Ann again',
    'guest g was seen, and it is not known',
  ]);
  await store.guests.rename('g', 'Ann again');
  await store.guests.markSeen('g', 20);
  expect(await findOfGuest()).toEqual([]);
  expect(await findOfGuest(['g'])).toEqual(['guest g was forgotten and is there']);
  await dispose();
});

test('a link that leads to a table besides the newest is found', async () => {
  const { store, place, dispose } = await openSqlite();
  const database = new DatabaseSync(place);
  database.exec("insert into invites values ('one', 't', null, 'g', 1), ('other', 't', null, 'g', 2)");
  database.close();
  expect(await findLostVisits(store, { visits: [VISIT], forgotten: [] })).toContain('2 links lead to t');
  await dispose();
});

test('a table, its link and its end that are not kept are lost', async () => {
  const { store, dispose } = await openSqlite();
  const lost = await findLostVisits(store, { visits: [VISIT], forgotten: [] });
  expect(lost.slice(1)).toEqual([
    'gathering t is not there',
    'the link to t leads nowhere',
    'table t was ended and is not',
  ]);
  await dispose();
});
