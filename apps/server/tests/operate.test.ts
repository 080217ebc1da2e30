import { expect, test } from 'vitest';
import { fastify } from 'fastify';
import { VirtualClock } from '@fondaco/host/testing';
import { loggerOf, warnerOf } from '../src/operate/log.ts';
import { startMetrics } from '../src/operate/metrics-server.ts';
import { gatherGuests } from '../testing/gather-guests.ts';
import { TestGuest, TestSocket } from '../testing/test-guest.ts';
import { openTestServer } from '../testing/test-server.ts';

const RESTARTING = 1012;

test('a server is healthy, ready, and counts what it does, without a word about anybody', async () => {
  const server = await openTestServer();
  const metrics = await startMetrics(server.meters, server.readiness, { port: 0 });
  const ann = await TestGuest.come(server.url, 'Ann');
  const { table, sockets } = await gatherGuests([ann, await TestGuest.come(server.url, 'Bob')]);
  const [socket, other] = sockets as [TestSocket, TestSocket];
  await other.close();
  await socket.ask({ type: 'sit', table, seat: 'red' });
  for (const base of [server.url, `http://localhost:${metrics.port}/`]) {
    expect((await fetch(new URL('/healthz', base))).status).toBe(200);
    expect((await fetch(new URL('/readyz', base))).status).toBe(200);
  }
  expect((await fetch(new URL('/metrics', server.url))).status).toBe(404);
  const text = await (await fetch(`http://localhost:${metrics.port}/metrics`)).text();
  expect(text).toMatch(/^fondaco_sockets 1$/m);
  expect(text).toMatch(/^fondaco_open_tables 1$/m);
  expect(text).toMatch(/^fondaco_request_seconds_count\{type="sit"\} 1$/m);
  for (const secret of [table, ann.id, 'Ann']) expect(text).not.toContain(secret);
  await socket.close();
  await metrics.close();
  await server.dispose();
});

test('a process that thinks for bots says that it runs, and serves nobody', async () => {
  const server = await openTestServer({ role: 'bots' });
  for (const path of ['/healthz', '/readyz']) expect((await fetch(new URL(path, server.url))).status).toBe(200);
  for (const path of ['/', '/api/me', '/api/socket']) expect((await fetch(new URL(path, server.url))).status).toBe(404);
  const { origin } = new URL(server.url);
  const gone = await fetch(new URL('/api/guest', origin), { method: 'POST', headers: { origin } });
  expect(gone.status).toBe(404);
  await expect(TestSocket.open(server.url)).rejects.toThrow('refused');
  await server.dispose();
});

test('a server that is to end takes nobody in, and sends everybody away little by little', async () => {
  const clock = new VirtualClock();
  const server = await openTestServer({ clock });
  const guest = await TestGuest.come(server.url, 'Ann');
  const sockets = await Promise.all(Array.from({ length: 8 }, () => guest.connect()));
  const gone: number[] = [];
  for (const { socket } of sockets)
    socket.on('close', (code) => {
      expect(code).toBe(RESTARTING);
      gone.push(clock.now());
    });
  const began = clock.now();
  const drained = server.drain();
  expect(await server.readiness.isReady()).toBe(false);
  await expect(guest.connect()).rejects.toThrow('refused');
  while (gone.length < sockets.length) await clock.run(100);
  await drained;
  expect(Math.max(...gone) - began).toBeLessThan(10_000);
  expect(new Set(gone).size).toBeGreaterThan(4);
  await server.dispose();
});

test('the log has no cookies, no words, no names and no addresses, whoever logs them', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: loggerOf({ level: 'debug', write: (line) => lines.push(line) }, new VirtualClock(5)) });
  const secret = 'hush';
  app.log.info({ cookie: secret, headers: { cookie: secret, authorization: secret }, guest: { name: secret } }, 'a');
  app.log.info(
    { request: { headers: { cookie: secret } }, words: secret, lines: [secret], one: { token: secret } },
    'b',
  );
  app.log.info({ req: { method: 'GET', url: `/?invite=${secret}`, ip: secret } }, 'c');
  const detail = `Failing row contains (${secret}).`;
  app.log.error(
    { err: Object.assign(new Error('not stored'), { code: '23502', detail, row: { words: secret } }) },
    'd',
  );
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ err: { message: 'not stored', code: '23502' } });
  expect(lines.join('')).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, time: 5, msg: 'a' });
  await app.close();
});

test('what the store and bots warn of is a line of the log like any other', async () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  for (const level of ['debug', 'warn', 'error'] as const) {
    const app = fastify({ logger: loggerOf({ level, write }, new VirtualClock(5)) });
    app.log.warn('a connection broke');
    const [its = ''] = lines.splice(0);
    warnerOf({ level, write }, new VirtualClock(5))('a connection broke');
    const [ours = ''] = lines.splice(0);
    expect(ours).toBe(its);
    expect(ours !== '').toBe(level !== 'error');
    await app.close();
  }
});

test('nothing that was said or shown is in the log of a server', async () => {
  const server = await openTestServer();
  const ann = await TestGuest.come(server.url, 'Hildegard');
  const { table, sockets } = await gatherGuests([ann, await TestGuest.come(server.url, 'Bob')]);
  const [socket, other] = sockets as [TestSocket, TestSocket];
  await other.close();
  await socket.ask({ type: 'sit', table, seat: 'red' });
  const sent = await socket.notice((notice) => notice.type === 'table');
  const [line = ''] = 'choices' in sent ? sent.choices : [];
  await socket.ask({ type: 'play', table, seat: 'red', key: 'k', seq: 0, lines: [line] });
  await fetch(new URL('/?invite=secret-token', server.url), { headers: { cookie: ann.cookie } });
  await socket.close();
  await server.dispose();
  // The first line says where the server listens.
  const log = server.log.slice(1).join('\n');
  expect(log).toContain('answered');
  for (const secret of ['Hildegard', line, 'secret-token', ann.cookie.split('=')[1] ?? '', '127.0.0.1'])
    expect(log).not.toContain(secret);
});
