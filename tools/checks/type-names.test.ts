import { expect, test } from 'vitest';
import { findSharedNames } from './type-names.ts';
import { madeUpTree } from '../made-up-tree.ts';

test('names that are declared once pass, wherever they are used', () => {
  const root = madeUpTree({
    'packages/chess/src/state.ts': ['export class Board {}', 'type Piece = string;', 'interface Move {}'],
    'packages/chess/src/view.ts': [
      "import type { Board } from './state.ts';",
      'export type { Board };',
      'class Row {}',
      'import {',
      '  type Piece,',
      "} from './state.ts';",
    ],
  });
  expect(findSharedNames(root)).toEqual([]);
});

test.each([
  ['type', 'export type Move = { readonly from: string };'],
  ['interface', 'interface Move {'],
  ['class', 'export abstract class Move<T> {'],
  ['type inside a function', '  type Move = string;'],
])('a name that a %s shares with another package is found, exported or not', (_kind, declaration) => {
  const root = madeUpTree({
    'packages/chess/src/move.ts': ['interface Move {}'],
    'apps/web/src/Move.tsx': [declaration],
  });
  expect(findSharedNames(root)).toEqual([
    'the type Move is declared in packages/chess/src/move.ts and in apps/web/src/Move.tsx: a name has one meaning',
  ]);
});

test('tests and tools are no exceptions; skeletons and rules that were kept are', () => {
  const root = madeUpTree({
    'packages/chess/src/move.ts': ['type Move = string;'],
    'packages/chess-rules-1/src/move.ts': ['type Move = string;'],
    'tools/new-game/skeleton/src/move.ts': ['type Move = string;'],
  });
  expect(findSharedNames(root)).toEqual([]);
  const other = madeUpTree({
    'packages/chess/tests/move.test.ts': ['type Job = string;'],
    'tools/soak.ts': ['type Job = string;'],
  });
  expect(findSharedNames(other)).toHaveLength(1);
});
