import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTable } from '@fondaco/host';
import { testServices } from '@fondaco/host/testing';
import { openStore } from '@fondaco/server';
import { expect, test } from 'vitest';
import { run } from './cli.ts';

test('the tables of a server are verified, backed up and restored elsewhere', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-cli-'));
  const [place, backup, copy] = ['tables.sqlite', 'backup.jsonl', 'copy.sqlite'].map((name) => path.join(folder, name));
  if (place === undefined || backup === undefined || copy === undefined) throw new Error('no place');
  const store = await openStore(place);
  const seats = ['Ann', 'Bob'].map((name) => ({ type: 'person', name }) as const);
  const made = await createTable(testServices({ store }), { game: 'augsburg-1520', seats, options: {}, seed: 'a' });
  expect(made.ok).toBe(true);
  await store.close();
  expect(run(['verify', '--store', place])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 tables, .* 0 wrong\n$/),
  });
  expect(run(['backup', backup, '--store', place])).toMatchObject({ code: 0, err: '' });
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(run(['restore', backup, '--store', copy])).toMatchObject({ code: 0, err: '' });
  expect(run(['verify', '--store', copy])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 tables, .* 0 wrong\n$/),
  });
  expect(run(['restore', backup, '--store', copy])).toMatchObject({
    code: 2,
    err: expect.stringContaining('not empty'),
  });
  const compacted = path.join(folder, 'compacted.sqlite');
  expect(run(['backup', compacted, '--store', place, '--compacted'])).toMatchObject({ code: 0, err: '' });
  expect(run(['verify', '--store', compacted])).toMatchObject({ code: 0, out: expect.stringMatching(/^1 tables, /) });
  const elsewhere = ['--store', 'postgresql://localhost/none', '--compacted'];
  expect(run(['backup', `${compacted}-2`, ...elsewhere])).toMatchObject({
    code: 2,
    err: expect.stringContaining('SQLite'),
  });
  expect(run(['verify', '--store', path.join(folder, 'none')])).toMatchObject({ code: 2 });
  expect(run(['verify'])).toMatchObject({ code: 2, err: expect.stringContaining('--store') });
  rmSync(folder, { recursive: true });
});
