import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@fondaco/catalog';
import { packagesIn, readManifest } from '../files.ts';
import { freezeGame, listFrozen } from '../freeze-rules/freeze-game.ts';

/** A build to come: a tree of its own, as somebody would have made it of this one. */
export interface NextBuild {
  readonly root: string;
  /** The game whose rules are raised in it, and to which number. */
  readonly game: string;
  readonly rules: number;
  readonly dispose: () => void;
}

const ROOT = path.join(import.meta.dirname, '../..');
const RAISED = 'augsburg-1520';
/** All that a server and the command line are made of. */
const COPIED = ['package.json', 'packages', 'apps/server', 'apps/cli', 'tools/served'];
const NOT_COPIED = new Set(['node_modules', 'dist', 'coverage']);
const SCOPE = '@fondaco';

/** Makes the next build: the rules of a game are frozen, raised and changed, and the schema has a step more, which adds a column. */
export function makeNextBuild(): NextBuild {
  const now = games.find(({ game }) => game.id === RAISED)?.game.rules;
  if (now === undefined) throw new Error(`there is no game ${RAISED}`);
  const root = mkdtempSync(path.join(tmpdir(), 'fondaco-next-'));
  for (const part of COPIED)
    cpSync(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !NOT_COPIED.has(path.basename(file)),
    });
  raiseRules(root, now);
  expandSchema(root);
  linkModules(root);
  return { root, game: RAISED, rules: now + 1, dispose: () => rmSync(root, { recursive: true }) };
}

/** As CONTRIBUTING says how a rule is changed: whoever draws, draws one more. */
function raiseRules(root: string, now: number): void {
  const frozen = freezeGame(root, RAISED, now);
  if (!frozen.ok) throw new Error(frozen.why);
  listFrozen(root, (id) => games.find(({ game }) => game.id === id)?.title ?? id);
  edit(root, `packages/${RAISED}/src/index.ts`, `const RULES = ${now};`, `const RULES = ${now + 1};`);
  edit(root, `packages/${RAISED}/src/data/numbers.ts`, 'export const DRAWN = 2;', 'export const DRAWN = 3;');
  // Bots would learn anew for it; here they are told that what they learnt still holds.
  edit(root, `packages/${RAISED}/src/evaluate/weights.json`, `"rules": ${now},`, `"rules": ${now + 1},`);
}

function expandSchema(root: string): void {
  const steps = 'apps/server/src/store/migrations.ts';
  const text = readFileSync(path.join(root, steps), 'utf8');
  const known = [...text.matchAll(/name: '(\d{4})-/g)].length;
  const oldest = Number([...text.matchAll(/oldest: (\d+),/g)].at(-1)?.[1]);
  const step = `  {
    name: '${String(known + 1).padStart(4, '0')}-mood',
    oldest: ${oldest},
    up: async (db) => {
      await db.schema
        .alterTable('lines')
        .addColumn('mood', 'text', (column) => column.notNull().defaultTo('calm'))
        .execute();
    },
  },
`;
  edit(root, steps, '];\n\nconst FIRST_TABLES', `${step}];\n\nconst FIRST_TABLES`);
  const version = 'apps/server/src/store/schema.ts';
  edit(root, version, `SCHEMA_VERSION = ${known};`, `SCHEMA_VERSION = ${known + 1};`);
}

function edit(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

/** Other people's packages are those of this tree, ours the tree's own. */
function linkModules(root: string): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')];
  mkdirSync(path.join(to, SCOPE), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== SCOPE && !name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name));
  for (const folder of [...packagesIn(root, 'packages'), ...packagesIn(root, 'apps')])
    symlinkSync(path.join(root, folder), path.join(to, readManifest(root, folder).name));
}
