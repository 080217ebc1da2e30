import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { replayTable, verifyStore } from '../src/index.ts';
import { openSqlite } from '../testing/sqlite.ts';
import { duesOf } from '../src/clocks/dues-of.ts';
import { openTestServer } from '../testing/test-server.ts';

const DOCUMENT = new URL('../../../docs/protocol.md', import.meta.url);
const MOST_LINES = 100;
const MUCH = { perSecond: 1000, burst: 5000 };
/** Lines after which the server is replaced. */
const SOME_LINES = 30;

interface Client {
  readonly process: ChildProcess;
  readonly said: Interface;
}

function start(file: string, args: readonly string[]): Client {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { process: child, said: createInterface({ input: child.stdout }) };
}

async function nextLine({ said }: Client): Promise<string> {
  const [line] = (await once(said, 'line')) as [string];
  return line;
}

test('two clients of a hundred lines play a whole game, and the server is replaced meanwhile', async () => {
  const code = /^```js\n([^]*?)^```$/m.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '';
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(MOST_LINES);
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-client-'));
  const file = path.join(folder, 'client.mjs');
  writeFileSync(file, code);
  const { store, dispose } = await openSqlite({ duesOf });
  const limits = { messagesPerSocket: MUCH, messagesPerAddress: MUCH };
  const first = await openTestServer({ store, limits });
  const ann = start(file, [first.url, 'Ann']);
  const [, table = ''] = (await nextLine(ann)).split(' ');
  const bob = start(file, [first.url, 'Bob', table]);
  const ended = [nextLine(ann)];
  await nextLine(bob);
  ended.push(nextLine(bob));
  while (((await store.table(table))?.seq ?? 0) < SOME_LINES) await wait(20);
  await first.dispose();
  const second = await openTestServer({ store, limits, port: first.port });
  const [one, other] = await Promise.all(ended);
  expect(one).toMatch(/^over after \d+ lines, seed [0-9a-f]{64}$/);
  expect(other).toBe(one);
  expect(await verifyStore(store, replayTable)).toMatchObject({ tables: 1, faults: [] });
  await second.dispose();
  await dispose();
  rmSync(folder, { recursive: true });
});
