import fc from 'fast-check';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { replayTable, verifyStore } from '../../src/index.ts';
import { describeBothStores } from '../../testing/both-stores.ts';
import { gatherGuests } from '../../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../../testing/test-guest.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const PLENTY = { perSecond: 1_000_000, burst: 1_000_000 };
const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;

describeBothStores((open) => {
  let server: TestServer;
  let ann: TestGuest;
  let bob: TestGuest;
  let mallory: TestGuest;
  let table: string;
  beforeAll(async () => {
    const limits = { messagesPerSocket: PLENTY, messagesPerAddress: PLENTY };
    server = await openTestServer({ limits }, open);
    ann = await TestGuest.come(server.url, 'Ann');
    bob = await TestGuest.come(server.url, 'Bob');
    mallory = await TestGuest.come(server.url, 'Mallory');
    const gathered = await gatherGuests([ann, bob]);
    ({ table } = gathered);
    for (const socket of gathered.sockets) await socket.close();
  });
  afterAll(() => server.dispose());

  /** With which status an upgrade is refused. */
  async function refusedWith(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
    const socket = new WebSocket(new URL('/api/socket', server.url.replace(/^http/, 'ws')), { headers });
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    socket.terminate();
    return response.statusCode;
  }

  test.each([{}, { origin: 'null' }, { origin: 'https://evil.example' }, { origin: 'http://localhost:1' }])(
    'no socket is opened from %j, with whatever cookie',
    async (headers) => {
      expect(await refusedWith({ ...headers, cookie: ann.cookie })).toBe(403);
    },
  );

  test('nobody looks through the eyes of a seat that is not theirs, and nobody plays for it', async () => {
    const [before] = await server.store.tables();
    for (const cookie of [mallory.cookie, bob.cookie, undefined, `__Host-fondaco=${'A'.repeat(43)}`]) {
      const socket = await TestSocket.open(server.url, cookie === undefined ? {} : { cookie });
      const refused = { type: 'refused', refusal: { code: 'not-yours' } };
      expect(await socket.ask({ type: 'sit', table, seat: 'red' })).toMatchObject(refused);
      await socket.ask({ type: 'sit', table });
      const submission = { table, seat: 'red', key: 'k', seq: 0 };
      expect(await socket.ask({ ...submission, type: 'play', lines: ['pass'] })).toMatchObject(refused);
      expect(await socket.ask({ ...submission, type: 'undo' })).toMatchObject(refused);
      for (const type of ['preview', 'series'])
        expect(await socket.ask({ type, table, seat: 'red', lines: ['pass'] })).toMatchObject(refused);
      expect(await socket.ask({ type: 'hint', table, seat: 'red' })).toMatchObject(refused);
      expect(await socket.ask({ type: 'why-not', table, seat: 'red', keys: ['verb:pass'] })).toMatchObject(refused);
      await socket.close();
    }
    expect((await server.store.tables())[0]).toEqual(before);
  });

  test('a spectator is told nothing that only a seat may know', async () => {
    const [watching, sitting] = [await TestSocket.open(server.url), await ann.connect()];
    await watching.ask({ type: 'sit', table });
    await sitting.ask({ type: 'sit', table, seat: 'red' });
    const sent = await watching.notice((notice) => notice.type === 'table');
    expect(sent).toMatchObject({ choices: [], canUndo: false });
    expect(sent).not.toHaveProperty('seat');
    const { text } = (await watching.ask({ type: 'record', table })) as unknown as { text: string };
    expect(text).not.toMatch(/^seed:/m);
    await Promise.all([watching.close(), sitting.close()]);
  });

  test('ids cannot be guessed: tables have 128 random bits, and one that is not there is like any other', async () => {
    expect(table).toMatch(/^[\w-]{22,32}$/);
    const socket = await mallory.connect();
    for (const id of ['0'.repeat(32), `${table.slice(0, -1)}x`, 'constructor', '__proto__'])
      expect(await socket.ask({ type: 'open', table: id })).toMatchObject({ refusal: { code: 'no-table' } });
    await socket.close();
  });

  test('nothing is answered before both sides have agreed on a protocol', async () => {
    const socket = await TestSocket.open(server.url, { isSilent: true, cookie: ann.cookie });
    expect(await socket.ask({ type: 'open', table })).toMatchObject({ refusal: { code: 'bad-message' } });
    expect(await socket.ask({ type: 'hello', protocol: 1 })).toMatchObject({ refusal: { code: 'old-client' } });
    expect(await socket.ask({ type: 'open', table })).toMatchObject({ refusal: { code: 'bad-message' } });
    expect(await socket.ask({ type: 'hello', protocol: 99, oldest: 1 })).toMatchObject({ type: 'welcome' });
    expect(await socket.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
    await socket.close();
  });

  test('what belongs to a private table is unknown here', async () => {
    const socket = await ann.connect();
    const requests = [
      { type: 'tables' },
      { type: 'save', table },
      { type: 'hurry', table },
      { type: 'suggest', table, seat: 'red' },
      { type: 'remove', table },
      { type: 'pace', least: 0, most: 0 },
      { type: 'hand-over', table, seat: 'blue', player: { type: 'person', name: 'Ann' } },
      { type: 'new', how: { game: 'augsburg-1520', seats: [], options: {}, seed: 'mine' } },
    ];
    for (const request of requests)
      expect(await socket.ask(request)).toMatchObject({ refusal: { code: 'bad-message' } });
    await socket.close();
  });

  test('a message that is too long ends its socket, and no other', async () => {
    const [flooding, other] = [await mallory.connect(), await ann.connect()];
    const closed = flooding.closed();
    flooding.socket.send(JSON.stringify({ id: 1, type: 'open', table: 'x'.repeat(17_000) }));
    expect(await closed).toBe(TOO_BIG);
    expect(await other.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
    await other.close();
  });

  const word = fc.oneof(fc.constantFrom('red', 'blue', 'pass', 'k', '__proto__', 'constructor'), fc.string());
  const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.integer(), word, fc.array(word, { maxLength: 5 }));
  const TYPES = ['hello', 'open', 'sit', 'play', 'undo', 'preview', 'series', 'why-not', 'look', 'history', 'record'];
  const LOBBY = ['lobby', 'gather', 'visit', 'take-seat', 'ready', 'change-seat', 'make-invite', 'resign', 'rematch'];
  const members = ['table', 'seat', 'key', 'seq', 'lines', 'keys', 'from', 'protocol', 'how', 'salt', 'invite', 'to'];
  const request = fc.record(
    {
      id: fc.oneof(fc.nat(), value),
      type: fc.oneof(fc.constantFrom(...TYPES, ...LOBBY), value),
      ...Object.fromEntries(members.map((member) => [member, value])),
    },
    { requiredKeys: [] },
  );
  const atTable = request.map((one) => ({ ...one, table }));
  const message = fc.oneof(
    fc.string(),
    fc.json(),
    request.map((one) => JSON.stringify(one)),
    atTable.map((one) => JSON.stringify(one)),
    fc.constantFrom('[', '{"id":1e999}', '{"__proto__":{}}', '['.repeat(8000), '"\\ud800"', 'null', ''),
  );

  test('whatever is sent, it is answered or refused, in order, and no table changes', async () => {
    const [before] = await server.store.tables();
    const socket = await mallory.connect();
    await socket.ask({ type: 'sit', table });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 20 }), async (texts) => {
        socket.texts.length = 0;
        for (const text of texts) socket.socket.send(text);
        expect(await socket.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
        for (const text of socket.texts) {
          expect(text).not.toMatch(/ {4}at |node:|\.ts:/);
          expect(text).not.toMatch(/"code":"failed"/);
        }
      }),
      { numRuns: 200, seed: 14 },
    );
    await socket.close();
    expect((await server.store.tables())[0]).toEqual(before);
    expect(await verifyStore(server.store, replayTable)).toMatchObject({ faults: [] });
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('bytes instead of text are refused, too', async () => {
    const socket = await mallory.connect();
    socket.socket.send(Buffer.from([0xff, 0x00, 0x7b]));
    expect(await socket.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
    expect(socket.texts.some((text) => text.includes('"re":-1,"type":"refused"'))).toBe(true);
    await socket.close();
  });

  test('whoever sends without end is refused, then cut off; nobody else notices', async () => {
    const small = await openTestServer({ limits: { messagesPerSocket: { perSecond: 1, burst: 10 } } }, open);
    const [flood, calm] = await Promise.all([TestGuest.come(small.url, 'Flood'), TestGuest.come(small.url, 'Calm')]);
    const [flooding, other] = [await flood.connect(), await calm.connect()];
    const closed = flooding.closed();
    for (let i = 0; i < 300; i++) flooding.socket.send(JSON.stringify({ id: 1000 + i, type: 'open', table: 'none' }));
    expect(await closed).toBe(POLICY_VIOLATION);
    expect(flooding.texts.filter((text) => text.includes('too-many')).length).toBeGreaterThan(50);
    expect(await other.ask({ type: 'open', table: 'none' })).toMatchObject({ refusal: { code: 'no-table' } });
    await other.close();
    await small.dispose();
  });

  test('an address and a guest have only so many sockets; one that is closed makes room', async () => {
    const small = await openTestServer({ limits: { socketsPerAddress: 5, socketsPerGuest: 3 } }, open);
    const guest = await TestGuest.come(small.url, 'Ann');
    const sockets = [await guest.connect(), await guest.connect(), await guest.connect()];
    const refuses = async (cookie: string | undefined): Promise<boolean> => {
      const opening = TestSocket.open(small.url, cookie === undefined ? {} : { cookie });
      return opening.then(
        (socket) => void sockets.push(socket),
        () => true,
      ) as Promise<boolean>;
    };
    expect(await refuses(guest.cookie)).toBe(true);
    expect(await refuses(undefined)).toBeUndefined();
    expect(await refuses(undefined)).toBeUndefined();
    expect(await refuses(undefined)).toBe(true);
    await sockets[0]?.close();
    expect(await refuses(guest.cookie)).toBeUndefined();
    for (const socket of sockets) await socket.close();
    await small.dispose();
  });
});
