import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, readText } from '../files.ts';
import type { MutatedFile } from './sources.ts';

/** `killed`: a test failed; `endless`: the tests did not end; `survived`: they all held; `unreached`: none runs the place. */
export type MutantFate = 'killed' | 'endless' | 'survived' | 'unreached';

/** A mutant by its number, and what it is. */
export interface Mutant {
  readonly number: number;
  readonly file: string;
  readonly line: number;
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
  readonly isStatic: boolean;
  /** The same as long as its file is. */
  readonly key: string;
}

/** What became of a mutant, and under which tests. */
interface Known {
  readonly fate: MutantFate;
  readonly code: string;
}

export type Results = Record<string, Known>;

export function mutantsOf(files: readonly MutatedFile[]): Mutant[] {
  return files.flatMap(({ file, source, mutations, first }) => {
    const hash = hashOf([source]);
    const lines = source.split('\n').map((text) => text.trim());
    return mutations.map(({ start, end, replacement, line, isStatic }, i) => ({
      number: first + i,
      file,
      line,
      lineText: lines[line - 1] ?? '',
      original: source.slice(start, end),
      replacement,
      isStatic,
      key: `${file} ${hash} ${start}-${end} ${replacement}`,
    }));
  });
}

/** A fingerprint of all that decides whether a mutant is noticed: the game, its tests and the kernel. */
export function fingerprint(root: string, folder: string): string {
  const folders = [`${folder}/src`, `${folder}/tests`, 'packages/kernel/src', 'packages/kernel/testing'];
  const files = folders.flatMap((under) => filesUnder(root, under)).filter((file) => file.endsWith('.ts'));
  return hashOf(files.map((file) => readText(root, file)));
}

/** Whether a mutant is in a sample of so many of a hundred; which ones are drawn is as good as chance, and always the same. */
export function isSampled({ key }: Mutant, perCent: number): boolean {
  return (Number.parseInt(hashOf([key]), 16) / 16 ** HASH_DIGITS) * 100 < perCent;
}

const HASH_DIGITS = 12;

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/**
 * What is known already: of the same code everything; of a file that has not changed since, that its mutants were noticed. More
 * tests may notice more mutants, so those that were not are tried again.
 */
export function knownFate(results: Results, mutant: Mutant, code: string): MutantFate | undefined {
  const known = results[mutant.key];
  if (known === undefined) return undefined;
  return known.code === code || known.fate === 'killed' || known.fate === 'endless' ? known.fate : undefined;
}

const FILE = path.join('.fondaco', 'mutants.json');

export function readResults(root: string): Results {
  const file = path.join(root, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

export function writeResults(root: string, results: Results): void {
  const file = path.join(root, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(results, undefined, 1));
  renameSync(`${file}.new`, file);
}
