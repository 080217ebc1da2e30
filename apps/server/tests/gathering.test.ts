import { verifySeed } from '@fondaco/kernel';
import type { GatheringInfo, LobbyReply, NewGathering } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import type { ServerStore } from '../src/store/server-store.ts';
import { LobbyVisitor } from '../src/tables/lobby-visitor.ts';
import { settleTable } from '../src/tables/settle-table.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { comeIn, saltOf, startProcess, type TestedGuest, type TestedProcess } from '../testing/lobby.ts';

const HOW: NewGathering = {
  title: 'Thursday in Gubbio',
  game: 'de-vulgari-eloquentia',
  options: {},
  seats: [{ type: 'open' }, { type: 'open' }, { type: 'bot', name: 'Dante', level: 'novice' }],
  clock: { type: 'none' },
  watching: { type: 'nobody' },
  isPublic: false,
};
const DONE: LobbyReply = { type: 'done' };
const refusedBy = (code: string): object => ({ type: 'refused', refusal: { code } });

async function gather(guest: TestedGuest, more: Partial<NewGathering> = {}): Promise<string> {
  const table = await call(guest, more);
  expect(await sit(guest, table)).toEqual(DONE);
  return table;
}

/** Calls to a table, without sitting down there. */
async function call(guest: TestedGuest, more: Partial<NewGathering> = {}): Promise<string> {
  const reply = await guest.ask({ type: 'gather', how: { ...HOW, ...more } });
  if (reply.type !== 'gathered') throw new Error(JSON.stringify(reply));
  return reply.table;
}

async function look(guest: TestedGuest, table: string): Promise<GatheringInfo> {
  const reply = await guest.ask({ type: 'visit', table });
  if (reply.type !== 'gathering') throw new Error(JSON.stringify(reply));
  return reply;
}

const sit = (guest: TestedGuest, table: string, more: { seat?: string; invite?: string } = {}): Promise<LobbyReply> =>
  guest.ask({ type: 'take-seat', table, salt: saltOf(guest.guest.name), ...more });

const ready = (guest: TestedGuest, table: string): Promise<LobbyReply> =>
  guest.ask({ type: 'ready', table, isReady: true });

async function invite(guest: TestedGuest, table: string): Promise<string> {
  const reply = await guest.ask({ type: 'make-invite', table });
  if (reply.type !== 'invite') throw new Error(JSON.stringify(reply));
  return reply.token;
}

/** Two processes on one store, and three people: two at the first, one at the second. */
async function two(
  open: Parameters<Parameters<typeof describeBothStores>[0]>[0],
): Promise<
  { p1: TestedProcess; p2: TestedProcess; end: () => Promise<void> } & Record<'ann' | 'bob' | 'cleo', TestedGuest>
> {
  const { store, reopen, dispose } = await open();
  const p1 = await startProcess(store);
  const p2 = await startProcess(await reopen(), { name: 'p-2', seed: 2 });
  const [ann, bob, cleo] = [await comeIn(p1, 'Ann'), await comeIn(p2, 'Bob'), await comeIn(p1, 'Cleo')];
  const end = async (): Promise<void> => {
    for (const { close } of [p1, p2]) close();
    await dispose();
  };
  return { p1, p2, ann, bob, cleo, end };
}

