/** Fails when an import points the wrong way (import-directions.ts has the arrows), two types share a name, or a folder is full. */
import path from 'node:path';
import { findFullFolders } from './checks/full-folders.ts';
import { findViolations } from './checks/import-directions.ts';
import { findSharedNames } from './checks/type-names.ts';

const root = path.dirname(import.meta.dirname);
const imports = findViolations(root);
const names = findSharedNames(root);
const folders = findFullFolders(root);
for (const violation of [...imports, ...names, ...folders]) console.error(violation);
console.log(imports.length === 0 ? 'imports: all point the right way' : `imports: ${imports.length} wrong`);
console.log(names.length === 0 ? 'types: each has a name of its own' : `types: ${names.length} names are shared`);
console.log(folders.length === 0 ? 'folders: none is full' : `folders: ${folders.length} are full`);
process.exitCode = imports.length + names.length + folders.length === 0 ? 0 : 1;
