import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseStartArguments } from '../src/start/arguments.ts';
import { dataFolder, placeOfTables } from '../src/start/data-folder.ts';
import { printInvitation } from '../src/start/home-network.ts';
import { runServer } from '../src/start/run-server.ts';

test('without a word it serves this machine at port 4200, on a file of the person who starts it', () => {
  expect(parseStartArguments([], {})).toMatchObject({ port: 4200, lan: false, role: 'both', log: 'warn' });
  expect(parseStartArguments([], {}).database).toBeUndefined();
  expect(dataFolder('linux', {}, '/home/ann')).toBe('/home/ann/.local/share/fondaco');
  expect(dataFolder('linux', { XDG_DATA_HOME: '/x' }, '/home/ann')).toBe('/x/fondaco');
  expect(dataFolder('darwin', {}, '/Users/ann')).toBe('/Users/ann/Library/Application Support/Fondaco');
  expect(placeOfTables({ FONDACO_DATA: '/data' })).toBe('/data/tables.sqlite');
  expect(placeOfTables({ DATABASE_URL: 'postgresql://db/fondaco' })).toBe('postgresql://db/fondaco');
});

test('what the environment says holds unless the command line says otherwise', () => {
  const env = {
    PORT: '5000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://a/b',
    TRUST_PROXY: '',
    METRICS_PORT: '9464',
  };
  const given = parseStartArguments(['--port', '6000', '--role', 'bots'], env);
  expect(given).toMatchObject({ port: 6000, host: '0.0.0.0', database: 'postgresql://a/b', role: 'bots' });
  expect(given).toMatchObject({ metricsPort: 9464 });
  expect(given.proxy).toBeUndefined();
});

test('a port that is taken gives way, and a house is told where to come', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-start-'));
  const said: string[] = [];
  const start = (port: string, file: string, ...more: string[]): ReturnType<typeof runServer> =>
    runServer(
      parseStartArguments(['--port', port, '--database', path.join(folder, file), ...more], {}),
      undefined,
      (text) => said.push(text),
    );
  const first = await start('0', 'a.sqlite');
  const [, taken = ''] = /localhost:(\d+)\//.exec(said[0] ?? '') ?? [];
  const second = await start(taken, 'b.sqlite', '--lan');
  const [, other = ''] = /localhost:(\d+)\//.exec(said[1] ?? '') ?? [];
  expect(other).not.toBe(taken);
  expect((await fetch(`http://127.0.0.1:${other}/api/me`)).status).toBe(200);
  expect(said).toHaveLength(3);
  // Whoever else is on this machine reads no seed of a running table.
  for (const file of ['a.sqlite', 'a.sqlite-wal', 'b.sqlite'])
    expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0);
  await Promise.all([first.close(), second.close()]);
  rmSync(folder, { recursive: true });
});

test('two on one machine that were told one port for figures say where theirs are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-figures-'));
  const said: string[] = [];
  const start = (file: string, figures: string): ReturnType<typeof runServer> =>
    runServer(
      parseStartArguments(
        ['--port', '0', '--database', path.join(folder, file), '--metrics-port', figures, '--log', 'silent'],
        {},
      ),
      undefined,
      (text) => said.push(text),
    );
  const ports = (): string[] => said.flatMap((text) => /figures are at port (\d+)/.exec(text)?.[1] ?? []);
  const first = await start('a.sqlite', '0');
  const second = await start('b.sqlite', ports()[0] ?? '');
  expect(new Set(ports()).size).toBe(2);
  for (const port of ports()) expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
  rmSync(folder, { recursive: true });
});

test('with a certificate it is reached by HTTPS alone, and the cookie is a secure one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-https-'));
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...made, ...named], { stdio: 'ignore' });
  const said: string[] = [];
  const place = ['--port', '0', '--database', path.join(folder, 'a.sqlite')];
  const given = parseStartArguments([...place, '--cert', cert, '--key', key], {});
  const server = await runServer(given, undefined, (text) => said.push(text));
  const [url = ''] = /https:\S+/.exec(said[0] ?? '') ?? [];
  const { origin } = new URL(url);
  const post = request(new URL('/api/guest', origin), {
    method: 'POST',
    ca: readFileSync(cert),
    headers: { origin, 'content-type': 'application/json' },
  });
  post.end(JSON.stringify({ name: 'Ann' }));
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-fondaco=.*Secure/);
  expect(answer.headers['strict-transport-security']).toBeDefined();
  answer.resume();
  await expect(fetch(url.replace('https', 'http'))).rejects.toThrow('fetch failed');
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the invitation has the address to type, and one to take a picture of', () => {
  const plain = printInvitation(['http://192.168.1.5:4200/'], { isEncrypted: false });
  expect(plain).toContain('http://192.168.1.5:4200/');
  expect(plain).toContain('█');
  expect(plain).toContain('--cert');
  expect(printInvitation(['https://192.168.1.5:4200/'], { isEncrypted: true })).not.toContain('--cert');
  expect(printInvitation([], { isEncrypted: false })).toBe('This machine is in no network.');
});
