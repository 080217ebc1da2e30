import type { Json } from '@fondaco/kernel';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { METHODS } from '../src/rpc/methods.ts';
import { RpcClient } from './rpc-client.ts';
import { exchangesIn, shorten } from './transcript.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/rpc.md');
/** Writes the answers anew where they have changed; read the diff. */
const IS_WRITING = process.env['FONDACO_WRITE_DOCS'] === '1';

test('the conversation in docs/rpc.md is one the program has', async () => {
  let document = readFileSync(FILE, 'utf8');
  const exchanges = exchangesIn(document);
  expect(exchanges.length).toBeGreaterThan(10);
  const rpc = new RpcClient();
  for (const { sent, answer } of exchanges) {
    const [answered, ...more] = await rpc.answersTo(sent);
    expect(more).toEqual([]);
    if (answer === undefined || answered === undefined) expect([answer, answered]).toEqual([undefined, undefined]);
    else {
      const now = JSON.stringify(shorten(JSON.parse(answered) as Json, JSON.parse(answer) as Json));
      if (IS_WRITING) document = document.replace(`< ${answer}`, () => `< ${now}`);
      else expect(now).toBe(answer);
    }
  }
  expect(await rpc.close()).toBe(0);
  if (IS_WRITING) writeFileSync(FILE, document);
});

test('docs/rpc.md has a row for every method and every code', () => {
  const document = readFileSync(FILE, 'utf8');
  for (const method of Object.keys(METHODS)) expect(document).toContain(`\n| \`${method}\` `);
  for (const code of ['−32700', '−32600', '−32601', '−32602', '−32603', ...Array.from({ length: 12 }, (_, i) => i + 1)])
    expect(document).toMatch(new RegExp(`\\n\\| ${code} +\\|`));
});
