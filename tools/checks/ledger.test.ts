import { expect, test } from 'vitest';
import { readLedgers } from './ledger.ts';
import { madeUpTree } from '../made-up-tree.ts';

const GOOD = {
  'packages/kernel/package.json': ['{ "name": "@fondaco/kernel" }'],
  'packages/chess/package.json': ['{ "name": "@fondaco/chess", "fondaco": { "clauses": "CHS" } }'],
  'packages/chess/RULES.md': [
    '# Chess',
    '- **SET-1** Two players.',
    '- **MOV-10** A rook, by SET-1.',
    'not - **MOV-2**',
  ],
  'packages/chess/src/setup.ts': ['/** CHS-SET-1 */', 'const rook = 1; // CHS-MOV-10, and so on'],
  'packages/chess/tests/all.test.ts': ["test('[CHS-SET-1, CHS-MOV-10] both', () => {});"],
};

function ledgerWith(files: Readonly<Record<string, readonly string[]>>) {
  const [ledger] = readLedgers(madeUpTree({ ...GOOD, ...files }));
  return ledger;
}

test('a ledger with all its code and tests has no problems', () => {
  expect(readLedgers(madeUpTree(GOOD))).toEqual([{ game: 'chess', clauses: 2, cited: 2, tested: 2, problems: [] }]);
});

test('a clause nobody cites or tests is named', () => {
  const rules = [...GOOD['packages/chess/RULES.md'], '- **END-1** Mate.'];
  expect(ledgerWith({ 'packages/chess/RULES.md': rules })).toEqual({
    game: 'chess',
    clauses: 3,
    cited: 2,
    tested: 2,
    problems: [
      'packages/chess/RULES.md: CHS-END-1 is cited nowhere in src/',
      'packages/chess/RULES.md: no test title opens with [CHS-END-1]',
    ],
  });
});

test('every clause has one place in each rules book there is', () => {
  const good = { 'packages/chess/book/en.md': ['[CHS-SET-1 CHS-MOV-10] Both.'] };
  expect(ledgerWith(good)?.problems).toEqual([]);
  const german = {
    'packages/chess/book/de.md': ['[CHS-SET-1] Zwei.', '', '[CHS-SET-1] Zwei, siehe [MOV](CHS-MOV-10).'],
  };
  expect(ledgerWith({ ...good, ...german })?.problems).toEqual([
    'packages/chess/book/de.md: CHS-SET-1 does not have one place',
    'packages/chess/book/de.md: CHS-MOV-10 does not have one place',
  ]);
});

test.each([
  ['in src', 'packages/chess/src/a.ts'],
  ['in tests', 'packages/chess/tests/a.test.ts'],
  ['in locales', 'packages/chess/locales/en.json'],
])('a clause that is not in the ledger is an error %s', (_, file) => {
  const problems = ledgerWith({ [file]: ['', '"CHS-SET-11"'] })?.problems;
  expect(problems).toEqual([`${file}:2: CHS-SET-11 is not in packages/chess/RULES.md`]);
});

test.each([
  ['several brackets', ["it('[CHS-SET-1] [CHS-MOV-10] both', () => {});"]],
  ['a title on its own line', ['test(', "  '[CHS-SET-1, CHS-MOV-10] both',", '  () => {},', ');']],
  ['a table of cases', ['test.each([', '  [1],', "])('[CHS-SET-1] [CHS-MOV-10] %i', () => {});"]],
])('titles count: %s', (_, lines) => {
  expect(ledgerWith({ 'packages/chess/tests/all.test.ts': lines })?.tested).toBe(2);
});

test.each([
  ['a skipped test', ["test.skip('[CHS-SET-1] [CHS-MOV-10] both', () => {});"]],
  ['a commented-out test', ["// test('[CHS-SET-1] [CHS-MOV-10] both', () => {});"]],
  ['a clause later in the title', ["test('a rook [CHS-SET-1] [CHS-MOV-10]', () => {});"]],
])('titles that do not count: %s', (_, lines) => {
  expect(ledgerWith({ 'packages/chess/tests/all.test.ts': lines })?.tested).toBe(0);
});

test('a clause listed twice, a ledger without clauses and a ledger without a prefix are errors', () => {
  const twice = [...GOOD['packages/chess/RULES.md'], '- **SET-1** Again.'];
  expect(ledgerWith({ 'packages/chess/RULES.md': twice })?.problems).toEqual([
    'packages/chess/RULES.md: CHS-SET-1 is listed twice',
  ]);
  expect(ledgerWith({ 'packages/chess/RULES.md': ['# Chess'] })?.problems[0]).toContain('no clause found');
  const bare = ['{ "name": "@fondaco/chess" }'];
  expect(ledgerWith({ 'packages/chess/package.json': bare })?.problems[0]).toContain('names no prefix');
});
