import path from 'node:path';
import { filesUnder, packagesIn, readManifest, readText } from '../files.ts';

/** What the ledger of one game holds, and what is wrong between it, the code and the tests. */
export type LedgerReport = {
  readonly game: string;
  readonly clauses: number;
  readonly cited: number;
  readonly tested: number;
  readonly problems: readonly string[];
};

const CLAUSE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
// A string that opens with clauses in brackets, as the first argument of a call; comment lines aside.
const TITLE = /^(?!\s*(?:\/\/|\*|\/\*)).*?([\w.]*)\(\s*['"`]((?:\[[^\]\n]*\]\s*)+)/gm;
/** Where a paragraph of a rules book opens with its clauses. */
const PLACE = /^\[([A-Z\d -]+)\] /gm;
const NOT_RUN = /\.(?:skip|todo)$/;

type ClauseMention = { readonly id: string; readonly at: string };

/** Compares each game's RULES.md with its sources and tests; packages without a RULES.md are passed over. */
export function readLedgers(root: string): LedgerReport[] {
  return packagesIn(root, 'packages')
    .filter((folder) => filesUnder(root, folder).includes(`${folder}/RULES.md`))
    .map((folder) => readLedger(root, folder));
}

function readLedger(root: string, folder: string): LedgerReport {
  const game = path.posix.basename(folder);
  const prefix = readManifest(root, folder).fondaco?.clauses;
  if (prefix === undefined) {
    const problem = `${folder}/package.json: "fondaco": { "clauses": ... } names no prefix for the clauses of RULES.md`;
    return { game, clauses: 0, cited: 0, tested: 0, problems: [problem] };
  }
  const rules = `${folder}/RULES.md`;
  const listed = [...readText(root, rules).matchAll(CLAUSE)].map((match) => `${prefix}-${match[1]}`);
  const clauses = new Set(listed);
  const files = (part: string): string[] => filesUnder(root, `${folder}/${part}`);
  const sources = files('src').filter((file) => !file.includes('.test.'));
  const tests = [...files('tests'), ...files('src').filter((file) => file.includes('.test.'))];

  const cited = new Set(sources.flatMap((file) => mentionsIn(root, file, prefix)).map(({ id }) => id));
  const tested = new Set(tests.flatMap((file) => testedIn(readText(root, file), prefix)));
  const known = (ids: ReadonlySet<string>): number => [...clauses].filter((id) => ids.has(id)).length;
  const problems = [
    ...(listed.length === 0 ? [`${rules}: no clause found; a clause is a line like "- **SET-1** text"`] : []),
    ...listed.filter((id, i) => listed.indexOf(id) !== i).map((id) => `${rules}: ${id} is listed twice`),
    ...[...clauses].filter((id) => !cited.has(id)).map((id) => `${rules}: ${id} is cited nowhere in src/`),
    ...[...clauses].filter((id) => !tested.has(id)).map((id) => `${rules}: no test title opens with [${id}]`),
    ...files('book').flatMap((book) =>
      placesMissing(readText(root, book), clauses).map((id) => `${book}: ${id} does not have one place`),
    ),
    ...[...sources, ...tests, ...files('locales'), ...files('book')]
      .flatMap((file) => mentionsIn(root, file, prefix))
      .filter(({ id }) => !clauses.has(id))
      .map(({ id, at }) => `${at}: ${id} is not in ${rules}`),
  ];
  return { game, clauses: clauses.size, cited: known(cited), tested: known(tested), problems };
}

/** The clauses that no paragraph of a rules book opens with, or more than one. */
function placesMissing(book: string, clauses: ReadonlySet<string>): string[] {
  const placed = [...book.matchAll(PLACE)].flatMap(([, ids = '']) => ids.split(' '));
  return [...clauses].filter((id) => placed.indexOf(id) === -1 || placed.indexOf(id) !== placed.lastIndexOf(id));
}

/** The clauses that a text names in full, such as DVE-SET-1; a lone number is prose of its own ledger. */
function mentionsIn(root: string, file: string, prefix: string): ClauseMention[] {
  const lines = readText(root, file).split('\n');
  return lines.flatMap((line, i) => clausesIn(line, prefix).map((id) => ({ id, at: `${file}:${i + 1}` })));
}

function testedIn(text: string, prefix: string): string[] {
  return [...text.matchAll(TITLE)]
    .filter(([, callee = '']) => !NOT_RUN.test(callee))
    .flatMap(([, , title = '']) => clausesIn(title, prefix));
}

function clausesIn(text: string, prefix: string): string[] {
  return [...text.matchAll(new RegExp(`(?<![\\w-])${prefix}-[A-Z]+-\\d+(?!\\w)`, 'g'))].map(([id]) => id);
}
