import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../src/store/token.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { withKysely } from '../testing/with-kysely.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import type { TestedStore } from '../testing/tested-store.ts';

describeBothStores((open) => {
  let server: TestServer;
  let tested: TestedStore;
  beforeAll(async () => {
    server = await openTestServer({ limits: { guestsPerHour: 12 } }, async (options) => {
      tested = await open(options);
      return tested;
    });
  });
  afterAll(() => server.dispose());

  test('whoever reaches it as localhost is told where others in the house find it, if they may come', async () => {
    expect(await (await send('/api/me')).json()).not.toHaveProperty('home');
    const atHome = await openTestServer({ homeAddress: () => '192.168.1.7' });
    const ask = async (host: string): Promise<unknown> =>
      (await fetch(new URL('/api/me', atHome.url.replace('localhost', host)))).json();
    const home = `http://192.168.1.7:${atHome.port}`;
    expect(await ask('localhost')).toMatchObject({ home });
    expect(await ask('127.0.0.1')).toMatchObject({ home });
    const named = get({ host: '127.0.0.1', port: atHome.port, path: '/api/me', headers: { host: 'fondaco.test' } });
    const [answer] = (await once(named, 'response')) as [IncomingMessage];
    expect(await json(answer)).not.toHaveProperty('home');
    await atHome.dispose();
  });

  type PageRequest = {
    readonly method?: string;
    readonly body?: unknown;
    readonly cookie?: string;
    readonly origin?: string | undefined;
    readonly host?: string;
  };

  /** Asks the server as a page of it would, or another page, or no page. */
  function send(path: string, sent: PageRequest = {}): Promise<Response> {
    const { method = 'GET', body, cookie } = sent;
    const url = sent.host === undefined ? server.url : server.url.replace('localhost', sent.host);
    const origin = 'origin' in sent ? sent.origin : new URL(url).origin;
    return fetch(new URL(path, url), {
      method,
      headers: {
        ...(origin === undefined ? {} : { origin }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  const become = (name: string, more: PageRequest = {}): Promise<Response> =>
    send('/api/guest', { method: 'POST', body: { name }, ...more });
  const cookieOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const me = async (cookie: string): Promise<unknown> => (await send('/api/me', { cookie })).json();

  test('somebody comes, is known by their cookie, changes their name, and is forgotten', async () => {
    expect(await (await send('/api/me')).json()).toEqual({ isSecure: true, now: expect.any(Number) as unknown });
    const came = await become('Жанна 🦊');
    expect(came.status).toBe(201);
    const cookie = cookieOf(came);
    const { guest } = (await came.json()) as { guest: { id: string; name: string } };
    expect(guest.id).toMatch(/^[\w-]{22}$/);
    expect(await me(cookie)).toMatchObject({ guest: { id: guest.id, name: 'Жанна 🦊' } });
    const renamed = await become('Ann', { cookie });
    expect(renamed.headers.get('set-cookie')).toBeNull();
    expect(await renamed.json()).toEqual({ guest: { id: guest.id, name: 'Ann' } });
    const gone = await send('/api/guest', { method: 'DELETE', cookie });
    expect(gone.status).toBe(204);
    expect(gone.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970');
    expect(await me(cookie)).not.toHaveProperty('guest');
  });

  test('the cookie cannot be read by scripts nor planted by others, and only its hash is stored', async () => {
    const came = await become('Ann');
    const text = came.headers.get('set-cookie') ?? '';
    expect(text).toMatch(/^__Host-fondaco=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = cookieOf(came).split('=')[1] ?? '';
    const rows = await withKysely(tested, (db) =>
      db
        .selectFrom('guests' as never)
        .selectAll()
        .execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(hashToken(token));
  });

  test('over plain HTTP the cookie has no prefix, and the page is told so', async () => {
    const came = await become('Ann', { host: '127.0.0.1' });
    expect(came.headers.get('set-cookie')).toMatch(/^fondaco=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const asked = await send('/api/me', { host: '127.0.0.1', cookie: cookieOf(came) });
    expect(await asked.json()).toMatchObject({ guest: { name: 'Ann' }, isSecure: false });
  });

  test('a token that was not given here is nobody’s, and whoever brings one is given another', async () => {
    const planted = `__Host-fondaco=${'A'.repeat(43)}`;
    expect(await me(planted)).not.toHaveProperty('guest');
    const came = await become('Ann', { cookie: planted });
    expect(came.status).toBe(201);
    expect(cookieOf(came)).not.toBe(planted);
    for (const cookie of ['__Host-fondaco=', '__Host-fondaco=a b', `__Host-fondaco=${'x'.repeat(3000)}`])
      expect(await me(cookie)).not.toHaveProperty('guest');
    // A cookie without the prefix could have been planted from a neighbouring host.
    expect(await me(cookieOf(came).replace('__Host-', ''))).not.toHaveProperty('guest');
  });

  test.each([undefined, 'null', 'https://evil.example', 'http://localhost:1', 'https://localhost'])(
    'from the origin %s nothing is changed',
    async (origin) => {
      const cookie = cookieOf(await become('Ann'));
      for (const [method, body] of [
        ['POST', { name: 'Mallory' }],
        ['DELETE', undefined],
      ] as const) {
        const refused = await send('/api/guest', { method, origin, cookie, ...(body === undefined ? {} : { body }) });
        expect(refused.status).toBe(403);
        expect(refused.headers.get('set-cookie')).toBeNull();
      }
      expect(await me(cookie)).toMatchObject({ guest: { name: 'Ann' } });
    },
  );

  test.each([
    { name: '' },
    { name: ' Ann' },
    { name: 7 },
    { name: 'a\u0000b' },
    { name: 'x'.repeat(200) },
    {},
    [],
    'no JSON',
    { name: 'x'.repeat(5000) },
  ])('%j is no name, and the answer says nothing else', async (body) => {
    const refused = await send('/api/guest', { method: 'POST', body });
    expect([400, 413]).toContain(refused.status);
    const text = await refused.text();
    expect(text).toMatch(/^\{"error":"(bad-name|bad-request|too-large)","message":"[a-z ]+"\}$/);
  });

  test('an address has only so many new guests an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++) statuses.push((await become('Ann')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('/api/me')).status).toBe(200);
  });
});