describeBothStores((open) => {
  test('people gather by a link from several processes, and the table begins when all are ready', async () => {
    const { p1, p2, ann, bob, cleo, end } = await two(open);
    const table = await gather(ann);
    expect(await look(ann, table)).toMatchObject({ phase: 'gathering', isMaker: true, canSit: false, maker: 'Ann' });
    expect(await bob.ask({ type: 'visit', table })).toMatchObject(refusedBy('not-invited'));
    expect(await sit(bob, table)).toMatchObject(refusedBy('not-invited'));
    const token = await invite(ann, table);
    expect(await bob.ask({ type: 'visit', table, invite: token })).toMatchObject({ type: 'gathering', canSit: true });
    expect(await sit(bob, table, { invite: token, seat: 'green' })).toMatchObject(refusedBy('no-seat'));
    expect(await sit(bob, table, { invite: token })).toEqual(DONE);
    const newer = await invite(ann, table);
    expect(await sit(cleo, table, { invite: token })).toMatchObject(refusedBy('not-invited'));
    expect(await sit(cleo, table, { invite: newer })).toMatchObject(refusedBy('no-seat'));
    expect(await ready(ann, table)).toEqual(DONE);
    expect(await p1.services.store.table(table)).toBeUndefined();
    expect(await ready(bob, table)).toEqual(DONE);
    const info = await look(ann, table);
    expect(info).toMatchObject({ phase: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob' }, { type: 'bot' }] });
    expect(await p2.services.store.heldSeats.of(table)).toMatchObject([
      { seat: 'blue', guest: 'guest-Bob', nr: 1 },
      { seat: 'green', holder: { type: 'bot' } },
      { seat: 'red', guest: 'guest-Ann' },
    ]);
    expect(await p1.services.store.due.of(table)).toEqual([]);
    expect(await sit(cleo, table, { invite: newer })).toMatchObject(refusedBy('no-seat'));
    expect(await ann.ask({ type: 'leave-seat', table })).toMatchObject(refusedBy('begun'));
    await end();
  });

  test('the seed is made of the sealed secret and the salts, and the finished record proves it', async () => {
    const { p1, ann, end } = await two(open);
    const table = await gather(ann, { seats: [{ type: 'open' }, { type: 'bot', name: 'Dante', level: 'random' }] });
    const { seal } = await look(ann, table);
    await ready(ann, table);
    const opened = await p1.services.host.open(table);
    if (!opened.ok) throw new Error(opened.error.message);
    const running = opened.value.table.recordFor(0).header;
    expect([running.seed, running.others]).toEqual([undefined, []]);
    await ann.ask({ type: 'agree-to-end', table, isAgreed: true });
    expect(opened.value.table.header.ended).toEqual({ type: 'agreed' });
    const record = opened.value.table.recordFor(undefined);
    const noted = { seal: seal ?? '', seat: 'red', salt: saltOf('Ann') };
    expect(verifySeed(record, noted)).toBe('fair');
    expect(verifySeed(record, { ...noted, salt: saltOf('Eve') })).toBe('other-salt');
    await end();
  });

  test('whoever calls sees the seal before they add to chance; until then a seat is kept for them', async () => {
    const { p1, ann, bob, end } = await two(open);
    const seats = [{ type: 'open' }, { type: 'bot', name: 'Dante', level: 'random' }] as const;
    const table = await call(ann, { seats, isPublic: true });
    const { seal, seats: before } = await look(ann, table);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(before).toMatchObject([{ type: 'kept', name: 'Ann', isYou: true }, { type: 'bot' }]);
    expect([...(await p1.services.store.secrets.of(table)).keys()]).toEqual(['secret']);
    expect(await sit(bob, table)).toMatchObject(refusedBy('no-seat'));
    expect(await sit(ann, table)).toEqual(DONE);
    expect(await look(ann, table)).toMatchObject({ seal, seats: [{ type: 'person', isYou: true }, {}] });
    const named = { ...HOW, seats: [{ type: 'open' }, { type: 'bot', name: 'ann', level: 'random' }] } as const;
    expect(await ann.ask({ type: 'gather', how: named })).toMatchObject(refusedBy('name-taken'));
    const full = { ...HOW, seats: [{ type: 'bot', name: 'Eva', level: 'random' }, seats[1]] } as const;
    expect(await ann.ask({ type: 'gather', how: full })).toMatchObject(refusedBy('no-seat'));
    await end();
  });

  test('of two who take the last seat at once one has it; names are unique', async () => {
    const { ann, bob, cleo, end } = await two(open);
    const table = await gather(ann, { isPublic: true });
    const taken = await Promise.all([sit(bob, table), sit(cleo, table)]);
    expect(taken.map(({ type }) => type).toSorted()).toEqual(['done', 'refused']);
    const loser = taken[0]?.type === 'done' ? cleo : bob;
    await ann.ask({ type: 'add-seat', table });
    const named = (name: string): Promise<LobbyReply> =>
      loser.ask({ type: 'take-seat', table, salt: saltOf('x'), name });
    expect(await named('ANN')).toMatchObject(refusedBy('name-taken'));
    expect(await named('Dante')).toMatchObject(refusedBy('name-taken'));
    expect(await named('Anna')).toEqual(DONE);
    await end();
  });

  test('whoever came by a link and was sent away needs one that holds to sit down again', async () => {
    const { ann, bob, end } = await two(open);
    const table = await gather(ann);
    expect(await sit(bob, table, { invite: await invite(ann, table) })).toEqual(DONE);
    expect(await ann.ask({ type: 'change-seat', table, seat: 'blue', to: { type: 'open' } })).toEqual(DONE);
    expect(await look(bob, table)).toMatchObject({ isInvited: true, canSit: true });
    const isTold = bob.receive('gathering');
    const newer = await invite(ann, table);
    expect(await isTold).toMatchObject({ hasInvite: true, isInvited: false, canSit: false });
    expect(await sit(bob, table)).toMatchObject(refusedBy('not-invited'));
    expect(await bob.ask({ type: 'visit', table })).toMatchObject(refusedBy('not-invited'));
    expect(await sit(bob, table, { invite: newer })).toEqual(DONE);
    await end();
  });

  test('whoever makes a link has it where they made it; elsewhere they are told that the one they had is gone', async () => {
    const { p1, p2, ann, end } = await two(open);
    const table = await gather(ann);
    const first = await invite(ann, table);
    const [sameProcess, elsewhere] = [await comeIn(p1, 'Ann'), await comeIn(p2, 'Ann')];
    for (const one of [ann, sameProcess, elsewhere])
      expect(await one.ask({ type: 'visit', table, invite: first })).toMatchObject({ isMaker: true, isInvited: true });
    const told = [sameProcess, elsewhere].map((one) => one.receive('gathering'));
    const newer = await invite(ann, table);
    for (const one of await Promise.all(told)) expect(one).toMatchObject({ hasInvite: true, isInvited: false });
    expect(await ann.ask({ type: 'visit', table })).toMatchObject({ isInvited: true });
    expect(await elsewhere.ask({ type: 'visit', table, invite: newer })).toMatchObject({ isInvited: true });
    await ann.ask({ type: 'revoke-invite', table });
    expect(await ann.receive('gathering')).toMatchObject({ hasInvite: false, isInvited: false });
    await end();
  });

  test('of links that are changed in two processes at once one leads to the table', async () => {
    const { p1, p2, ann, end } = await two(open);
    const table = await gather(ann);
    const elsewhere = await comeIn(p2, 'Ann');
    const { invites } = p1.services.store;
    for (let round = 0; round < 10; round++) {
      const tokens = await Promise.all([ann, elsewhere].map((one) => invite(one, table)));
      const leading = await Promise.all(tokens.map((token) => invites.byToken(token)));
      expect(leading.filter((one) => one?.table === table)).toHaveLength(1);
      expect(await invites.of(table)).toHaveLength(1);
    }
    const last = await Promise.all([invite(ann, table), elsewhere.ask({ type: 'revoke-invite', table })]);
    const { hasInvite } = await look(ann, table);
    expect((await invites.byToken(last[0])) !== undefined).toBe(hasInvite);
    await end();
  });

  test('a link that is revoked while somebody sits down by it leads nowhere', async () => {
    const { store, reopen, dispose } = await open();
    const p1 = await startProcess(store);
    const ann = await comeIn(p1, 'Ann');
    const table = await gather(ann);
    const token = await invite(ann, table);
    let isHeld = true;
    const revoke = async (): Promise<void> => {
      if (isHeld) expect(await ann.ask({ type: 'revoke-invite', table })).toEqual(DONE);
      isHeld = false;
    };
    const p2 = await startProcess(beforeSaving(await reopen(), revoke), { name: 'p-2', seed: 2 });
    const bob = await comeIn(p2, 'Bob');
    expect(await bob.ask({ type: 'visit', table, invite: token })).toMatchObject({ canSit: true });
    expect(await sit(bob, table)).toMatchObject(refusedBy('not-invited'));
    expect((await look(ann, table)).seats[1]).toEqual({ seat: 'blue', type: 'open' });
    for (const { close } of [p1, p2]) close();
    await dispose();
  });

  test('a change asks everybody to be ready again; only whoever called may make one, and only before', async () => {
    const { ann, bob, end } = await two(open);
    const table = await gather(ann, { isPublic: true });
    await sit(bob, table);
    await ready(bob, table);
    expect(await bob.ask({ type: 'add-seat', table })).toMatchObject(refusedBy('not-yours'));
    const clock = { type: 'fischer', start: 600, more: 10 } as const;
    expect(await ann.ask({ type: 'change-gathering', table, change: { clock } })).toEqual(DONE);
    expect(await look(ann, table)).toMatchObject({ clock, unreadiedBy: 'clock', seats: [{}, { isReady: false }, {}] });
    const wrong = { options: { 'no-such': 'option' } };
    expect(await ann.ask({ type: 'change-gathering', table, change: wrong })).toMatchObject(refusedBy('bad-setup'));
    const bot = { type: 'bot', name: 'Eva', level: 'nobody' } as const;
    expect(await ann.ask({ type: 'change-seat', table, seat: 'blue', to: bot })).toMatchObject(refusedBy('bad-setup'));
    expect(await ann.ask({ type: 'change-seat', table, seat: 'blue', to: { type: 'open' } })).toEqual(DONE);
    expect(await bob.ask({ type: 'ready', table, isReady: true })).toMatchObject(refusedBy('not-yours'));
    for (let count = 3; count > 2; count--)
      expect(await ann.ask({ type: 'remove-seat', table, seat: 'blue' })).toEqual(DONE);
    expect(await ann.ask({ type: 'remove-seat', table, seat: 'blue' })).toMatchObject(refusedBy('bad-setup'));
    expect(await ann.ask({ type: 'dissolve', table })).toEqual(DONE);
    expect(await sit(bob, table)).toMatchObject(refusedBy('begun'));
    await end();
  });

  test('lists show what somebody may care about, and tell of changes elsewhere', async () => {
    const { p2, ann, bob, end } = await two(open);
    const hidden = await gather(ann);
    const table = await gather(ann, { isPublic: true, title: 'Open to all' });
    const lists = await bob.ask({ type: 'lobby' });
    expect(lists).toMatchObject({ type: 'lobby', mine: [], open: [{ table, title: 'Open to all' }], watched: [] });
    await sit(bob, table);
    await p2.clock.run(500);
    expect(await bob.receive('lobby')).toMatchObject({ mine: [{ table, you: 'blue' }], open: [] });
    const elsewhere = await gather(ann, { isPublic: true, title: 'Later' });
    const received = bob.receive('lobby');
    await p2.clock.run(2500);
    expect(await received).toMatchObject({ open: [{ table: elsewhere }] });
    const anns = await ann.ask({ type: 'lobby' });
    expect(anns.type === 'lobby' ? anns.mine.map((one) => one.table).toSorted() : []).toEqual(
      [hidden, table, elsewhere].toSorted(),
    );
    await end();
  });

  test('a table that anybody may come to is in the list for a month in which nothing happens there', async () => {
    const { p1, ann, cleo, end } = await two(open);
    const day = 86_400_000;
    const forgotten = await gather(ann, { isPublic: true });
    const openOnes = async (): Promise<unknown> => {
      const lists = await cleo.ask({ type: 'lobby' });
      return lists.type === 'lobby' ? lists.open.map(({ table }) => table) : lists;
    };
    p1.close();
    await p1.clock.run(29 * day);
    const newer = await gather(ann, { isPublic: true });
    expect(await openOnes()).toEqual([newer, forgotten]);
    await p1.clock.run(2 * day);
    expect(await openOnes()).toEqual([newer]);
    const mine = await ann.ask({ type: 'lobby' });
    expect(mine.type === 'lobby' ? mine.mine.map(({ table }) => table) : []).toEqual([newer, forgotten]);
    await end();
  });

  test('somebody calls to at most ten tables at a time; without a name they look and do nothing else', async () => {
    const { p1, ann, end } = await two(open);
    for (let i = 0; i < 10; i++) await gather(ann);
    expect(await ann.ask({ type: 'gather', how: HOW })).toMatchObject(refusedBy('too-many-tables'));
    const nobody = new LobbyVisitor(p1.lobby, undefined, () => undefined);
    expect(await nobody.answer({ id: 1, type: 'lobby' })).toMatchObject({ type: 'lobby', mine: [] });
    expect(await nobody.answer({ id: 2, type: 'rematch', table: 'x' })).toMatchObject(refusedBy('no-guest'));
    await end();
  });

  test('a table whose process died at any step of its beginning is begun once by another', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const p2 = await startProcess(other, { name: 'p-2', seed: 2 });
    for (const step of ['gatherings.save', 'append', 'last save'] as const) {
      const p1 = await startProcess(dyingStore(store, step), { seed: step.length });
      const ann = await comeIn(p1, 'Ann');
      const table = await gather(ann, { seats: [{ type: 'open' }, { type: 'bot', name: 'Dante', level: 'random' }] });
      await expect(ready(ann, table)).rejects.toThrow('the process died');
      p1.close();
      if (step !== 'gatherings.save') expect(await store.due.of(table)).toMatchObject([{ kind: 'settle' }]);
      expect(await settleTable(p2.services, table)).toEqual({ ok: true, value: undefined });
      const again = await comeIn(p2, 'Ann');
      if (step === 'gatherings.save') expect(await ready(again, table)).toEqual(DONE);
      expect(await look(again, table)).toMatchObject({ phase: 'playing' });
      expect(await other.heldSeats.of(table)).toHaveLength(2);
      expect((await other.due.of(table)).filter(({ kind }) => kind === 'settle')).toEqual([]);
    }
    p2.close();
    await dispose();
  });

  test('a table whose beginning was cut short ends when everybody there wishes it', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const p1 = await startProcess(dyingStore(store, 'last save'), { seed: 1 });
    const p2 = await startProcess(other, { name: 'p-2', seed: 2 });
    const ann = await comeIn(p1, 'Ann');
    const table = await gather(ann, { seats: [{ type: 'open' }, { type: 'bot', name: 'Dante', level: 'random' }] });
    await expect(ready(ann, table)).rejects.toThrow('the process died');
    p1.close();
    const again = await comeIn(p2, 'Ann');
    expect(await again.ask({ type: 'agree-to-end', table, isAgreed: true })).toEqual(DONE);
    expect(await other.table(table)).toMatchObject({ isOver: true });
    p2.close();
    await dispose();
  });
});

/** The same object with one member replaced. */
function replacing<T extends object>(target: T, replaced: PropertyKey, by: unknown): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (name === replaced) return by;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}

/** A store that something is done to before each gathering is saved. */
function beforeSaving(store: ServerStore, act: (setup: { readonly phase: string }) => Promise<unknown>): ServerStore {
  const { gatherings } = store;
  const save: typeof gatherings.save = async (gathering) => {
    await act(gathering.setup as { phase: string });
    return gatherings.save(gathering);
  };
  return replacing(store, 'gatherings', replacing(gatherings, 'save', save));
}

/** A store whose process dies at a step of `ready`, before it is done. */
function dyingStore(store: ServerStore, step: string): ServerStore {
  const die = (): Promise<never> => Promise.reject(new Error('the process died'));
  let isReady = false;
  let saves = 0;
  const saving = beforeSaving(store, async ({ phase }) => {
    isReady = phase === 'starting' || isReady;
    if (!isReady) return;
    saves++;
    if ((step === 'gatherings.save' && saves === 1) || (step === 'last save' && saves === 2)) await die();
  });
  return step === 'append' ? replacing(saving, 'append', die) : saving;
}
