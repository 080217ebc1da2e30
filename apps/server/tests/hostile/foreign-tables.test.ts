import type { NewGathering } from '@fondaco/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBothStores } from '../../testing/both-stores.ts';
import { gatherGuests } from '../../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../../testing/test-guest.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const SALT = 'ab'.repeat(32);
const HOW: NewGathering = {
  title: 'Ours',
  game: 'augsburg-1520',
  options: {},
  seats: [{ type: 'open' }, { type: 'open' }, { type: 'open' }],
  clock: { type: 'days', days: 1, vacation: 1 },
  watching: { type: 'nobody' },
  isPublic: false,
};
const BOT = { type: 'bot', name: 'Chiara', level: 'random' } as const;
/** What only those may ask who sit at a table that is being called to, or called to it. */
const BEFORE = [
  { type: 'take-seat', salt: SALT },
  { type: 'take-seat', seat: 'green', invite: 'a-token-that-was-guessed', salt: SALT },
  { type: 'leave-seat' },
  { type: 'ready', isReady: true },
  { type: 'ready', isReady: false },
  { type: 'change-gathering', change: { title: 'Mine', isPublic: true } },
  { type: 'change-seat', seat: 'blue', to: { type: 'open' } },
  { type: 'change-seat', seat: 'green', to: BOT },
  { type: 'add-seat' },
  { type: 'remove-seat', seat: 'green' },
  { type: 'make-invite' },
  { type: 'revoke-invite' },
  { type: 'dissolve' },
  { type: 'rematch' },
] as const;
/** What only those may ask who sit at a table that is played. */
const PLAYED = [
  { type: 'resign' },
  { type: 'agree-to-end', isAgreed: true },
  { type: 'agree-to-end', isAgreed: false },
  { type: 'call-stand-in', seat: 'red' },
  { type: 'come-back' },
  { type: 'vacation', isOn: true },
  { type: 'rematch' },
  { type: 'dissolve' },
  { type: 'make-invite' },
  { type: 'revoke-invite' },
  { type: 'take-seat', seat: 'red', salt: SALT },
] as const;

describeBothStores((open) => {
  let server: TestServer;
  let bob: TestGuest;
  let mallory: TestGuest;
  /** A table Ann and Bob are called to, and one they play at. */
  let called: string;
  let played: string;
  beforeAll(async () => {
    server = await openTestServer({}, open);
    const ann = await TestGuest.come(server.url, 'Ann');
    bob = await TestGuest.come(server.url, 'Bob');
    mallory = await TestGuest.come(server.url, 'Mallory');
    const { table, sockets } = await gatherGuests([ann, bob], { clock: HOW.clock });
    played = table;
    const [maker, other] = sockets as [TestSocket, TestSocket];
    const gathered = await maker.ask({ type: 'gather', how: HOW });
    called = gathered.type === 'gathered' ? gathered.table : '';
    const invited = await maker.ask({ type: 'make-invite', table: called });
    const invite = invited.type === 'invite' ? invited.token : '';
    for (const socket of [maker, other])
      expect(await socket.ask({ type: 'take-seat', table: called, invite, salt: SALT })).toMatchObject({
        type: 'done',
      });
    for (const socket of sockets) await socket.close();
  });
  afterAll(() => server.dispose());

  /** All that is stored of a table. */
  async function stored(table: string): Promise<unknown> {
    const { store } = server;
    return [
      await store.table(table),
      await store.lines(table),
      await store.gatherings.byId(table),
      await store.heldSeats.of(table),
      await store.invites.of(table),
      await store.secrets.of(table),
    ];
  }

  async function refuses(table: string, cookie: string | undefined, asked: { readonly type: string }): Promise<void> {
    const before = await stored(table);
    const socket = await TestSocket.open(server.url, cookie === undefined ? {} : { cookie });
    expect(await socket.ask({ ...asked, table })).toMatchObject({ type: 'refused' });
    await socket.close();
    expect(await stored(table)).toEqual(before);
  }

  test.each(BEFORE)('who is not called to a table cannot change it: %j', async (asked) => {
    await refuses(called, mallory.cookie, asked);
    await refuses(called, undefined, asked);
  });

  test.each(BEFORE.filter(({ type }) => !['take-seat', 'leave-seat', 'ready'].includes(type)))(
    'who sits there but did not call to it cannot do what its maker can: %j',
    (asked) => refuses(called, bob.cookie, asked),
  );

  test.each(PLAYED)('who does not sit at a table that is played cannot change it: %j', async (asked) => {
    await refuses(played, mallory.cookie, asked);
    await refuses(played, undefined, asked);
  });

  test('nobody has a part in a table by having asked for one', async () => {
    const socket = await mallory.connect();
    expect(await socket.ask({ type: 'lobby' })).toMatchObject({ type: 'lobby', mine: [] });
    await socket.close();
  });
});
