import path from 'node:path';
import { findCycles } from './cycles.ts';

/** The files that lie in a folder itself, beside its subfolders. */
const OWN_FILES = '.';

/**
 * The cycles between the folders under one folder. An import counts between the folders in which the two paths part: from `table/page/a.ts` to `look/b.ts`
 * between `table` and `look`, from `table/page/a.ts` to `table/store/b.ts` between `table/page` and `table/store`.
 */
export function findFolderCycles(graph: ReadonlyMap<string, readonly string[]>, under: string): string[][] {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    if (!file.startsWith(`${under}/`)) continue;
    for (const target of targets.filter((one) => one.startsWith(`${under}/`))) {
      const [from, to] = partingFolders(file.slice(under.length + 1), target.slice(under.length + 1));
      if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return findCycles(new Map([...folders].map(([from, targets]) => [from, [...targets]])));
}

/** The two folders in which two files lie, as far as the first in which they differ. */
function partingFolders(a: string, b: string): readonly [string, string] {
  const [folderA, folderB] = [path.posix.dirname(a).split('/'), path.posix.dirname(b).split('/')];
  let depth = 0;
  while (depth < folderA.length && folderA[depth] === folderB[depth]) depth++;
  return [namedTo(folderA, depth), namedTo(folderB, depth)];
}

function namedTo(folder: readonly string[], depth: number): string {
  return depth < folder.length ? folder.slice(0, depth + 1).join('/') : [...folder, OWN_FILES].join('/');
}
