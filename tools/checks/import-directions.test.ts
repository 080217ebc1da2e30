import { expect, test } from 'vitest';
import { findViolations } from './import-directions.ts';
import { madeUpTree } from '../made-up-tree.ts';

const DEPENDS_ON_KERNEL = '"dependencies": { "@fondaco/kernel": "0.1.0" }';

const GOOD = {
  'package.json': ['{ "name": "fondaco", "devDependencies": { "vitest": "5.1.0" } }'],
  'packages/kernel/package.json': ['{ "name": "@fondaco/kernel" }'],
  'packages/kernel/src/index.ts': ["export { state } from './state.ts';"],
  'packages/kernel/src/state.ts': ['export const state = 1;'],
  'packages/kernel/testing/index.ts': ["import { test } from 'vitest';", "import { state } from '../src/state.ts';"],
  'packages/chess/package.json': [`{ "name": "@fondaco/chess", ${DEPENDS_ON_KERNEL} }`],
  'packages/chess/src/data/pieces.ts': ['export const PIECES = [];'],
  'packages/chess/src/state.ts': ["import { PIECES } from './data/pieces.ts';"],
  'packages/chess/src/steps/move.ts': ["import type { Step } from '@fondaco/kernel';", "import '../state.ts';"],
  'packages/chess/src/steps/end.ts': ['export const end = 1;'],
  'packages/chess/src/index.ts': ['export {', '  move,', "} from './steps/move.ts';"],
  'packages/chess/tests/move.test.ts': [
    "import { given } from '@fondaco/kernel/testing';",
    "import { readFileSync } from 'node:fs';",
    "import { test } from 'vitest';",
    "import { chess } from '../src/index.ts';",
  ],
  'apps/cli/package.json': [`{ "name": "@fondaco/cli", ${DEPENDS_ON_KERNEL} }`],
  'apps/cli/src/main.ts': ["import { Table } from '@fondaco/kernel';"],
  'tools/soak.ts': ["import { chess } from '@fondaco/chess';"],
};

function violationsWith(files: Readonly<Record<string, readonly string[]>>): string[] {
  return findViolations(madeUpTree({ ...GOOD, ...files }));
}

test('a tree whose imports all point towards the kernel passes', () => {
  expect(violationsWith({})).toEqual([]);
});

test('an empty tree passes', () => {
  expect(findViolations(madeUpTree({ 'package.json': ['{ "name": "fondaco" }'] }))).toEqual([]);
});

test.each([
  ['the kernel imports a game', 'packages/kernel/src/a.ts', '@fondaco/chess', 'the kernel imports no package'],
  ['the kernel imports from outside', 'packages/kernel/src/a.ts', 'lodash', 'the kernel imports no package'],
  ['a game imports the catalog', 'packages/chess/src/a.ts', '@fondaco/catalog', 'game imports only kernel'],
  ['a game imports from outside', 'packages/chess/src/a.ts', 'lodash', 'game imports only kernel'],
  ['a game imports itself by name', 'packages/chess/src/a.ts', '@fondaco/chess', 'own files by relative path'],
  ['src imports a testing kit', 'packages/chess/src/a.ts', '@fondaco/kernel/testing', 'no testing kit'],
  ['src imports a test', 'packages/chess/src/a.ts', '../tests/move.test.ts', 'src imports no test'],
  ['data imports state', 'packages/chess/src/data/a.ts', '../state.ts', 'data imports only data'],
  ['state imports a step', 'packages/chess/src/state.ts', './steps/end.ts', 'state imports only data, parts, state'],
  ['a step imports index', 'packages/chess/src/steps/a.ts', '../index.ts', 'rules imports only'],
  [
    'an app imports a game',
    'apps/cli/src/a.ts',
    '@fondaco/chess',
    'cli imports only kernel, texts, lessons, catalog, bots',
  ],
  ['an app imports what it did not declare', 'apps/cli/src/a.ts', 'commander', 'does not declare commander'],
  ['an app ships a development tool', 'apps/cli/src/a.ts', 'vitest', 'does not declare vitest'],
  ['a package is reached by path', 'apps/cli/src/a.ts', '../../../packages/kernel/src/index.ts', 'by name'],
  ['a tool reaches a package by path', 'tools/a.ts', '../packages/chess/src/index.ts', 'by name: @fondaco/chess'],
  ['a package reaches a tool', 'packages/chess/tests/a.ts', '../../../tools/soak.ts', 'outside packages/chess'],
  ['a file is named without .ts', 'packages/kernel/src/a.ts', './state', 'with .ts'],
])('%s: refused', (_, file, specifier, reason) => {
  const violations = violationsWith({
    'packages/catalog/package.json': ['{ "name": "@fondaco/catalog" }'],
    [file]: ['', `import { x } from '${specifier}';`],
  });
  expect(violations).toEqual([expect.stringContaining(`${file}:2: imports ${specifier}, but `)]);
  expect(violations[0]).toContain(reason);
});

