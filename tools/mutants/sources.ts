import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files.ts';
import { findMutations, type Mutation } from './mutations.ts';

/** A source file whose mutants are tried; its mutants are numbered from `first` on. */
export interface MutatedFile {
  readonly file: string;
  readonly source: string;
  readonly mutations: readonly Mutation[];
  readonly first: number;
}

/** What a rule is made of: who decides what, what it does, and what it is worth. What a sample must respect (`facts`) is no rule. */
const MUTATED = /^src\/(steps|turn-actions|effects)\/(?!facts\.ts).+\.ts$|^src\/(effects|scoring)\.ts$/;

/** Tests that look at something else than single rules, or would find any difference whatever it means. */
const NO_RULES =
  /\/(conformance|locales|golden|games|perft|stored-records|positions|impossible-positions|parts-file|determinize|board-text|effects)\.test\.ts$/;

/** The mutants of a game, numbered from 1 in the order of files and places. */
export function mutatedFiles(root: string, folder: string): MutatedFile[] {
  let first = 1;
  return filesUnder(root, folder)
    .filter((file) => MUTATED.test(path.posix.relative(folder, file)))
    .map((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const mutated = { file, source, mutations: findMutations(file, source), first };
      first += mutated.mutations.length;
      return mutated;
    });
}

/** The tests of a game's rules. */
export function ruleTests(root: string, folder: string): string[] {
  return filesUnder(root, `${folder}/tests`).filter((file) => file.endsWith('.test.ts') && !NO_RULES.test(file));
}
