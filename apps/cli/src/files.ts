import type { Json } from '@fondaco/kernel';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { done, wrong, type Attempt } from './attempt.ts';

const MOST_BYTES = 8_000_000;

export function readText(file: string): Attempt<string> {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) return wrong(`${file} has ${size} bytes; at most ${MOST_BYTES} are read`);
    return done(readFileSync(file, 'utf8'));
  } catch (error) {
    return wrong(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

export function readJson(file: string): Attempt<Json> {
  const text = readText(file);
  if (!text.ok) return text;
  try {
    return done(JSON.parse(text.value) as Json);
  } catch (error) {
    return wrong(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes a file so that a crash at any instant leaves the old one or the new one, whole. */
export function writeDurably(file: string, text: string): Attempt<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const descriptor = openSync(temporary, 'w');
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
    syncFolder(path.dirname(file));
    return done(undefined);
  } catch (error) {
    rmSync(temporary, { force: true });
    return wrong(`cannot write ${file}: ${reasonOf(error)}`);
  }
}

/** Makes the renaming last. Windows cannot open folders, and needs no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
