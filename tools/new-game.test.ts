import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { conformance, printViolations } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { findViolations } from './checks/import-directions.ts';
import { readLedgers } from './checks/ledger.ts';
import { madeUpTree } from './made-up-tree.ts';
import { clausesFor, copySkeleton } from './new-game/copy-skeleton.ts';
import { newGame } from './new-game/skeleton/src/index.ts';

const ROOT = path.dirname(import.meta.dirname);

function emptyTree(): string {
  return madeUpTree({
    'package.json': ['{ "name": "fondaco", "type": "module", "devDependencies": { "vitest": "5.1.0" } }'],
    'packages/kernel/package.json': ['{ "name": "@fondaco/kernel" }'],
  });
}

test('the skeleton is a game that keeps its contract', () => {
  const report = conformance(newGame, { seats: 3, games: 20, seed: 1 });
  expect(printViolations(report)).toBe('');
});

test('a new game has its own names everywhere, and its imports and clauses are in order', () => {
  const root = emptyTree();
  const copied = copySkeleton(root, 'tiny-towns');
  if (!copied.ok) throw new Error(copied.why);
  expect(copied.files).toContain('packages/tiny-towns/tests/conformance.test.ts');
  const texts = copied.files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(texts).toContain('export const tinyTowns: Game<TinyTownsState>');
  expect(texts).not.toMatch(/[Nn]ew-?[Gg]ame|\bNEW\b/);
  expect(findViolations(root)).toEqual([]);
  expect(readLedgers(root)).toMatchObject([{ game: 'tiny-towns', clauses: 4, cited: 4, tested: 4, problems: [] }]);
});

test('its tests run, and one of them fails and says what remains', () => {
  const root = emptyTree();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  expect(copySkeleton(root, 'go').ok).toBe(true);
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [vitest, 'run', '--root', root, '--no-color'], {
    cwd: root,
    encoding: 'utf8',
  });
  const output = `${stdout}\n${stderr}`;
  expect(status).toBe(1);
  expect(output).toContain('RULES.md: every rule as a numbered clause');
  expect(output).toMatch(/1 failed \| 6 passed/);
});

test.each(['', 'Go', 'go_fish', '-go', 'kernel', '../go'])('"%s" is refused as an id', (id) => {
  expect(copySkeleton(emptyTree(), id)).toMatchObject({ ok: false });
});

test('a game that is there already is left alone', () => {
  const root = emptyTree();
  expect(copySkeleton(root, 'go').ok).toBe(true);
  expect(copySkeleton(root, 'go')).toEqual({ ok: false, why: 'packages/go is there already' });
});

test.each([
  ['de-vulgari-eloquentia', 'DVE'],
  ['augsburg-1520', 'AUG'],
  ['go', 'GO'],
])('the clauses of %s begin with %s', (id, clauses) => {
  expect(clausesFor(id)).toBe(clauses);
});