test('type, side-effect and dynamic imports count; examples in comments do not', () => {
  const lines = [
    "import type { A } from '@fondaco/chess';",
    "import '@fondaco/chess';",
    "const late = await import('@fondaco/chess');",
    "export * from '@fondaco/chess';",
    " * import { a } from '@fondaco/chess';",
    "// import('@fondaco/chess')",
  ];
  expect(violationsWith({ 'packages/kernel/src/a.ts': lines })).toHaveLength(4);
});

test('a game that depends on more than the kernel is refused', () => {
  const manifest = '{ "name": "@fondaco/chess", "dependencies": { "@fondaco/kernel": "0.1.0", "lodash": "4.0.0" } }';
  expect(violationsWith({ 'packages/chess/package.json': [manifest] })).toEqual([
    'packages/chess/package.json: depends on lodash, but game imports only kernel',
  ]);
});

test('the web client imports a game only in the folder that draws it', () => {
  const board = ["import type { View } from '@fondaco/chess';"];
  const violations = violationsWith({
    'apps/web/package.json': ['{ "name": "@fondaco/web", "dependencies": { "@fondaco/chess": "0.1.0" } }'],
    'apps/web/src/games/chess/Board.tsx': board,
    'apps/web/src/Lobby.tsx': board,
  });
  expect(violations).toEqual([expect.stringContaining('apps/web/src/Lobby.tsx:1')]);
});

test('a cycle between files is shown whole', () => {
  const violations = violationsWith({
    'packages/kernel/src/a.ts': ["import type { B } from './b.ts';"],
    'packages/kernel/src/b.ts': ["import { a } from './a.ts';"],
  });
  expect(violations).toEqual([
    'cycle: packages/kernel/src/a.ts -> packages/kernel/src/b.ts -> packages/kernel/src/a.ts',
  ]);
});

test.each([
  [
    'two folders of the client',
    'home/a.ts',
    '../table/b.ts',
    'table/page/c.ts',
    '../../home/d.ts',
    'home -> table -> home',
  ],
  [
    'two rooms',
    'table/page/a.ts',
    '../store/b.ts',
    'table/store/c.ts',
    '../page/d.ts',
    'table/page -> table/store -> table/page',
  ],
  [
    'a room and its folder',
    'table/a.ts',
    './page/b.ts',
    'table/page/c.ts',
    '../d.ts',
    'table/. -> table/page -> table/.',
  ],
])('a cycle between %s is refused, though no file is part of one', (_, first, imported, second, imports, cycle) => {
  const violations = violationsWith({
    'apps/web/package.json': ['{ "name": "@fondaco/web" }'],
    [`apps/web/src/${first}`]: [`import { b } from '${imported}';`],
    [`apps/web/src/${second}`]: [`import { d } from '${imports}';`],
  });
  expect(violations).toEqual([`cycle of folders in apps/web/src: ${cycle}`]);
});

test('tests of the client may import whatever they test', () => {
  const violations = violationsWith({
    'apps/web/package.json': ['{ "name": "@fondaco/web" }'],
    'apps/web/src/home/a.ts': ["import { b } from '../table/b.ts';"],
    'apps/web/src/table/c.test.ts': ["import { d } from '../home/d.ts';"],
  });
  expect(violations).toEqual([]);
});
