import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files.ts';

const SKELETON = path.join(import.meta.dirname, 'skeleton');
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const CLAUSES = /^[A-Z]{2,4}$/;
/** What is here already, or would be mistaken for something else. */
const TAKEN = ['kernel', 'texts', 'catalog', 'bots', 'protocol', 'host'];

export type Copied =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly why: string };

/** Copies the skeleton to `packages/<id>` under `root` with all its names filled in. */
export function copySkeleton(root: string, id: string, clauses: string = clausesFor(id)): Copied {
  if (!ID.test(id) || TAKEN.includes(id))
    return {
      ok: false,
      why: `"${id}" cannot be a game's id: small letters, digits and single dashes, such as tiny-towns`,
    };
  if (!CLAUSES.test(clauses))
    return { ok: false, why: `"${clauses}" cannot begin clauses: two to four capital letters` };
  const folder = path.posix.join('packages', id);
  if (existsSync(path.join(root, folder))) return { ok: false, why: `${folder} is there already` };
  const files = filesUnder(SKELETON, '.').map((file) => {
    // Tests end in .txt where they are kept, because nobody is to run them there.
    const target = path.posix.join(folder, file.replace(/\.txt$/, ''));
    mkdirSync(path.join(root, path.dirname(target)), { recursive: true });
    writeFileSync(path.join(root, target), fillIn(readFileSync(path.join(SKELETON, file), 'utf8'), id, clauses));
    return target;
  });
  return { ok: true, files };
}

/** The first letters of the id: `DVE` of de-vulgari-eloquentia, `AUG` of augsburg-1520. */
export function clausesFor(id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = words.length >= 3 ? words.map((word) => word[0]).join('') : words.join('').replaceAll(/[^a-z]/g, '');
  return letters.slice(0, 3).toUpperCase();
}

function fillIn(text: string, id: string, clauses: string): string {
  const pascal = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return text
    .replaceAll('new-game', id)
    .replaceAll('NewGame', pascal)
    .replaceAll('newGame', camel)
    .replaceAll(/\bNEW\b/g, clauses);
}
