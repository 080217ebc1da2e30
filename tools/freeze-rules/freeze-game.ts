import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, packagesIn } from '../files.ts';

export type Frozen =
  | { readonly ok: true; readonly folder: string; readonly files: readonly string[] }
  | { readonly ok: false; readonly why: string };

const TEMPLATES = path.join(import.meta.dirname, 'templates');
/** Where a game keeps whole games that were really played. */
const RECORDS = 'tests/games';
const FROZEN = /^(.+)-rules-(\d+)$/;

/** Copies a game's sources and golden records to a package of their own. */
export function freezeGame(root: string, id: string, rules: number): Frozen {
  const from = path.posix.join('packages', id);
  const folder = `${from}-rules-${rules}`;
  if (existsSync(path.join(root, folder))) return { ok: false, why: `${folder} is there already` };
  const files = new Map<string, string>();
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  for (const file of filesUnder(root, `${from}/src`)) files.set(file.replace(from, folder), read(file));
  for (const file of filesUnder(root, `${from}/${RECORDS}`))
    if (file.endsWith('.record')) files.set(file.replace(from, folder), read(file));
  for (const file of filesUnder(TEMPLATES, '.'))
    // Tests end in .txt where they are kept, because nobody is to run them there.
    files.set(path.posix.join(folder, file.replace(/\.txt$/, '')), fillIn(file, id, rules));
  for (const [file, text] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { ok: true, folder, files: [...files.keys()] };
}

function fillIn(file: string, id: string, rules: number): string {
  return readFileSync(path.join(TEMPLATES, file), 'utf8')
    .replaceAll('GAME-ID', id)
    .replaceAll('RULES-NUMBER', String(rules))
    .replaceAll('gameName', nameOf(id));
}

/** How a game's package calls the game: `augsburg1520`. */
function nameOf(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes the catalog's list of earlier rules, newest first, and the catalog's dependencies on them. */
export function listFrozen(root: string, titleOf: (id: string) => string): void {
  const frozen = packagesIn(root, 'packages')
    .map((folder) => FROZEN.exec(path.posix.basename(folder)))
    .filter((match) => match !== null)
    .map(([name, id = '', rules = '']) => ({ name, id, rules: Number(rules) }))
    .toSorted((a, b) => (a.id === b.id ? b.rules - a.rules : a.id < b.id ? -1 : 1));
  const imports = frozen.map(({ name }, i) => `import * as frozen${i} from '@fondaco/${name}';`);
  const entries = frozen.map(
    ({ id }, i) => `  {
    game: frozen${i}.${nameOf(id)},
    title: '${titleOf(id)}',
    printBoard: frozen${i}.printBoard,
    evaluation: frozen${i}.evaluation,
  },`,
  );
  const text = `${[...imports, "import type { CatalogEntry } from './entry.ts';"].join('\n')}

/** Games as they were under earlier rules, for tables that began under them. \`npm run freeze-rules\` writes this file. */
export const earlierRules: readonly CatalogEntry[] = [
${entries.join('\n')}
];
`;
  writeFileSync(path.join(root, 'packages/catalog/src/earlier-rules.ts'), text);
  const manifest = path.join(root, 'packages/catalog/package.json');
  const { dependencies, ...others } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const added = Object.fromEntries(frozen.map(({ name }) => [`@fondaco/${name}`, '0.1.0']));
  const sorted = Object.fromEntries(
    Object.entries({ ...dependencies, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(manifest, `${JSON.stringify({ ...others, dependencies: sorted }, undefined, 2)}\n`);
}
