/** Type-checks everything: the rules without Node and the DOM, the rest with what it runs on. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findMistyped } from './checks/type-errors.ts';

const ROOT = path.dirname(import.meta.dirname);

function compile(...options: readonly string[]): string {
  const { stdout, error } = spawnSync('tsc', options, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw error;
  return stdout;
}

const errors = [
  compile('-p', 'tsconfig.rules.json'),
  compile('-p', '.'),
  // Outside the engine, what is looked up by an index or a key may be missing.
  ...['.', 'apps/web'].map((project) =>
    findMistyped(ROOT, compile('-p', project, '--noUncheckedIndexedAccess')).join('\n'),
  ),
].filter((text) => text.trim() !== '');
console.log(errors.length === 0 ? 'types: in order' : [...new Set(errors.join('\n').split('\n'))].join('\n'));
process.exitCode = errors.length === 0 ? 0 : 1;
