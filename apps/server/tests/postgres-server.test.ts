import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { PostgresServer } from '../testing/postgres-server.ts';

/** A process that starts a server, says its address, and waits. */
const OWNER = `
  const { PostgresServer } = await import(${JSON.stringify(path.join(import.meta.dirname, '../testing/postgres-server.ts'))});
  console.log((await PostgresServer.start()).address());
  setInterval(() => {}, 1000);`;

test('a server whose owner was killed is ended by the next that starts', async () => {
  const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(owner.stdout, 'data')) as [Buffer];
  const address = said.toString().trim();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const left = new Client({ connectionString: address });
  await left.connect();
  const ended = new Promise((resolve) => left.on('error', resolve));
  const server = await PostgresServer.start();
  await ended;
  expect(existsSync(decodeURIComponent(new URL(address).hostname))).toBe(false);
  await server.dispose();
});
