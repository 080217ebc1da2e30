import { expect, test } from 'vitest';
import { madeUpTree } from '../made-up-tree.ts';
import { findFullFolders } from './full-folders.ts';

function filesOf(folder: string, count: number, ending = 'ts'): Record<string, readonly string[]> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/file-${i}.${ending}`, ['']]));
}

test('twenty-five files in a folder pass, with more in the folders below and any number of records beside them', () => {
  const root = madeUpTree({
    ...filesOf('apps/web/src', 25),
    ...filesOf('apps/web/src/table', 25, 'tsx'),
    ...filesOf('apps/web/src', 40, 'record'),
  });
  expect(findFullFolders(root)).toEqual([]);
});

test('a folder with one more is named, styles and scripts counted', () => {
  const root = madeUpTree({ ...filesOf('tools', 20), ...filesOf('tools', 5, 'mjs'), ...filesOf('tools', 1, 'css') });
  expect(findFullFolders(root)).toEqual(['tools has 26 files: at most 25 in a folder, the others get rooms']);
});
