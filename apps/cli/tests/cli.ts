import { itemAt } from '@fondaco/kernel';
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
const MANY = path.resolve(import.meta.dirname, 'many.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line to its end. */
export function run(args: readonly string[], how: { readonly cwd?: string; readonly input?: string } = {}): Ran {
  const ran = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: how.cwd ?? os.tmpdir(),
    input: how.input ?? '',
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** Runs several command lines that wait for no input, one after the other. */
export function runMany(lines: readonly (readonly string[])[], cwd: string = os.tmpdir()): Ran[] {
  const ran = spawnSync(process.execPath, [MANY, JSON.stringify(lines)], { cwd, input: '', encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(ran.stderr);
  const END = /\n\{"code":(\d+)\}\n/;
  const [outs, errs] = [ran.stdout.split(END), ran.stderr.split(END)];
  return lines.map((_, i) => ({
    code: Number(itemAt(outs, i * 2 + 1)),
    out: itemAt(outs, i * 2),
    err: itemAt(errs, i * 2),
  }));
}

/** Expects each command line to be refused with a sentence that contains these words, and no trace of the program's inside. */
export function expectRefusals(refusals: readonly (readonly [readonly string[], string])[], cwd: string): void {
  const ran = runMany(
    refusals.map(([args]) => args),
    cwd,
  );
  refusals.forEach(([args, words], i) => {
    const { code, err } = itemAt(ran, i);
    expect([args, code, err]).toEqual([args, 2, expect.stringContaining(words)]);
    expect(err).not.toMatch(/\n\s+at /);
  });
}

/** Starts the command line and leaves its pipes open. */
export function start(args: readonly string[], cwd: string = os.tmpdir()): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [MAIN, ...args], { cwd });
}

/** A folder of its own for a test. */
export function newFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fondaco-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
