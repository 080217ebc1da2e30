import { expect, test } from 'vitest';
import { madeUpTree } from '../made-up-tree.ts';
import { findMistyped } from './type-errors.ts';

const FILES = {
  'packages/kernel/package.json': ['{ "name": "@fondaco/kernel" }'],
  'packages/chess/package.json': ['{ "name": "@fondaco/chess", "fondaco": { "clauses": "CHE" } }'],
  'packages/protocol/package.json': ['{ "name": "@fondaco/protocol" }'],
};
const PRINTED = [
  "packages/kernel/src/rng.ts(3,5): error TS2532: Object is possibly 'undefined'.",
  "packages/chess/src/steps/move.ts(3,5): error TS2532: Object is possibly 'undefined'.",
  "packages/protocol/src/parse.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.",
  "  Type 'C' is not assignable to type 'D'.",
  "apps/cli/src/main.ts(1,1): error TS2532: Object is possibly 'undefined'.",
].join('\n');

test('errors of the kernel and the games are left out, those of others are kept whole', () => {
  expect(findMistyped(madeUpTree(FILES), PRINTED)).toEqual([
    [
      "packages/protocol/src/parse.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.",
      "  Type 'C' is not assignable to type 'D'.",
    ].join('\n'),
    "apps/cli/src/main.ts(1,1): error TS2532: Object is possibly 'undefined'.",
  ]);
});

test('no output is no error', () => {
  expect(findMistyped(madeUpTree(FILES), '')).toEqual([]);
});
