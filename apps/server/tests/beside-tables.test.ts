import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HeldSeat } from '@fondaco/host';
import { expect, test } from 'vitest';
import { describeBothStores } from '../testing/both-stores.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import { openSqlite } from '../testing/sqlite.ts';

const held = (table: string, seat: string, nr: number, more: Partial<HeldSeat> = {}): HeldSeat => {
  return { table, seat, nr, from: 1, holder: { type: 'person' }, at: 1, ...more };
};

const call = { id: 't', version: 0, isPublic: true, setup: { game: 'go', seats: [] }, madeBy: 'ann', madeAt: 5 };

describeBothStores((open) => {
  test('a guest is known by their token, renamed, seen and forgotten', async () => {
    const { store, dispose } = await open();
    const ann = { id: 'g-1', name: 'Ann Marie 🦊', madeAt: 10, seenAt: 10 };
    await store.guests.add(ann, 'a token');
    expect(await store.guests.byToken('a token')).toEqual(ann);
    expect(await store.guests.byToken('another')).toBeUndefined();
    await expect(store.guests.add({ ...ann, id: 'g-2' }, 'a token')).rejects.toThrow(/unique/i);
    await store.guests.rename('g-1', 'constructor');
    await store.guests.markSeen('g-1', 20);
    expect(await store.guests.byId('g-1')).toEqual({ ...ann, name: 'constructor', seenAt: 20 });
    await store.guests.remove('g-1');
    expect(await store.guests.byToken('a token')).toBeUndefined();
    await dispose();
  });

  test('one link leads to a gathering, until another is written with it, or none', async () => {
    const { store, dispose } = await open();
    const [first, blue] = [
      { table: 't', madeBy: 'g-1', madeAt: 1 },
      { table: 't', seat: 'blue', madeBy: 'g-1', madeAt: 2 },
    ];
    const elsewhere = { ...call, id: 'u', version: 0 };
    await store.gatherings.saveWithLink(elsewhere, { ...first, table: 'u', token: 'of another' });
    expect(await store.gatherings.saveWithLink(call, { ...first, token: 'link 1' })).toBe(true);
    expect(await store.invites.byToken('link 1')).toEqual(first);
    expect(await store.gatherings.saveWithLink({ ...call, version: 1 }, { ...blue, token: 'link 2' })).toBe(true);
    expect(await store.invites.byToken('link 1')).toBeUndefined();
    expect(await store.invites.of('t')).toEqual([blue]);
    expect(await store.gatherings.saveWithLink({ ...call, version: 1 }, undefined)).toBe(false);
    expect(await store.invites.byToken('link 2')).toEqual(blue);
    expect(await store.gatherings.save({ ...call, version: 2 })).toBe(true);
    expect(await store.invites.of('t')).toEqual([blue]);
    expect(await store.gatherings.saveWithLink({ ...call, version: 3 }, undefined)).toBe(true);
    expect(await store.invites.of('t')).toEqual([]);
    expect(await store.invites.of('u')).toHaveLength(1);
    expect(await store.gatherings.byId('t')).toMatchObject({ version: 4 });
    await dispose();
  });

  test('of several who change the link of a gathering at once one does, and theirs alone leads there', async () => {
    const { store, reopen, dispose } = await open();
    const stores = [store, await reopen(), await reopen()];
    for (let version = 0; version < 40; version++) {
      const tokens = stores.map((_, i) => `link ${version} of ${i}`);
      const done = await Promise.all(
        stores.map((one, i) =>
          one.gatherings.saveWithLink(
            { ...call, version },
            { table: 't', token: tokens[i] ?? '', madeBy: 'ann', madeAt: version },
          ),
        ),
      );
      expect(done.filter((isDone) => isDone)).toHaveLength(1);
      expect(await store.invites.of('t')).toHaveLength(1);
      for (const [i, token] of tokens.entries())
        expect((await store.invites.byToken(token)) !== undefined).toBe(done[i]);
    }
    await dispose();
  });

  test('a seat goes from one to the next, never to two at once; a guest has the tables where they sit now', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    expect(await store.heldSeats.hold(held('t', 'red', 1, { guest: 'ann' }))).toBe(true);
    expect(await store.heldSeats.hold(held('u', 'blue', 1, { guest: 'ann' }))).toBe(true);
    const taking = [store, other].map((one, i) => one.heldSeats.hold(held('t', 'blue', 1, { guest: `bea ${i}` })));
    expect((await Promise.all(taking)).filter((isTaken) => isTaken).length).toBe(1);
    expect(await store.heldSeats.tablesOf('ann')).toEqual(['t', 'u']);
    const bot = held('t', 'red', 2, { from: 8, holder: { type: 'bot', level: 'journeyman', temperament: 'builder' } });
    await store.heldSeats.hold(bot);
    expect(await store.heldSeats.tablesOf('ann')).toEqual(['u']);
    expect((await store.heldSeats.of('t')).at(-1)).toEqual(bot);
    await dispose();
  });

  test('who sees what was written beside the lines since is told of a conflict, and nothing of theirs is written', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const begin = (one: typeof store, name: string): Promise<{ readonly type: string }> =>
      one.append(
        madeUpRow('t', 0, { version: 0, timing: { by: name } }),
        0,
        [],
        [held('t', 'red', 1, { guest: name })],
      );
    const begun = await Promise.all([begin(store, 'ann'), begin(other, 'bea')]);
    expect(begun.map(({ type }) => type).toSorted()).toEqual(['conflict', 'stored']);
    expect((await begin(other, 'cleo')).type).toBe('conflict');
    const row = (await store.table('t')) ?? madeUpRow('t', 0);
    expect(row.version).toBe(1);
    expect(await store.heldSeats.of('t')).toMatchObject([{ guest: (row.timing as { by: string }).by }]);
    const changes = [store, other].map((one, i) =>
      one.append({ ...row, timing: i }, 0, [], [held('t', 'blue', 1, { guest: `guest ${i}` })]),
    );
    const done = await Promise.all(changes);
    expect(done.map(({ type }) => type).toSorted()).toEqual(['conflict', 'stored']);
    const winner = done.findIndex(({ type }) => type === 'stored');
    expect(await store.table('t')).toEqual({ ...row, timing: winner, version: 2 });
    expect((await store.heldSeats.of('t'))[0]).toMatchObject({ seat: 'blue', guest: `guest ${winner}` });
    await dispose();
  });

  test('of a seat given with the row only the first is written, and the due row of its key goes with it', async () => {
    const { store, dispose } = await open();
    await store.append(madeUpRow('t', 1), 0, [madeUpLine('a')]);
    const out = { table: 't', key: 'out red', kind: 'clock', seat: 'red', seq: 1, at: 1 };
    await store.due.add(out);
    const standIn = held('t', 'red', 2, { holder: { type: 'stand-in', level: 'novice' }, key: 'out red' });
    expect(await store.append(madeUpRow('t', 1), 1, [], [standIn])).toEqual({ type: 'stored' });
    expect(await store.due.of('t')).toEqual([]);
    const again = { ...standIn, nr: 3 };
    expect(await store.append(madeUpRow('t', 1, { seats: [] }), 1, [], [again])).toEqual({ type: 'conflict', seq: 1 });
    expect(await store.heldSeats.of('t')).toEqual([standIn]);
    expect((await store.table('t'))?.seats).toHaveLength(2);
    await dispose();
  });

  test('a gathering is written by whoever saw its last version; public ones are listed until their table is over', async () => {
    const { store, dispose } = await open();
    expect(await store.gatherings.save(call)).toBe(true);
    expect(await store.gatherings.save(call)).toBe(false);
    expect(await store.gatherings.save({ ...call, version: 1, setup: ['changed'] })).toBe(true);
    expect(await store.gatherings.save({ ...call, version: 1 })).toBe(false);
    await store.gatherings.save({ ...call, id: 'hidden', isPublic: false });
    await store.gatherings.save({ ...call, id: 'newer', madeAt: 6 });
    const ids = async (limit = 9, after = 0): Promise<string[]> =>
      (await store.gatherings.publicOnes(after, limit)).map(({ id }) => id);
    expect(await store.gatherings.byId('t')).toEqual({ ...call, version: 2, setup: ['changed'] });
    expect(await ids()).toEqual(['newer', 't']);
    expect(await ids(1)).toEqual(['newer']);
    expect(await ids(9, 5)).toEqual(['newer']);
    await store.append(madeUpRow('newer', 0, { playedAt: 20 }), 0, []);
    expect(await ids()).toEqual(['newer', 't']);
    expect(await ids(9, 19)).toEqual(['newer']);
    expect(await ids(9, 20)).toEqual([]);
    const versions = await store.gatherings.publicVersions(19, 9);
    expect(JSON.parse(versions)).toEqual([{ id: 'newer', version: 1, played: 1 }]);
    await store.append(madeUpRow('newer', 1, { isOver: true }), 0, [madeUpLine('a')]);
    expect(await ids()).toEqual(['t']);
    await dispose();
  });

  test('of the tables of somebody those that are played come first, however old, and what is over last', async () => {
    const { store, dispose } = await open();
    const hidden = { ...call, isPublic: false };
    for (const [madeAt, id] of ['by days', 'over', 'gathering', 'over, too', 'of others'].entries()) {
      await store.gatherings.save({ ...hidden, id, madeAt });
      if (id !== 'of others') await store.gatherings.addGuest(id, 'ann');
      if (id !== 'gathering')
        await store.append(madeUpRow(id, 1, { isOver: id.startsWith('over') }), 0, [madeUpLine('a')]);
    }
    const ids = async (limit: number): Promise<string[]> =>
      (await store.gatherings.listFor('ann', limit)).map(({ id }) => id);
    expect(await ids(9)).toEqual(['by days', 'gathering', 'over, too', 'over']);
    expect(await ids(1)).toEqual(['by days']);
    await dispose();
  });

  test('a secret that was committed to stays; all that belongs to a table goes with it', async () => {
    const { store, dispose } = await open();
    expect(await store.secrets.keep('t', 'seed', 'abc')).toBe(true);
    expect(await store.secrets.keep('t', 'seed', 'xyz')).toBe(false);
    await store.secrets.keep('t', 'salt red', '12');
    await store.secrets.keep('u', 'seed', 'other');
    expect([...(await store.secrets.of('t'))]).toEqual([
      ['salt red', '12'],
      ['seed', 'abc'],
    ]);
    await store.append(madeUpRow('t', 1), 0, [madeUpLine('a')]);
    await store.heldSeats.hold(held('t', 'red', 1, { guest: 'ann' }));
    await store.due.add({ table: 't', key: 'k', kind: 'clock', seq: 1, at: 1 });
    await store.gatherings.saveWithLink(call, { table: 't', token: 'link', madeBy: 'ann', madeAt: 1 });
    await store.remove('t');
    expect(await store.secrets.of('t')).toEqual(new Map());
    expect(await store.heldSeats.of('t')).toEqual([]);
    expect(await store.invites.of('t')).toEqual([]);
    expect(await store.due.of('t')).toEqual([]);
    expect(await store.gatherings.byId('t')).toBeUndefined();
    expect([...(await store.secrets.of('u'))]).toEqual([['seed', 'other']]);
    await dispose();
  });
});

test('no token stands in the file', async () => {
  const { store, place, dispose } = await openSqlite();
  await store.guests.add({ id: 'g-1', name: 'Ann', madeAt: 1, seenAt: 1 }, 'a-token-of-a-guest');
  await store.gatherings.saveWithLink(call, { table: 't', token: 'a-token-of-a-link', madeBy: 'g-1', madeAt: 1 });
  const bytes = ['tables.sqlite', 'tables.sqlite-wal'].map((name) =>
    readFileSync(path.join(path.dirname(place), name), 'latin1'),
  );
  expect(bytes.join('')).toContain('Ann');
  expect(bytes.join('')).not.toContain('a-token');
  await dispose();
});
