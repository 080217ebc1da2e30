import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const PROXY = '127.0.0.1';
const ORIGIN = 'https://play.example';
/** What a proxy passes on of somebody who came to it by HTTPS. */
const PASSED = { host: 'play.example', 'x-forwarded-proto': 'https', origin: ORIGIN };

interface Passed {
  readonly status: number | undefined;
  readonly cookie: string | undefined;
}

/** Somebody becomes a guest through a proxy on this machine. */
async function become({ port }: TestServer, from: string, headers: Readonly<Record<string, string>>): Promise<Passed> {
  const post = request({
    host: PROXY,
    port,
    path: '/api/guest',
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from, 'content-type': 'application/json' },
  });
  post.end(JSON.stringify({ name: 'Ann' }));
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  await text(answer);
  return { status: answer.statusCode, cookie: answer.headers['set-cookie']?.[0] };
}

test('behind a proxy that is trusted its word says where somebody comes from, and the page is a secure one', async () => {
  const server = await openTestServer({ trustProxy: PROXY, limits: { guestsPerHour: 1 } });
  const ann = await become(server, '203.0.113.5', PASSED);
  expect(ann.status).toBe(201);
  expect(ann.cookie).toMatch(/^__Host-fondaco=.*Secure/);
  expect((await become(server, '203.0.113.6', PASSED)).status).toBe(201);
  // Whatever somebody claims to the proxy stands before the address it adds itself.
  expect((await become(server, '198.51.100.7, 203.0.113.5', PASSED)).status).toBe(429);
  expect((await become(server, '2001:db8::1', PASSED)).status).toBe(201);
  expect((await become(server, '2001:db8::2', PASSED)).status).toBe(429);
  for (const origin of ['https://evil.example', 'http://play.example'])
    expect((await become(server, '203.0.113.8', { ...PASSED, origin })).status).toBe(403);
  const socket = new WebSocket(`ws://${PROXY}:${server.port}/api/socket`, {
    headers: { ...PASSED, cookie: ann.cookie?.split(';')[0] ?? '' },
  });
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
  await server.dispose();
});

test('of a proxy that is not trusted nothing is believed', async () => {
  for (const trusted of [{}, { trustProxy: '10.0.0.1' }]) {
    const server = await openTestServer({ ...trusted, limits: { guestsPerHour: 1 } });
    expect((await become(server, '203.0.113.5', PASSED)).status).toBe(403);
    const plain = { ...PASSED, origin: 'http://play.example' };
    const came = await become(server, '203.0.113.5', plain);
    expect(came.status).toBe(201);
    expect(came.cookie).toMatch(/^fondaco=/);
    expect((await become(server, '203.0.113.6', plain)).status).toBe(429);
    await server.dispose();
  }
});
